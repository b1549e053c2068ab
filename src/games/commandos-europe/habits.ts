/** Looks on while the scripted player wages his war: what becomes of each mission, what he buys, and when he stands. */
import type { Onlooker, Seat, Tallies } from '../../kernel/game.ts';
import { countersOf, isFree, KINDS } from './content/pieces.ts';
import { figures } from './figures.ts';
import type { State } from './state.ts';
import type { Choice, Event, Question } from './vocabulary.ts';

const MET = { drawn: 0, accomplished: 0, forfeited: 0, fled: 0, stood: 0 };
const GOODS: readonly string[] = [...KINDS.filter((kind) => countersOf(kind).some((piece) => !isFree(piece))), 'base'];

export function habits(): Onlooker<State, Choice, Event> {
  const missions: Record<string, typeof MET> = {};
  const bought = new Set<string>();
  let current = { ...MET };
  return {
    watch(_state: State, _seat: Seat, { asks }: Question, { kind }: Choice): void {
      if (asks === 'escape') current[kind === 'stand' ? 'stood' : 'fled']++;
    },
    hear(event: Event): void {
      if (event.type === 'bought') bought.add(event.piece);
      else if (event.type === 'base-bought') bought.add('base');
      else if (event.type === 'mission-drawn') {
        current = missions[event.mission] ?? { ...MET };
        missions[event.mission] = current;
        current.drawn++;
      } else if (event.type === 'accomplished' || event.type === 'forfeited') current[event.type]++;
    },
    counts(state: State) {
      const { scenario = '', score = 0, accomplished = 0, lost = 0 } = figures(state);
      const met = Object.values(missions);
      const fled = met.reduce((sum, mission) => sum + mission.fled, 0);
      const stood = met.reduce((sum, mission) => sum + mission.stood, 0);
      return { scenario, score, accomplished, lost, fled, stood };
    },
    tallies: (state: State): Tallies => ({
      mission: missions,
      bought: Object.fromEntries(GOODS.map((kind) => [kind, { games: bought.has(kind) ? 1 : 0 }])),
      level: { [state.how]: { games: 1 } },
    }),
  };
}
