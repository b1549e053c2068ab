/** What a card brings that this operation asks for: charges, doors, light, distance. */
import type { Operation } from '../content/operation.ts';
import type { Card } from '../content/terms.ts';

export interface Need {
  readonly need: string;
  readonly count: number;
}

/** The first that the card meets and the operation has; `none` where it is only a good card. */
export function needMet(operation: Operation, card: Card): Need {
  return (
    needs(operation).find(({ need, count }) => count > 0 && MEETS[need]?.(card)) ?? {
      need: 'none',
      count: 0,
    }
  );
}

const MEETS: Readonly<Record<string, (card: Card) => boolean>> = {
  charges: ({ starts }) => starts.includes('tnt'),
  'half-lit': ({ skill }) => skill === 'soft-step',
  floodlit: ({ skill }) => skill === 'bluff',
  rooms: ({ skill }) => skill === 'through-walls',
  distance: ({ skill }) => skill === 'orders',
  doors: ({ starts }) => starts.includes('crowbar'),
  guards: ({ skill }) => skill === 'long-shot',
  patrols: ({ skill }) => skill === 'camouflage',
  levels: ({ skill }) => skill === 'bandage' || skill === 'quick-hands',
};

function needs({ cards }: Operation): readonly Need[] {
  const sum = (count: (card: Operation['cards'][number]) => number) => cards.reduce((all, card) => all + count(card), 0);
  return [
    { need: 'charges', count: sum(({ objectives }) => objectives.filter((one) => one.do === 'destroy').length) },
    { need: 'half-lit', count: sum(({ tiles }) => tiles.filter(({ size }) => size === 'medium').length) },
    { need: 'floodlit', count: sum(({ tiles }) => tiles.filter(({ size }) => size === 'large').length) },
    { need: 'rooms', count: sum(({ tiles }) => tiles.filter(({ indoor }) => indoor).length) },
    { need: 'distance', count: Math.max(...cards.map(farthest)) },
    { need: 'doors', count: sum(({ doors }) => doors.filter(({ locked }) => locked).length) },
    { need: 'guards', count: sum(({ triangles }) => triangles.length) },
    { need: 'patrols', count: sum(({ entrances }) => entrances.length) },
    { need: 'levels', count: cards.length },
  ];
}

/** Steps from the nearest open trap door to the objective that is farthest from it. */
function farthest({ trapDoors, objectives, distance }: Operation['cards'][number]): number {
  const open = trapDoors.filter((door) => door.open);
  return Math.max(0, ...objectives.map((goal) => Math.min(...open.map(({ tile }) => distance[tile]?.[goal.tile] ?? 0))));
}
