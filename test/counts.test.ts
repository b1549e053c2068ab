/**
 * The number of legal lines to a small depth, from fixed positions with fixed dice. Only a deliberate change of the rules,
 * or of the figures of a theatre, may alter them: whoever changes a number here says in the commit which rule it was.
 */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../src/games/box.ts';
import { gameOf } from '../src/games/shelf.ts';
import { randomFrom } from '../src/kernel/dice.ts';
import type { Choice, GameState } from '../src/kernel/game.ts';
import { legalChoices } from '../src/kernel/legality.ts';
import { Match, type Position } from '../src/kernel/match.ts';
import { type AnyMatch, playedFrom, SLOW } from './games.ts';

interface Counted {
  readonly game: string;
  readonly title: string;
  readonly arrangement: unknown;
  /** Made before counting begins. */
  readonly choices?: readonly string[];
  /** Lines of one choice, of two, of three … */
  readonly lines: readonly number[];
}

const DESERT = { theatre: 'western-desert', mission: 'behind-the-wire', ops: 6, rp: 4 };
const HIGHLANDS = { theatre: 'highlands', mission: 'stone-hail', ops: 6, rp: 4 };

const COUNTED: readonly Counted[] = [
  {
    game: 'commando',
    title: '9.0 recruiting with ten points in the desert',
    arrangement: { ...DESERT, phase: 'recruiting', rp: 10 },
    lines: [31, 902, 25_160],
  },
  {
    game: 'commando',
    title: '9.0 recruiting with ten points in the highlands',
    arrangement: { ...HIGHLANDS, phase: 'recruiting', rp: 10 },
    lines: [28, 711, 16_925],
  },
  {
    game: 'commando',
    title: '10.3, 15.4 a force with something to carry',
    arrangement: {
      ...DESERT,
      units: { 'truck-patrol-1': 'siwa', 'jeep-patrol-1': 'siwa', 'heavy-weapons-1': 'siwa', 'commando-party-1': 'siwa' },
    },
    choices: ['force siwa'],
    lines: [5, 30, 147, 540, 1509],
  },
  {
    game: 'commando',
    title: '15.0, 33.0, 34.0 a march with sappers, recon and a supply column',
    arrangement: {
      ...DESERT,
      units: { 'jeep-patrol-1': 'siwa', 'sappers-1': 'siwa', 'supply-column-1': 'siwa', 'hurricanes-1': 'air-available' },
      objectives: [
        { at: 'jarabub', real: true },
        { at: 'jalo', real: false },
      ],
    },
    choices: ['force siwa', 'take-all', 'done'],
    lines: [9, 49, 175, 525, 1451],
  },
  {
    game: 'commando',
    title: '16.2 Intel cards for every occasion',
    arrangement: {
      ...HIGHLANDS,
      units: { 'ranger-team-1': 'halvona', 'sappers-1': 'osmaro' },
      intel: ['charcoal-burners-tale', 'overgrown-strip', 'watch-on-the-ford', 'captured-orders'],
      objectives: [
        { at: 'sivaro', real: true },
        { at: 'kolvaro', real: false },
      ],
    },
    lines: [16, 180, 1483, 10_135],
  },
  {
    game: 'commando',
    title: '19.1, 29.0, 30.0 a battle with air support',
    arrangement: {
      ...HIGHLANDS,
      units: {
        'para-section-1': 'halvona',
        'ranger-team-1': 'halvona',
        'airstrike-1': 'air-available',
        'helicopter-1': 'air-available',
      },
      cards: ['militia-muster'],
    },
    choices: ['force halvona', 'take-all', 'done', 'move osmaro', 'pass'],
    lines: [2, 5, 21, 90, 309],
  },
  {
    game: 'commando',
    title: '25.0, 30.0 by parachute or by helicopter',
    arrangement: {
      ...HIGHLANDS,
      units: {
        'para-section-1': 'halvona',
        'para-section-2': 'halvona',
        'helicopter-1': 'air-available',
        'helicopter-2': 'air-available',
      },
    },
    lines: [4, 13, 31, 194, 804],
  },
];

function listOf({ state, decision }: AnyMatch): Choice[] {
  return decision ? legalChoices(state, decision.question) : [];
}

/** A game that is over is one line, however short. */
function linesFrom(game: AnyGame, position: Position<GameState, Choice>, depth: number): number {
  const match = Match.resume(game, position);
  const choices = listOf(match);
  if (!match.decision) return 1;
  if (depth === 1) return choices.length;
  let lines = 0;
  for (const choice of choices) {
    const next = Match.resume(game, position);
    next.choose(choice);
    lines += linesFrom(game, next.position(), depth - 1);
  }
  return lines;
}

describe('lines of play', () => {
  it.each(COUNTED)('$game: $title', { timeout: SLOW }, (counted) => {
    const game = gameOf(counted.game);
    if (!game) throw new Error(`There is no game "${counted.game}".`);
    const from = playedFrom(game, counted.arrangement, counted.choices ?? [], randomFrom(counted.title)).position();
    expect(counted.lines.map((_, i) => linesFrom(game, from, i + 1))).toEqual(counted.lines);
  });
});
