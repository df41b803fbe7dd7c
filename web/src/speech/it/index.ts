/** All catalogs of this language, in one piece. */
export const texts: Record<string, string> = import.meta.glob('./*.ftl', {
  eager: true,
  query: '?raw',
  import: 'default',
});
