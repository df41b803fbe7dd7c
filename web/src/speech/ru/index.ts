/** The catalogs of this language that every page needs, in one piece. */
export const texts: Record<string, string> = import.meta.glob(['./shell.ftl', './lobby.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
