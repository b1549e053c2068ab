/**
 * Whether two plain data are the same to the last figure: they would be the same bytes when written down, keys in the same order.
 * What both share is not gone through, and nothing is written: a whole game is compared at every choice.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return Object.is(one, other);
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    for (let i = 0; i < one.length; i++) if (!isSame(one[i], other[i])) return false;
    return true;
  }
  const keys = Object.keys(one);
  const others = Object.keys(other);
  if (Array.isArray(other) || keys.length !== others.length) return false;
  for (let i = 0; i < keys.length; i++) {
    const key = keys[i] as keyof typeof one;
    if (key !== others[i] || !isSame(one[key], other[key])) return false;
  }
  return true;
}
