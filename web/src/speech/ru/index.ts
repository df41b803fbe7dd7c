/** The catalogs of this language that every page needs, in one piece. */
export const texts: Record<string, string> = import.meta.glob(['./*.ftl', '!./afterwards.ftl', '!./analysis.ftl', '!./builder.ftl', '!./checker.ftl', '!./company.ftl', '!./daily.ftl', '!./devices.ftl', '!./exhibition.ftl', '!./hosting.ftl', '!./odds.ftl', '!./offline.ftl', '!./paper.ftl', '!./push.ftl', '!./puzzles.ftl', '!./rounds.ftl', '!./sealed.ftl', '!./settings.ftl', '!./signup.ftl', '!./statistics.ftl'], {
  eager: true,
  query: '?raw',
  import: 'default',
});
