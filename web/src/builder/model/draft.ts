/**
 * A rule file that is being written: the same tables and lists as the TOML, as plain values.
 *
 * Nothing here knows a rule. Whether a draft can be played is said by the server.
 */

export type Value = string | number | boolean | Value[] | Draft;
export interface Draft {
  [key: string]: Value;
}

/** One step of a path: a key, or a place in a list. */
type Step = string | number;

/** The steps of a path such as `fleet[2].count`. */
export function steps(path: string): Step[] {
  const found = path.matchAll(/([^.[\]]+)|\[(\d+)\]/g);
  return [...found].map(([, key, place]) => (place === undefined ? (key ?? '') : Number(place)));
}

function at(value: Value | undefined, step: Step): Value | undefined {
  if (Array.isArray(value)) return typeof step === 'number' ? value[step] : undefined;
  if (value === null || typeof value !== 'object' || typeof step !== 'string') return undefined;
  return Object.hasOwn(value, step) ? value[step] : undefined;
}

/** What stands at a path, or nothing. */
export function valueAt(draft: Draft, path: string): Value | undefined {
  return steps(path).reduce<Value | undefined>(at, draft);
}

/** The draft with *value* at a path; tables on the way are made where they are missing. */
export function withValue(draft: Draft, path: string, value: Value): Draft {
  return putValue(draft, steps(path), value) as Draft;
}

function putValue(old: Value | undefined, way: Step[], value: Value): Value {
  const [step, ...rest] = way;
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const list = Array.isArray(old) ? [...old] : [];
    list[step] = putValue(list[step], rest, value);
    return list;
  }
  const table = old !== undefined && typeof old === 'object' && !Array.isArray(old) ? old : {};
  return { ...table, [step]: putValue(at(table, step), rest, value) };
}

/** The draft without what stands at a path, and without tables that are empty then. */
export function withoutValue(draft: Draft, path: string): Draft {
  return (cutValue(draft, steps(path)) as Draft | undefined) ?? {};
}

function cutValue(old: Value | undefined, way: Step[]): Value | undefined {
  const [step, ...rest] = way;
  if (step === undefined || old === undefined || typeof old !== 'object') return undefined;
  if (Array.isArray(old)) {
    const kept = old.flatMap((each, place) => (place === step ? (cutValue(each, rest) ?? []) : [each]));
    return rest.length || kept.length ? (kept as Value[]) : undefined;
  }
  const { [step]: gone, ...kept } = old;
  const left = rest.length ? cutValue(gone, rest) : undefined;
  const table = left === undefined ? kept : { ...old, [step]: left };
  return Object.keys(table).length ? table : undefined;
}

/** Whether two paths name the same entry, or one lies within the other. */
export function concerns(path: string, entry: string): boolean {
  const [one, other] = [steps(path), steps(entry)];
  return one.every((step, place) => place >= other.length || step === other[place]);
}
