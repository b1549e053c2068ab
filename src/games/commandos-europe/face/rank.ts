/**
 * Where a choice stands among others. Of many hexes that of the mission comes first, then those that lead nearer to the aim; of these, those
 * of little risk before others, and the nearest first.
 */
import type * as Kernel from '../../../kernel/game.ts';
import { distance, hexNamed } from '../content/map.ts';
import { playedIn } from '../content/map-played.ts';
import { missionsOf } from '../content/missions.ts';
import { isBoat, pieceAt } from '../content/pieces.ts';
import { chanceHeard } from '../odds.ts';
import { reachIn } from '../reckoning/halt.ts';
import { fieldTo, NEVER } from '../reckoning/ways.ts';
import type { View } from '../view.ts';
import { chosen, seen } from './seen.ts';

/** Whoever presses a hex means to go there, not only one step towards it. */
const RANKS: Readonly<Record<string, number>> = { go: 0, move: 0, attack: 0, step: 2, nominate: 2 };

/** Nothing is as far as that. */
const FARTHEST = NEVER + 1;

export function rank(anyView: unknown, anyChoice: Kernel.Choice): number {
  const view = seen(anyView);
  const choice = chosen(anyChoice);
  const own = RANKS[choice.kind] ?? 1;
  switch (choice.kind) {
    case 'go':
    case 'step':
      return own + haltRank(view, choice.hex);
    case 'base':
      return own + missionsAway(view, choice.hex) / FARTHEST;
    default:
      return own;
  }
}

const between = (from: string, to: string): number => distance(hexNamed(from), hexNamed(to));

/** Up to so much is little risk, and some; beyond that it is much. Where nobody is heard there is none. */
const RISKS = [0, 0.2, 0.5];

/** Less than 1. */
function haltRank(view: View, hex: string): number {
  if (hex === view.mission?.at) return 0;
  const noise = reachIn(view, view.move?.lead ?? '').all.get(hex)?.noise;
  const heard = noise === undefined ? 0 : chanceHeard(noise);
  const risk = RISKS.filter((most) => heard > most).length;
  const away = aimFrom(view, hex)?.away ?? 0;
  const kinds = RISKS.length + 1;
  return (1 + (leadsOn(view, away) ? 0 : kinds) + risk + (away + heard) / FARTHEST) / (2 * kinds + 1);
}

/** Nearer to the aim than whoever goes is now. */
function leadsOn(view: View, away: number): boolean {
  const here = view.pieces.find(({ id }) => id === view.move?.lead)?.at;
  return here === undefined || away < (aimFrom(view, here)?.away ?? 0);
}

export interface Aim {
  readonly what: 'mission' | 'base';
  readonly at: string;
  /** What the way there costs whoever goes, on foot or with the boat beside him; NEVER where there is none. */
  readonly away: number;
}

/** What it costs by way of the ground, through no base: across a fjord what is near may be far. */
export function wayTo(view: View, from: string, to: string, lead = view.move?.lead): number {
  const at = view.pieces.find(({ id }) => id === lead)?.at;
  const hasBoat = view.pieces.some((piece) => piece.at === at && isBoat(pieceAt(piece.id)));
  const bases = view.bases.filter((base) => base !== '').map(hexNamed);
  return fieldTo(view, hexNamed(to), hasBoat, bases)[hexNamed(from)] ?? NEVER;
}

/** Whoever is hunted makes for the nearest base, everybody else for the mission; undefined where there is neither. */
export function aimFrom(view: View, hex: string, lead: string | undefined = view.move?.lead): Aim | undefined {
  const { mission, bases, pieces } = view;
  const isHunted = pieces.some(({ id, detected }) => id === lead && detected);
  const aims = mission && !isHunted ? [mission.at] : bases.filter((at) => at !== '');
  const [nearest] = aims.map((at) => ({ at, away: wayTo(view, hex, at, lead) })).toSorted((a, b) => a.away - b.away);
  return nearest && { what: mission && !isHunted ? 'mission' : 'base', ...nearest };
}

/** Of hexes, or of bases where one may not be placed yet. */
export function nearestTo(hex: string, all: readonly string[]): Pick<Aim, 'at' | 'away'> | undefined {
  return all
    .filter((at) => at !== '')
    .map((at) => ({ at, away: between(hex, at) }))
    .toSorted((a, b) => a.away - b.away)[0];
}

/** How far it is from a hex to the mission; before one is drawn, on average to all that could be. */
export function missionsAway(view: View, hex: string): number {
  if (view.mission) return between(hex, view.mission.at);
  const places = missionsOf(playedIn(view)).flatMap(({ id, hexes }) => (view.undrawn.includes(id) ? hexes : []));
  return places.reduce((sum, place) => sum + between(hex, place), 0) / Math.max(1, places.length);
}
