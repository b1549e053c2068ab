import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { Speaker } from '../../../words/speaker.ts';
import { commando } from '../game.ts';
import { type Event, SEAT } from '../vocabulary.ts';
import { detail } from './detail.ts';
import { groundAhead } from './layout.ts';
import { LID } from './lid.ts';
import { drawnSpaces } from './map/routes.ts';
import { happenedAt, isAimIn, withItsOperation } from './reckoning.ts';
import { seen } from './seen.ts';

function viewOf(mission: string) {
  return seen(
    commando.view(new Match(commando, commando.begin({ id: `western-desert/${mission}`, options: {} }, randomFrom('aim'))).state, SEAT),
  );
}

it('finds the aim in a battle that was over before anybody saw its end, though it was reached some shots before', () => {
  const view = { ...viewOf('midnight-toll'), kia: 8 };
  const began: Event = { type: 'operation-began', rule: '11.0', operation: 'ground', force: [], space: 'barce' };
  const killed = (kia: number): Event => ({ type: 'kia-changed', rule: '22.0', by: 1, kia });
  const unseen: readonly Event[] = [killed(8), { type: 'battle-ended', rule: '20.0', space: 'mechili', won: true, rounds: 2 }];
  const past = [began, killed(7), ...unseen];
  expect(isAimIn(view, unseen)).toBe(false);
  expect(isAimIn(view, withItsOperation(unseen, past))).toBe(true);
  expect(isAimIn(view, withItsOperation(unseen.slice(0, 1), past))).toBe(false);
  expect(isAimIn(view, withItsOperation(unseen, [killed(7), began, ...unseen]))).toBe(false);
});

it('counts the way to a Real Objective that is known and is to be fetched', async () => {
  const speaker = new Speaker('en', await LID.lidTexts.en(), ...(await LID.texts('en')));
  const marker = { id: 'objective-1', at: 'sollum', faceUp: true, carrier: '', real: true };
  const told = (mission: string, real: boolean) =>
    detail({ ...viewOf(mission), objectives: [{ ...marker, real }] }, { kind: 'move', space: 'maddalena' } as never, speaker);
  expect(told('borrowed-papers', true)).toMatch(/\d spaces? to a marker/);
  expect(told('borrowed-papers', false)).not.toContain('to a marker');
  expect(told('midnight-toll', true)).not.toContain('to a marker');
});

it('keeps clear of results where the force stands and where it could go next, and no more than that while it is under way', () => {
  const begun = viewOf('midnight-toll');
  const standing = (id: string) => ['truck-patrol-1', 'truck-patrol-2', 'heavy-weapons-1'].includes(id);
  const view = { ...begun, units: begun.units.map((unit) => (standing(unit.id) ? { ...unit, at: 'jalo' } : unit)) };
  const kept = (now: typeof view, space: string) => {
    const [x = 0, y = 0] = drawnSpaces(now.theatre).get(space)?.at ?? [];
    return groundAhead(now).some((box) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height);
  };
  expect(['jalo', 'agedabia', 'kufra'].map((space) => kept(view, space))).toEqual([true, true, false]);
  const operation = { kind: 'ground', from: 'jalo', at: 'jalo', force: [], moved: 0 } as never;
  expect(kept({ ...view, operation }, 'agedabia')).toBe(false);
});

it('knows where something has happened, by the space, the counter or the marker that is named, or by the force', () => {
  const view = viewOf('midnight-toll');
  const [marker] = view.objectives;
  const recruited = { type: 'recruited', rule: '9.0', unit: 'sappers-1', base: 'siwa', rp: 2, left: 10 } as unknown as Event;
  const turnedUp = { type: 'objective-revealed', rule: '32.0', objective: marker?.id } as unknown as Event;
  const kia: Event = { type: 'kia-changed', rule: '22.0', by: 1, kia: 3 };
  expect(happenedAt(view, [recruited])).toBe('siwa');
  expect(happenedAt(view, [recruited, turnedUp, kia])).toBe(marker?.at);
  expect(happenedAt({ ...view, operation: { at: 'jalo' } as never }, [kia])).toBe('jalo');
  expect(happenedAt(view, [kia])).toBeUndefined();
});
