import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import tableEn from '../../../web/text/table.en.json' with { type: 'json' };
import { Speaker } from '../../../words/speaker.ts';
import { commando } from '../game.ts';
import { SEAT } from '../vocabulary.ts';
import { opforDescribed, typeDescribed, unitDescribed } from './describe-unit.ts';
import { LID } from './lid.ts';
import { seen } from './seen.ts';

it('tells of whoever lies on top of a stack who else lies in it', async () => {
  const speaker = new Speaker('en', tableEn, await LID.lidTexts.en(), ...(await LID.texts('en')));
  const match = new Match(commando, commando.begin({ id: 'western-desert/midnight-toll', options: {} }, randomFrom('stack')));
  const told = () => unitDescribed(seen(commando.view(match.state, SEAT)), 'truck-patrol-1', speaker).lines.map(({ text }) => text);
  match.choose({ kind: 'recruit', type: 'truck-patrol', base: 'siwa' }, SEAT);
  expect(told().at(-1)).toBe('Siwa.');
  match.choose({ kind: 'recruit', type: 'sappers', base: 'siwa' }, SEAT);
  expect(told().at(-1)).toBe('In the same stack: Sappers 1.');
});

it('tells of a line of the Recruit Table first what its two figures mean', async () => {
  const speaker = new Speaker('en', tableEn, await LID.lidTexts.en(), ...(await LID.texts('en')));
  const view = seen(commando.view(commando.begin({ id: 'western-desert/midnight-toll', options: {} }, randomFrom('sold')), SEAT));
  const told = (type: string) => typeDescribed(view, type, speaker)?.lines[0]?.text;
  expect(told('jeep-patrol')).toBe('Firepower 2: it fires with 2 dice. Movement 3: 3 spaces in an operation.');
  expect(told('heavy-weapons')).toBe('Firepower 3: it fires with 3 dice. It cannot march and must be carried.');
  expect(told('hurricanes')).toBe('Firepower 2: it fires with 2 dice.');
});

it('tells of an OPFOR unit that is out of the battle that it is eliminated', async () => {
  const speaker = new Speaker('en', tableEn, await LID.lidTexts.en(), ...(await LID.texts('en')));
  const random = randomFrom('fallen');
  const match = new Match(commando, commando.begin({ id: 'western-desert/midnight-toll', options: {} }, random));
  while (match.decision && !match.state.battle) {
    match.choose(commando.player.policy(match.state, SEAT, match.decision.question, match.choices(SEAT), random), SEAT);
  }
  const view = seen(commando.view(match.state, SEAT));
  const [first] = view.battle?.opfor ?? [];
  if (!view.battle || !first) throw new Error('no battle is fought');
  const told = (opfor: readonly (typeof first)[]) =>
    opforDescribed({ ...view, battle: { ...view.battle, opfor: [...opfor] } as NonNullable<typeof view.battle> }, first.id, speaker).lines;
  expect(told([first]).map(({ text }) => text)).not.toContainEqual(expect.stringContaining('Eliminated: '));
  const fires = (opfor: typeof first) => told([opfor]).filter(({ text }) => text.includes(' fires '));
  expect(fires({ ...first, panicked: false })).toHaveLength(2);
  expect(fires({ ...first, panicked: true })).toEqual([]);
  expect(told([]).map(({ text }) => text)).toEqual(['Eliminated: it is out of this battle and lies in the bin again.']);
});
