/** 12.0-12.3 Creating noise. */
import { rollDie } from '../../../kernel/dice.ts';
import { PIECE_COUNT } from '../content/pieces.ts';
import type { State } from '../state.ts';
import type { NoiseFigures, Rules, Table } from '../vocabulary.ts';
import { detect } from './detection.ts';
import { enemiesAppear } from './enemy-placement.ts';
import { escapes } from './escaping.ts';
import { noiseAt } from './ground.ts';
import { awareness } from './missions.ts';
import { idsOf, isBase, isDetected, nameAt, noiseOf, squadsAt } from './pieces-in-play.ts';

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
  if (!(yield* escapes(t, hex, wasUnheard))) enemiesAppear(t, hex);
}
