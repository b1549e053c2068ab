import { describe, expect, it } from 'vitest';
import { skirmish } from '../../test/skirmish/game.ts';
import { DUEL } from '../../test/skirmish/play.ts';
import { type AnyChronicle, type AnyGame, anyGame } from '../games/box.ts';
import { gameOf } from '../games/shelf.ts';
import { Chronicle } from '../kernel/chronicle.ts';
import type { Choice } from '../kernel/game.ts';
import { choiceMeant } from './meant.ts';

const SETUP = { id: 'first-light', options: {} };

function setUp(): AnyChronicle {
  const game = gameOf('combat-commander');
  if (!game) throw new Error('Combat Commander is not on the shelf.');
  const chronicle: AnyChronicle = new Chronicle(game, { setup: SETUP, seed: '7', salt: '' });
  while (chronicle.match.decision?.question.asks !== 'set-up-hex') {
    const [first] = chronicle.choices();
    if (!first) throw new Error('Nothing is to be set up.');
    chronicle.choose(chronicle.match.decision?.seats[0] ?? '', first);
  }
  return chronicle;
}

describe('a typed line', () => {
  it('means the choice of that number', () => {
    const chronicle = setUp();
    expect(choiceMeant({ chronicle, bots: new Map() }, '2')).toEqual(chronicle.choices()[1]);
  });

  it('means a choice by its text, whatever the capitals and the spaces', () => {
    const chronicle = setUp();
    const [first] = chronicle.choices();
    const text = first ? chronicle.game.choiceText(first) : '';
    for (const line of [text, text.toLowerCase(), text.toUpperCase(), text.replace(' ', '   ')]) {
      expect(choiceMeant({ chronicle, bots: new Map() }, line), line).toEqual(first);
    }
  });

  it('means what is not possible now as well, so that the reason can be told', () => {
    const chronicle = setUp();
    expect(choiceMeant({ chronicle, bots: new Map() }, 'step h4')).toEqual({ kind: 'step', hex: 'H4' });
    expect(choiceMeant({ chronicle, bots: new Map() }, 'step Q77')).toEqual({ kind: 'step', hex: 'Q77' });
    expect(choiceMeant({ chronicle, bots: new Map() }, 'dance wildly')).toBeUndefined();
  });

  it('is read to the letter where choices differ by capitals only', () => {
    const twins: Choice[] = [{ kind: 'pass' }, { kind: 'Pass' }];
    // Nothing that is handed to it comes from another game.
    const base = anyGame(skirmish);
    const game: AnyGame = { ...base, choiceText: ({ kind }) => kind, choiceFrom: () => undefined, intentions: () => twins };
    const chronicle: AnyChronicle = new Chronicle(game, { setup: DUEL, seed: '7', salt: '' });
    chronicle.choices = () => twins;
    expect(choiceMeant({ chronicle, bots: new Map() }, 'Pass')).toEqual({ kind: 'Pass' });
    expect(choiceMeant({ chronicle, bots: new Map() }, 'pass')).toEqual({ kind: 'pass' });
    expect(choiceMeant({ chronicle, bots: new Map() }, 'PASS')).toBeUndefined();
  });
});
