/** What can be switched at set-up: the optional sections 32 to 35, and the rulings that players argue about. */
import { frozen } from '../../kernel/frozen.ts';
import type { Setup, SetupOption } from '../../kernel/game.ts';

const ON_OFF = ['on', 'off'] as const;

export const OPTIONS = [
  { id: 'reserve-points', rule: '32.0', values: ON_OFF, default: 'on' },
  { id: 'recon', rule: '33.0', values: ON_OFF, default: 'on' },
  { id: 'logistics', rule: '34.0', values: ON_OFF, default: 'on' },
  { id: 'turnaround', rule: '35.0', values: ON_OFF, default: 'on' },
  /** Ruling 2: an Op is paid for when the operation is over, or before it begins. */
  { id: 'op-paid', rule: '11.0', values: ['at-end', 'at-start'], default: 'at-end' },
  /** Ruling 3: the OPFOR fires at the first unit in the line, panicked or not, or at the first that still stands. */
  { id: 'opfor-target', rule: '19.1', values: ['first', 'first-standing'], default: 'first' },
  /** Ruling 4: the lines are drawn up anew each round, or once for the battle. */
  { id: 'lines', rule: '19.1', values: ['each-round', 'once'], default: 'each-round' },
  /** Ruling 10: what becomes of an objective whose carrier is eliminated. */
  { id: 'carried-objective', rule: '23.0', values: ['stays', 'eliminated'], default: 'stays' },
  /** Ruling 21: whether another leader may appear in a mission in which one was killed. */
  { id: 'killed-leader', rule: '24.0', values: ['not-replaced', 'another-comes'], default: 'not-replaced' },
  /** Ruling 59: who is stacked with a force: whoever is in its space, or only those who belong to it. */
  { id: 'stacked-with', rule: '10.2', values: ['same-space', 'same-force'], default: 'same-space' },
  /** Ruling 12: survivors of a lost battle go on with the Objective Segment, or not. */
  { id: 'lost-battle-objective', rule: '11.0', values: ['goes-on', 'ends'], default: 'goes-on' },
] as const satisfies readonly SetupOption[];

type Values = { [O in (typeof OPTIONS)[number] as O['id']]: O['values'][number] };

export type HouseRules = Readonly<Values>;

export function isHouseRule(id: string, value: string): boolean {
  return OPTIONS.some((option) => option.id === id && (option.values as readonly string[]).includes(value));
}

const known = new WeakMap<Setup['options'], HouseRules>();

/** A set-up that passed the kernel's check holds one of the listed values for each option. Many games share one set-up. */
export function houseRules({ options }: Setup): HouseRules {
  const rules =
    known.get(options) ?? frozen(Object.fromEntries(OPTIONS.map(({ id, default: usual }) => [id, options[id] ?? usual])) as HouseRules);
  known.set(options, rules);
  return rules;
}
