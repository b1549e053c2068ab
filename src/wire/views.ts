/**
 * Views of one board, one soon after the other, written as what differs: each is told from the one after it, and the last from the
 * view that everybody gets anyway. So nobody needs to have seen what came before.
 */

/** What was otherwise than in the view after it: by the keys at the top of a view. */
export interface ViewChange {
  readonly set: Readonly<Record<string, unknown>>;
  /** What was not there yet. */
  readonly without?: readonly string[];
}

export function changesBefore(view: unknown, views: readonly unknown[]): readonly ViewChange[] {
  return views.map((one, i) => change(one, i + 1 < views.length ? views[i + 1] : view));
}

export function viewsBefore(view: unknown, changes: readonly ViewChange[]): readonly unknown[] {
  const views: unknown[] = [];
  let after = view;
  for (const { set, without = [] } of changes.toReversed()) {
    const kept = Object.entries(after ?? {}).filter(([key]) => !without.includes(key));
    after = { ...Object.fromEntries(kept), ...set };
    views.unshift(after);
  }
  return views;
}

function change(one: unknown, after: unknown): ViewChange {
  const [was, is] = [recordOf(one), recordOf(after)];
  const set = Object.entries(was).filter(([key, part]) => !isSame(part, is[key]));
  const without = Object.keys(is).filter((key) => was[key] === undefined && is[key] !== undefined);
  return { set: Object.fromEntries(set), ...(without.length > 0 && { without }) };
}

/** The view of any game has names for its parts. */
function recordOf(view: unknown): Readonly<Record<string, unknown>> {
  return { ...(view as object) };
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((each, i) => isSame(each, other[i]));
  const [parts, others] = [Object.entries(one), Object.entries(other)];
  return parts.length === others.length && parts.every(([key, part]) => isSame(part, Reflect.get(other, key)));
}
