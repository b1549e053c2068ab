/** Chances of all that can happen, in whole per cents that add up to a hundred: what is left over goes where most was cut off. */
export function wholePercents(chances: readonly number[]): readonly number[] {
  const exact = chances.map((chance) => chance * 100);
  const whole = exact.map(Math.floor);
  const total = Math.round(exact.reduce((sum, one) => sum + one, 0));
  const left = total - whole.reduce((sum, one) => sum + one, 0);
  const cutOff = (place: number) => (exact[place] ?? 0) - (whole[place] ?? 0);
  const raised = new Set(
    whole
      .map((_, place) => place)
      .sort((a, b) => cutOff(b) - cutOff(a))
      .slice(0, left),
  );
  return whole.map((one, place) => one + Number(raised.has(place)));
}
