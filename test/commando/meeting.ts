/** A meeting with the enemy, for rule tests: a force marches from Halvona to Osmaro and draws a card that brings these OPFOR. */
import { given } from './given.ts';

/** Cards that call one, two, three and four OPFOR units. The first two change no Ops; the third takes 1, the fourth gives or takes 2. */
const CALLS = ['overgrown-strip', 'trackers-with-dogs', 'militia-muster', 'column-on-the-march'];

interface Meeting {
  /** They march together. */
  readonly units: readonly string[];
  /** As they come out of the bin. */
  readonly opfor: readonly string[];
  readonly dice: readonly number[];
  /** Units that stand elsewhere. */
  readonly others?: Readonly<Record<string, string>>;
  /** Instead of the card that calls as many OPFOR as are named. */
  readonly cards?: readonly string[];
  readonly ops?: number;
  readonly kia?: number;
  readonly objectives?: readonly { at: string; real: boolean; faceUp?: boolean }[];
  readonly options?: Readonly<Record<string, string>>;
}

/** Up to the first question after the march. A mule train at Tirubona sees to it that the mission goes on. */
export function meets({ units, opfor, dice, others = {}, cards, ops = 9, kia = 0, objectives = [], options = {} }: Meeting) {
  const table = given(
    {
      theatre: 'highlands',
      mission: 'stone-hail',
      ops,
      kia,
      rp: 0,
      units: { 'mule-train-1': 'tirubona', ...Object.fromEntries(units.map((unit) => [unit, 'halvona'])), ...others },
      cards: cards ?? CALLS.slice(opfor.length - 1, opfor.length),
      bin: opfor,
      objectives,
      options,
    },
    dice,
  );
  table.choose('force halvona');
  if (units.length > 1) table.choose('take-all', 'done');
  table.choose('move osmaro');
  return table.asks === 'movement' ? table.choose('halt') : table;
}

type Table = ReturnType<typeof given>;

/** Who fired at whom, in order. */
export function shots(table: Table): string[] {
  return table.told('fired').map(({ unit, target }) => `${unit} at ${target}`);
}

/** The kinds of events, in order, of those asked for. */
export function course(table: Table, ...types: string[]): string[] {
  return table.events.map(({ type }): string => type).filter((type) => types.includes(type));
}
