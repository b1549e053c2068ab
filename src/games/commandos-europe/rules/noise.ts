/** 12.0-12.4 Creating noise, and escaping a detection. */
import { rollDie } from '../../../kernel/dice.ts';
import { hexNamed } from '../content/map.ts';
import { isGear, PIECE_COUNT } from '../content/pieces.ts';
import { OFF, type State } from '../state.ts';
import type { NoiseFigures, Rules, Table } from '../vocabulary.ts';
import { ask, ofHex, plain, question, refusal } from './asking.ts';
import { hasAnyBase } from './bases.ts';
import { detect, endTheHunt, leaveTheHunt } from './detection.ts';
import { enemiesAppear } from './enemy-placement.ts';
import { noiseAt } from './ground.ts';
import { awareness } from './missions.ts';
import { idsOf, isBase, isDetected, leadersAt, nameAt, noiseOf, piecesAt, squadsAt, takeOff } from './pieces-in-play.ts';

const NOISE_DIE = 10;
/** Rolled as 0: never heard. And 1 always is. */
const SILENCE = 10;
const ALARM = 1;

/** 12.0-12.3 Every piece in the hex, the terrain (a stealthy move hears only what is below zero), and the enemy's awareness, once. */
export function noiseLevel(state: State, hex: number, isStealthy: boolean, terrainAt = hex): NoiseFigures {
  let pieces = 0;
  const { places } = state;
  for (let piece = 0; piece < PIECE_COUNT; piece++) if (places[piece] === hex) pieces += noiseOf(state, piece);
  const ground = noiseAt(state, terrainAt);
  const terrain = isStealthy ? Math.min(0, ground) : ground;
  const aware = awareness(state);
  return { pieces, terrain, awareness: aware, noise: pieces + terrain + aware };
}

function isHeard(roll: number, noise: number): boolean {
  return roll === ALARM || (roll !== SILENCE && roll <= noise);
}

/** 12.0 A stack has completed its move: one roll for the hex. 12.11 In a base nobody is heard. */
export function* makeNoise(t: Table, hex: number, isStealthy: boolean): Rules {
  const { state } = t;
  if (isBase(state, hex)) return;
  const squads = squadsAt(state, hex);
  if (squads.length === 0) return;
  const level = noiseLevel(state, hex, isStealthy);
  const roll = rollDie(state.random, NOISE_DIE);
  const heard = isHeard(roll, level.noise);
  t.tell?.({ type: 'noise', rule: '12.0', hex: nameAt(hex), squads: idsOf(squads), ...level, roll, result: heard ? 'heard' : 'unheard' });
  if (!heard) return;
  const wasUnheard = squads.some((squad) => !isDetected(state, squad));
  detect(t, squads, nameAt(hex), 'noise', '12.0');
  // Ruling 41: a hunted squad would otherwise wish to be heard.
  const mayEscape = hasAnyBase(state) && (wasUnheard || state.rules.escape === 'hunted');
  if (mayEscape) {
    const choice = yield* ask(escaping);
    if (choice.kind === 'escape') {
      escapeTo(t, hex, hexNamed(choice.hex));
      return;
    }
  }
  enemiesAppear(t, hex);
}

const NO_BASE_THERE = refusal('no-base-there', '12.4');

const escapeToBase = ofHex(
  'escape',
  '12.4',
  ({ bases }, found) => {
    for (const base of bases) if (base !== OFF) found.push(base);
  },
  (state, hex) => (isBase(state, hex) ? undefined : NO_BASE_THERE),
);
const escaping = question('escape', '12.4', [escapeToBase, plain('stand', '12.4')]);

/** 12.4 Squads and leaders of the hex go straight into a base; everything else in it is abandoned. */
function escapeTo(t: Table, from: number, base: number): void {
  const { state } = t;
  const lost = piecesAt(state, from).filter(isGear);
  for (const piece of lost) takeOff(state, piece);
  const squads = squadsAt(state, from);
  const pieces = [...squads, ...leadersAt(state, from)];
  for (const squad of squads) leaveTheHunt(state, squad);
  for (const piece of pieces) state.places[piece] = base;
  state.escapes++;
  t.tell?.({ type: 'escaped', rule: '12.4', pieces: idsOf(pieces), from: nameAt(from), hex: nameAt(base), lost: idsOf(lost) });
  endTheHunt(t);
}
