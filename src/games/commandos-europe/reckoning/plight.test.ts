/** When a mission can no longer be accomplished, and what follows then. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Speaker } from '../../../words/speaker.ts';
import { commandosEurope } from '../game.ts';
import { TEXTS } from '../text/texts.ts';
import { view } from '../view.ts';
import { plightIn, strandedIn } from './plight.ts';

function arranged(arrangement: Record<string, unknown>) {
  const result = commandosEurope.lab.arrange(
    { bases: ['0340'], mission: { id: 'blow-bridge', at: '0145' }, pieces: { 'a-squad-1': { at: '0340' } }, ...arrangement },
    randomFrom('plight'),
  );
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return view(result.value, undefined);
}

const plight = (arrangement: Record<string, unknown>) => plightIn(arranged(arrangement));

it('without what it takes a mission is hopeless, until something can be bought again', () => {
  expect(plight({})).toEqual({ plight: 'hopeless', mission: 'blow-bridge', missing: ['explosives'] });
  expect(plight({ phase: 'purchase' }).plight).toBe('open');
  expect(plight({ pieces: { 'a-squad-1': { at: '0340' }, 'explosives-2': { at: '0142' } } }).plight).toBe('open');
});

it('is said with the question who moves, and that the next mission brings the next purchase', () => {
  const speaker = new Speaker('en', ...TEXTS.en);
  const asked = speaker.prompt({ asks: 'movement' }, { turn: 4, ...plight({}) });
  expect(asked).toMatch(/^Turn 4: who moves\? Blow Bridge takes explosives, and you have none\./);
  expect(speaker.prompt({ asks: 'movement' })).toBe('Friendly movement: who moves?');
});

it('says who is at sea without a boat, and that he cannot move', () => {
  const speaker = new Speaker('en', ...TEXTS.en);
  const atSea = (more: object) =>
    arranged({
      phase: 'movement',
      pieces: { 'a-squad-1': { at: '0641' }, 'b-squad-1': { at: '0340' }, 'explosives-1': { at: '0340' }, ...more },
    });
  const drowned = atSea({});
  expect(strandedIn(drowned)).toEqual(['a-squad-1']);
  expect(strandedIn(atSea({ canoe: { at: '0641' } }))).toEqual([]);
  expect(speaker.prompt({ asks: 'movement' }, { turn: 4, plight: 'open', stranded: strandedIn(drowned) })).toMatch(
    /A-Squad cannot: at sea/,
  );
});
