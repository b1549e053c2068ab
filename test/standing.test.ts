/**
 * Positions as they were once written down, one for each shape that the states of a game have had: today's rules go on from them. Who
 * changes what a state consists of adds a step to the game's `shapes`, and `node tools/golden.mjs --saves` a position of the new shape.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { carriedOver } from '../src/kernel/carrying.ts';
import { randomFrom } from '../src/kernel/dice.ts';
import { readSave, type Save } from '../src/kernel/save.ts';
import { shapeOf } from '../src/kernel/shapes.ts';
import { GAMES } from './games.ts';

const FOLDER = new URL('standing/', import.meta.url);

function standing(name: string): Save {
  const read = readSave(readFileSync(new URL(name, FOLDER), 'utf8'));
  if (!read.ok) throw new Error(`${name}: ${read.fault.code}`);
  return read.value;
}

describe.each(GAMES)('positions of $id', ({ game }) => {
  const names = readdirSync(FOLDER).filter((name) => name.startsWith(`${game.id}-shape-`));

  it('are there for the shape of today (node tools/golden.mjs --saves)', () => {
    expect(names).toContain(`${game.id}-shape-${shapeOf(game)}.json`);
  });

  it.each(names)('%s is gone on from', (name) => {
    const { carried, setup, seed, salt, history } = standing(name);
    if (!carried) throw new Error('There is no position in it.');
    const replayed = carriedOver(game, { setup, seed, salt }, history, carried);
    expect(replayed?.diverged).toBeUndefined();
    const chronicle = replayed?.chronicle;
    const random = randomFrom(name);
    for (let i = 0; i < 40 && chronicle?.match.decision; i++) {
      const { seats, question } = chronicle.match.decision;
      const [seat = ''] = seats;
      const choice = game.player.policy(chronicle.match.state, seat, question, chronicle.choices(seat), random);
      expect(chronicle.choose(seat, choice)).toBeUndefined();
    }
    expect(chronicle?.version).toBeGreaterThan(history.length);
  });
});
