/** Whoever sets out once more is offered those with whom he set out last, in that order, and nobody else is. */
import { beforeEach, expect, it, vi } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { vCommandos } from '../game.ts';
import { type View, view } from '../view.ts';
import { errands } from './errands.ts';
import { lastTeam, rememberTeam, SAME_TEAM } from './last-team.ts';
import { standsFor } from './things.ts';

beforeEach(() => vi.stubGlobal('localStorage', {}));

function playing(setup: string, commandos: object, turn = 1): View {
  const arranged = vCommandos.lab.arrange({ setup, phase: 'commandos', turn, commandos }, randomFrom('team'));
  if (!arranged.ok) throw new Error(JSON.stringify(arranged.fault));
  return view(arranged.value, arranged.value.commandos[0]?.seat);
}

const choosing = (seen: View): View => ({
  ...seen,
  phase: 'selection',
  commandos: seen.commandos.map((each) => ({ ...each, id: '' })),
});

it('is chosen one after the other', () => {
  const seen = playing('second-training', { sapper: { side: 'blue' }, scout: { side: 'tan' } });
  rememberTeam(seen);
  const anew = choosing(seen);
  expect(errands(anew, [], undefined).get(SAME_TEAM)).toEqual(['select sapper blue', 'select scout tan']);
  expect(standsFor(anew, SAME_TEAM)).toEqual(['sapper-blue']);
  // of another operation nothing is known, and whoever has begun to choose goes on by himself
  expect(lastTeam({ ...anew, setup: 'green' })).toEqual([]);
  expect(lastTeam({ ...seen, phase: 'selection' })).toEqual([]);
});

it('is not the one in which somebody has been replaced', () => {
  const seen = playing('second-training', { sapper: {}, scout: {} }, 3);
  rememberTeam(seen);
  expect(lastTeam(choosing(seen))).toEqual([]);
});
