/** Holds a Mission card against the theatre it is played in, whether it stands in the sheet or in a file of its own. */
import type { Fault } from '../../../kernel/game.ts';
import type { MissionCard, Sheet } from './theatre.ts';

export function found(code: string, figures: Fault['figures'] = {}): Fault {
  return { code, figures };
}

/** `place` is where the card stands in its file. */
export function faultsInMission(sheet: Sheet, mission: MissionCard, place: readonly string[] = []): Fault[] {
  const { id, objectives, recover, kia, leaders, barred } = mission;
  const leaderCounters = sheet.units.filter(({ abilities }) => abilities.includes('leader')).reduce((sum, { count }) => sum + count, 0);
  const places = Object.values(sheet.objectiveTable);
  const at = (...field: readonly string[]) => ({ mission: id, where: [...place, ...field].join('.') });
  const tooFew = (what: string, needed: number, count: number, where: { readonly where: string }) =>
    needed > count ? [found('too-few-counters', { ...where, what, mission: id, needed, count })] : [];
  return [
    ...(recover === undefined && kia === undefined ? [found('mission-without-aim', at())] : []),
    ...(recover !== undefined && recover > objectives.real
      ? [found('recover-too-many', { ...at('recover'), recover, real: objectives.real })]
      : []),
    ...tooFew('real', objectives.real, sheet.objectives.real, at('objectives', 'real')),
    ...tooFew('false', objectives.false, sheet.objectives.false, at('objectives', 'false')),
    ...tooFew('leaders', leaders, leaderCounters, at('leaders')),
    ...tooFew('places', objectives.real + objectives.false, new Set(places).size, at('objectives')),
    ...barred.filter((space) => places.includes(space)).map((space) => found('objective-barred', { ...at('barred'), space })),
    ...barred
      .filter((space) => sheet.spaces.some((entry) => entry.id === space && entry.base))
      .map((space) => found('base-barred', { ...at('barred'), space })),
    ...cutOff(sheet, mission).map(({ from, spaces }) => found('cut-off', { ...at('barred'), from, spaces })),
  ];
}

/** Spaces that no route reaches from the first base without crossing a barred one. */
function cutOff({ spaces, routes }: Sheet, { barred }: MissionCard): { from: string; spaces: string[] }[] {
  const first = spaces.find(({ base }) => base)?.id;
  if (first === undefined) return [];
  const reached = new Set([first]);
  for (const space of reached) {
    for (const [a, b] of routes) {
      const next = a === space ? b : a;
      if ((a === space || b === space) && !barred.includes(next)) reached.add(next);
    }
  }
  const lost = spaces.map((space) => space.id).filter((space) => !reached.has(space) && !barred.includes(space));
  return lost.length > 0 ? [{ from: first, spaces: lost }] : [];
}
