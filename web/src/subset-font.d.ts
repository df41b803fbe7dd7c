/** What the build asks of the package that cuts faces down; it brings no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    letters: string,
    options?: { targetFormat?: 'woff2' | 'sfnt' },
  ): Promise<Uint8Array>;
}
