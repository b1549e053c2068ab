/** The set-up as one sees it: the front at first, and how everybody stands before the last of them ends it. */
import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { Speaker } from '../../../words/speaker.ts';
import { hexName, hexNamed } from '../content/battle-map.ts';
import { combatCommander } from '../game.ts';
import { whyNotThere } from '../rules/set-up.ts';
import { now } from '../state.ts';
import { type Choice, choiceText } from '../vocabulary.ts';
import { askFigures } from './ask-figures.ts';
import { askedIn } from './asked.ts';
import { detail } from './detail.ts';
import { centreOf } from './ground.ts';
import { LID } from './lid.ts';
import { seen } from './seen.ts';
import { frontOf, laidIn, withLaid } from './setting-up.ts';
import { isAtOnce, showsFirst } from './way-on.ts';

const offer = (choice: Choice) => ({ text: choiceText(choice), choice });
const begun = () => new Match(combatCommander, combatCommander.begin({ id: 'first-light', options: {} }, randomFrom('set up')), {});
const viewOf = (match: ReturnType<typeof begun>) => seen(combatCommander.view(match.state, 'axis'));

/** Everybody stands in G7 or the next hex to the east, but so many. */
function setUpBut(left: number) {
  const match = begun();
  const hexes = ['G7', 'H7', 'M7', 'N7', 'C5'];
  while ((match.state.toSetUp[0]?.units.length ?? 0) > left) {
    const choices = match.choices('axis');
    const wanted = choices.find((choice) => choice.kind === 'place' && choice.hex === hexes[0]);
    if (wanted) hexes.shift();
    match.choose(wanted ?? choices[0] ?? { kind: 'pass' }, 'axis');
  }
  return match;
}

it('looks at the front at the first question, where one’s own come nearest to the enemy', () => {
  const view = viewOf(begun());
  const front = frontOf(view);
  expect(front.map(hexName)).toContain('G7');
  expect(front.map(hexName)).not.toContain('G1');
  const [, y = 0] = askedIn(view, { offers: [offer({ kind: 'pass' })], playing: undefined, advised: undefined, advice: undefined }) ?? [];
  expect(Math.abs(y - centreOf(hexNamed('G7'))[1])).toBeLessThan(60);
});

it('the last is laid down and seen there before it ends the set-up, all others stand at once', () => {
  const there = { kind: 'place', hex: 'K5' } as const;
  const first = setUpBut(2);
  first.choose(first.choices('axis').find(({ kind }) => kind === 'pick') ?? { kind: 'pass' }, 'axis');
  expect([showsFirst(viewOf(first), there), isAtOnce(viewOf(first), there)]).toEqual([false, true]);
  expect(laidIn(viewOf(first), offer(there))).toBeUndefined();
  const view = viewOf(setUpBut(1));
  expect([showsFirst(view, there), isAtOnce(view, there)]).toEqual([true, false]);
  const laid = laidIn(view, offer(there));
  expect(withLaid(view, laid).units.find(({ id }) => id === laid?.unit)?.hex).toBe('K5');
  const elsewhere = [{ kind: 'take-up', unit: view.units[0]?.id ?? '' } as const, there];
  expect(showsFirst(view, there, elsewhere)).toBe(false);
});

it('asks whether all is done once the last is laid down, and ends the set-up by a button that says so', async () => {
  const speaker = new Speaker('en', await LID.lidTexts.en(), ...(await LID.texts('en')));
  const view = viewOf(setUpBut(1));
  const [here, there] = [offer({ kind: 'place', hex: 'K5' }), offer({ kind: 'place', hex: 'H1' })];
  const question = { asks: 'set-up-hex' };
  expect(speaker.prompt(question, askFigures(view))).toMatch(/^Where does .+ stand\?$/);
  expect(speaker.prompt(question, askFigures(view, undefined, here))).toBe('Set-up done?');
  expect(speaker.offer(here, question, askFigures(view, here, here))).toBe('Set-up done');
  expect(speaker.offer(there, question, askFigures(view, there, here))).toBe('Set-up done: last in H1');
});

it('says how many soldiers stand where there is no room, and how many may', async () => {
  const speaker = new Speaker('en', await LID.lidTexts.en(), ...(await LID.texts('en')));
  const match = setUpBut(1);
  const { unit = '' } = now(viewOf(match), 'set-up') ?? {};
  const state = { ...match.state, units: match.state.units.map((one) => (one.side === 'axis' ? { ...one, at: hexNamed('G7') } : one)) };
  const refused = whyNotThere(state, 'axis', unit, hexNamed('G7'));
  expect(refused && speaker.refusal(refused)).toMatch(/no room left in G7: soldiers there now \d+; .+ brings \d; at most 7 in a hex\./);
});

it('says that the Cover is in the Morale of whoever stands there', async () => {
  const speaker = new Speaker('en', await LID.lidTexts.en(), ...(await LID.texts('en')));
  const view = viewOf(setUpBut(1));
  const said = (hex: string) => detail(view, offer({ kind: 'place', hex }).choice, speaker);
  expect(said('G7')).toContain('Cover +3 in the Morale');
  expect(said('H1')).not.toContain('Morale');
});
