/** Looks on while the scripted player fights: how often he leads a force among mines, and whether sappers were at hand. */
import type { Onlooker, Seat } from '../../kernel/game.ts';
import { chanceReal } from './bot/markers.ts';
import { theatreOf } from './content/theatres.ts';
import { entriesOf, sizeOf } from './content/unit-set.ts';
import { figures } from './figures.ts';
import { hiddenObjectiveAt, inSpace, operationOf, stackedWithForce, stackingLimit } from './rules/map.ts';
import { slowest } from './rules/sight.ts';
import { STANDING, type State } from './state.ts';
import type { Choice, Event, Question } from './vocabulary.ts';

export function habits(): Onlooker<State, Choice, Event> {
  const count = {
    led: 0,
    unled: 0,
    certain: 0,
    'sappers-left': 0,
    'sappers-crowded-out': 0,
    'sappers-slow': 0,
    minefields: 0,
    'lost-to-mines': 0,
    'lost-to-cards': 0,
  };
  let isInMinefield = false;
  return {
    watch(s: State, _seat: Seat, { asks }: Question, choice: Choice): void {
      isInMinefield = false;
      if (asks === 'force' && choice.kind === 'done') {
        const left = sappersLeft(s);
        if (left !== undefined) count[left]++;
      }
      const space = enters(choice);
      if (space === undefined || !mayBeMined(s, space)) return;
      if (stackedWithForce(s, 'sapper', theatreOf(s).space(space))) count.led++;
      else {
        count.unled++;
        if (chanceReal(s) === 0) count.certain++;
      }
    },
    hear(event: Event): void {
      if (event.type === 'attrition' && event.lost) count['lost-to-cards']++;
      if (event.type !== 'mine-checked') return;
      if (!isInMinefield) count.minefields++;
      isInMinefield = true;
      if (event.lost) count['lost-to-mines']++;
    },
    counts: (s: State) => ({ scenario: figures(s).scenario ?? '', ...count }),
  };
}

/** The space that a force is about to enter. */
function enters(choice: Choice): string | undefined {
  switch (choice.kind) {
    case 'move':
    case 'fly':
    case 'sail':
    case 'land':
    case 'drop':
      return choice.space;
    default:
      return undefined;
  }
}

/** As far as the player can know: any marker that lies face down, where false ones are minefields. */
function mayBeMined(s: State, space: string): boolean {
  return theatreOf(s).sheet.falseObjective.kind === 'minefield' && hiddenObjectiveAt(s, space) !== undefined;
}

/** 27.0 Sappers who stand beside a force that has none and are left behind: though they keep pace, for want of room (10.2), or for its haste. */
function sappersLeft(s: State): 'sappers-left' | 'sappers-crowded-out' | 'sappers-slow' | undefined {
  const theatre = theatreOf(s);
  const { inForce } = s[STANDING];
  const behind = entriesOf(theatre.units, inSpace(s, theatre.space(operationOf(s).from)) & theatre.able.sapper & ~inForce);
  if (behind.length === 0 || (inForce & theatre.able.sapper) !== 0) return undefined;
  if (!behind.some(({ movement }) => movement >= slowest(s))) return 'sappers-slow';
  return sizeOf(inForce & theatre.stacking) < stackingLimit(s) ? 'sappers-left' : 'sappers-crowded-out';
}
