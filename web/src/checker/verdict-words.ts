/** A verdict in sentences. */

import { t } from '../speech/speech.svelte';
import type { Verdict } from './verifier/verdict';

/** What was found, in one sentence. */
export function headline(verdict: Verdict): string {
  if (verdict.fault) return t('check-wrong');
  return t(verdict.finished ? 'check-sound' : 'check-sound-unfinished');
}

/** What was in order, one sentence each; `known` is whether this server publishes the key that signed. */
export function checkedSentences(verdict: Verdict, known = false): string[] {
  const counted = verdict.checked.map(({ what, count }) => t('check-counted', { what, count }));
  if (!verdict.sound) return counted;
  const [lines = '', ...others] = counted;
  if (verdict.sealed) return [lines, t('check-rules'), ...others, ...sealedSentences(verdict)];
  const game = [lines, t('check-rules'), ...others, t('check-lots'), t('check-answers'), endSentence(verdict)];
  return [...game, ...evidenceSentences(verdict), ...(known ? [t('check-signed')] : [])];
}

/** What was not checked, or cannot be: nothing that a tick may stand before. */
export function limitSentences(verdict: Verdict, known = false): string[] {
  const { sound, sealed, evidence } = verdict;
  if (!sound) return [];
  if (sealed) return [t('check-not-proved')];
  const drawn = evidence ? `${t('check-compare')} ${evidence.digest}` : t('check-before');
  return [drawn, ...signatureLimits(verdict, known), ...(evidence?.bots ? [t('check-bots')] : [])];
}

/** What is open about the shots, which only a signature binds. */
export function signatureLimits({ key }: Verdict, known: boolean): string[] {
  if (key === null) return [t('check-unsigned')];
  return known ? [] : [t('check-signed-elsewhere', { key })];
}

/** What the proofs of a sealed game show. */
export function sealedSentences(verdict: Verdict): string[] {
  const breach = verdict.breach ? [breachSentence(verdict)] : [];
  return [t('check-sealed-answers'), ...breach, endSentence(verdict)];
}

/** Who has signed something false, and what. */
function breachSentence({ breach, names }: Verdict): string {
  if (!breach) return '';
  const [row, col] = breach.at ?? [0, 0];
  const facts = { name: names[breach.seat] ?? '', row: row + 1, col: col + 1 };
  return t('check-breach', { ...facts, breach: breach.breach, said: t('check-said', { said: breach.said ?? '' }) });
}

/** What was committed to before the first shot. */
function evidenceSentences({ evidence }: Verdict): string[] {
  if (!evidence) return [];
  const { fields, lots } = evidence;
  const drawn = lots ? [t('check-drawn', { count: lots })] : [];
  return [t('check-committed', { count: fields }), ...drawn];
}

function endSentence({ ending, names }: Verdict): string {
  if (!ending) return t('check-unfinished');
  if (ending.winner === null) return t('check-nobody', { why: ending.why });
  return t('check-winner', { name: names[ending.winner] ?? '', why: ending.why });
}

/** What is wrong, where, and by whom. */
export function faultSentence({ fault, names }: Verdict): string {
  if (!fault) return '';
  const { code, line, facts } = fault;
  const seat = facts['seat'];
  const name = (typeof seat === 'number' && names[seat]) || '';
  const sentence = t(`check-fault-${code}`, { there: 0, number: 0, ...faultFacts(facts) });
  if (line === null) return sentence;
  return `${name ? t('check-line-of', { line, name }) : t('check-line', { line })} ${sentence}`;
}

/** The facts of every sentence there is; what a fault does not have is empty. */
function faultFacts(facts: Record<string, string | number>): Record<string, string | number> {
  const reason = facts['reason'];
  const empty = { ship: '', one: '', other: '', weapon: '', count: 0, wanted: 0, due: 0, told: 0, event: '' };
  const known = { ...empty, ...facts };
  return typeof reason === 'string' ? { ...known, why: t(`check-illegal-${reason}`, { there: 0, ...known }) } : known;
}
