import { expect, it } from 'vitest';
import { arranged } from '../../../../test/given.ts';
import { Match } from '../../../kernel/match.ts';
import { Speaker } from '../../../words/speaker.ts';
import { textsOf } from '../../shelf.ts';
import { commando } from '../game.ts';
import { view } from '../view.ts';
import { markerDescribed } from './describe-space.ts';
import { detail } from './detail.ts';

const SPACES = ['palificata', 'jalo', 'siwa', 'barce'];

/** Midnight Toll has two real ones and two false. */
function toldWith(faces: readonly { readonly real: boolean; readonly faceUp: boolean }[]): readonly (string | undefined)[] {
  const objectives = faces.map((face, i) => ({ at: SPACES[i], ...face }));
  const arrangement = {
    theatre: 'western-desert',
    mission: 'midnight-toll',
    ops: 6,
    rp: 0,
    units: { 'truck-patrol-1': 'kufra' },
    objectives,
  };
  const seen = view(new Match(commando, arranged(commando, arrangement, 'markers')).state);
  const speaker = new Speaker('en', ...textsOf('commando', 'en'));
  const [first] = seen.objectives;
  if (!first) throw new Error('no marker lies there');
  return [markerDescribed(seen, first, speaker).lines[0]?.text, detail(seen, commando.choiceFrom('move palificata') as never, speaker)];
}

const down = (real: boolean) => ({ real, faceUp: false });
const up = (real: boolean) => ({ real, faceUp: true });

it('says outright what lies under a marker where all that are face down must be alike', () => {
  const [mines, there] = toldWith([down(false), down(false), up(true), up(true)]);
  expect(mines).toBe('A face-down objective, and a minefield for certain: none of those still face down is real.');
  expect(there).toContain('objective face down, a minefield for certain');
  const [real, fetched] = toldWith([down(true), up(true), up(false), up(false)]);
  expect(real).toBe('A face-down objective, and real for certain: all those still face down are.');
  expect(fetched).toContain('objective face down, real for certain');
});

it('says how many are real where it may be either', () => {
  const [either, there] = toldWith([down(false), down(true), up(true), up(false)]);
  expect(either).toContain('Of 2 still face down, 1 are real.');
  expect(there).toContain('objective face down, perhaps a minefield');
});
