/** What goes on without spending anything, and what nobody wishes for: by these the table knows its one filled button and its bars. */
import type * as Kernel from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import type { ChoiceKind } from '../vocabulary.ts';
import { chosen, seen } from './seen.ts';

/** Each ends what is going on, or leaves it as it is; the likeliest first. */
const GOES_ON: readonly ChoiceKind[] = ['done', 'pass', 'halt', 'keep-line', 'play-card', 'keep-intel', 'hold-fire', 'take-all'];

/** What costs something, or is done by the way: never what somebody means who only wants to go on. */
const BESIDES: ReadonlySet<string> = new Set<ChoiceKind>([
  'airborne',
  'helicopters',
  'turnaround',
  'fly',
  'sail',
  'ground-recon',
  'air-recon',
  'boost',
  'exchange',
  'discard-intel',
  'full-firepower',
  'support',
]);

/** Several choices as one that nearly everybody means here; the likeliest first. */
const TOGETHER = ['stop-all-down', 'all-down', 'set-out'];

export function wayOn(anyView: unknown, offers: readonly Offer[], asks: string | undefined): Offer | undefined {
  const view = seen(anyView);
  // 12.0 Whether to end the mission or to go on is a decision of its own: nobody slips into either.
  if (offers.some(({ choice }) => choice.kind === 'finish')) return undefined;
  if (asks === 'line' && isShakenInFront(view)) return offers.find(({ says }) => says?.code === 'usual-line');
  const single = offers.filter(({ choices, aside, choice }) => !choices && !aside && !BESIDES.has(choice.kind));
  const goesOn = GOES_ON.flatMap((kind) => single.filter(({ choice }) => choice.kind === kind)).at(0);
  const isMeant = goesOn && !isWaste(view, chosen(goesOn.choice).kind, single, asks);
  const [only, ...others] = single;
  const together = TOGETHER.flatMap((code) => offers.filter(({ says }) => says?.code === code)).at(0);
  // 16.2 A card that could be played at once is mostly kept for later.
  const later = asks === 'intel' ? offers.find(({ says }) => says?.code === 'keep-and-on') : undefined;
  if (later) return later;
  // 15.4 With everybody who can march in the force, nobody is left behind who could ride.
  if (together && asks === 'force' && goesOn?.choice.kind === 'done' && isEverybody(together)) return together;
  // Whoever has begun to say who goes is not to be talked over: then the force can be closed.
  if (together && (asks === 'debarking' || asks === 'movement' || goesOn?.choice.kind === 'take-all' || (only && others.length === 0)))
    return together;
  // 15.4 The last who rides gets down as everybody does.
  if (asks === 'debarking' && goesOn && others.length === 1) return single.find(({ choice }) => choice.kind === 'debark') ?? goesOn;
  if (goesOn) return isMeant ? goesOn : undefined;
  return others.length === 0 ? only : undefined;
}

/** Nobody but such as must ride is still to be taken, and none of them stays. */
function isEverybody({ choices, says }: Offer): boolean {
  return says?.figures.left === 0 && choices?.every(({ kind }) => kind === 'carry' || kind === 'done') === true;
}

/** 19.1 All fire falls on the head of the line: whoever has panicked is not left there by a press that only goes on. */
function isShakenInFront(view: View): boolean {
  const { battle, units } = view;
  const open = battle?.line.slice(battle.lined) ?? [];
  const isShaken = (id: string) => units.some((unit) => unit.id === id && unit.panicked);
  const isSteady = (id: string) => !isShaken(id) && !theatreOf(view).unit(id).leader;
  return open.some((id, i) => isShaken(id) && open.slice(i + 1).some(isSteady));
}

/** An operation without a step, a force without troops, points that could still buy somebody, a mission given up: to be chosen, not to slip into. */
function isWaste(view: View, kind: ChoiceKind, others: readonly Offer[], asks: string | undefined): boolean {
  switch (kind) {
    case 'halt':
      return view.operation?.moved === 0;
    case 'done':
      // 10.3 Taken from a stack by a press, one alone is seldom the whole force: it is said, and not slipped into.
      if (asks === 'force') return others.some(({ choice }) => choice.kind === 'take') && (!hasTroops(view) || isOneAlone(view));
      return view.phase === 'recruiting' && (!hasForce(view) || others.some(({ choice }) => RECRUITS.has(choice.kind)));
    case 'pass':
      return asks === 'last-op';
    default:
      return false;
  }
}

const RECRUITS: ReadonlySet<string> = new Set<ChoiceKind>(['recruit', 'recruit-air']);

const isOneAlone = ({ operation }: View): boolean => operation?.force.length === 1;

/** Leaders alone hold no ground. */
function hasTroops(view: View): boolean {
  const theatre = theatreOf(view);
  return view.operation?.force.some((id) => theatre.findUnit(id)?.leader === false) === true;
}

function hasForce(view: View): boolean {
  const theatre = theatreOf(view);
  return view.units.some(({ id, at }) => theatre.isSpace(at) && !theatre.unit(id).leader);
}

/** 9.0 Recruiting is not over with points in hand and nobody recruited, but by somebody who says so twice. */
export function isGivenUp(view: View, choice: Kernel.Choice): boolean {
  return choice.kind === 'done' && view.phase === 'recruiting' && view.rp > 0 && !hasForce(view);
}

const BAD: ReadonlySet<string> = new Set([
  'opfor-appear',
  'nothing-found',
  'supply-spent',
  'air-leaves',
  'shaken',
  'strayed',
  'lost',
  'no-effect',
]);

export function isBad(outcome: string): boolean {
  return BAD.has(outcome);
}
