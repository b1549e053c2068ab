/** What is meant as one can be done one by one; nothing comes to light before its last choice; and it tells nothing that is hidden. */
import { describe, expect, it } from 'vitest';
import { commando } from '../../src/games/commando/game.ts';
import { type Choice, SEAT } from '../../src/games/commando/vocabulary.ts';
import { textsOf } from '../../src/games/shelf.ts';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { entryFrom, entryText } from '../../src/kernel/entry.ts';
import { Match } from '../../src/kernel/match.ts';
import { choicesFrom, MOST_TOGETHER } from '../../src/kernel/together.ts';
import { type Offer, shortcutsFor } from '../../src/kernel/witness/sight.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { LANGUAGES } from '../../src/words/texts.ts';
import { positions, type Table } from './positions.ts';

const SPEAKERS = LANGUAGES.map((language) => new Speaker(language, ...textsOf('commando', language)));
/** In one position of so many what is hidden is dealt anew. */
const DEALS_ANEW = 5;

/** What is wrong with a shortcut, tried out by a match of its own. */
function faultOf({ match }: Table, { choices = [] }: Offer): string | undefined {
  const trial = Match.resume(commando, match.position());
  const { news } = trial.state.random;
  for (const [i, choice] of (choices as readonly Choice[]).entries()) {
    const text = commando.choiceText(choice);
    if (trial.state.random.news !== news) return `something has come to light before "${text}"`;
    if (!trial.choices(SEAT).some((legal) => commando.choiceText(legal) === text)) return `"${text}", number ${i + 1}, is not legal`;
    trial.choose(choice, SEAT);
  }
  return undefined;
}

it('is legal choice by choice, has words in every language, fits into a command, and is the same however the hidden lies', () => {
  const codes = new Set<string>();
  let looked = 0;
  let dealt = 0;
  for (const table of positions()) {
    const shortcuts = shortcutsFor(table, SEAT);
    for (const shortcut of shortcuts) {
      expect(faultOf(table, shortcut), shortcut.text).toBeUndefined();
      expect(shortcut.text.length, shortcut.text).toBeLessThanOrEqual(2000);
      expect(choicesFrom(commando, shortcut.text), shortcut.text).toEqual(shortcut.choices);
      for (const speaker of SPEAKERS) speaker.offer(shortcut, table.match.decision?.question ?? { asks: '' });
      codes.add(shortcut.says?.code ?? shortcut.choice.kind);
    }
    if (shortcuts.length > 0 && looked++ % DEALS_ANEW === 0) {
      dealt++;
      const before = shortcuts.map(({ text, odds }) => `${text} ${JSON.stringify(odds)}`);
      const snapshot = table.snapshot();
      const other = Chronicle.restore(commando, table.origin, table.entries, JSON.parse(JSON.stringify(snapshot)));
      other.redeal(SEAT, `anew ${looked}`);
      expect(shortcutsFor(other, SEAT).map(({ text, odds }) => `${text} ${JSON.stringify(odds)}`)).toEqual(before);
    }
  }
  for (const speaker of SPEAKERS) expect([...speaker.missing]).toEqual([]);
  expect(dealt).toBeGreaterThan(10);
  const expected = [
    'all-down',
    'keep-and-fire',
    'keep-and-on',
    'march',
    'move',
    'ready-force',
    'recon-first',
    'set-out',
    'usual-line',
    'take',
  ];
  expect([...codes]).toEqual(expect.arrayContaining(expected));
});

it('reads like no other offer of its question', () => {
  let read = 0;
  for (const table of positions()) {
    const question = table.match.decision?.question ?? { asks: '' };
    const shown = shortcutsFor(table, SEAT).filter(({ quiet, says }) => !quiet && says);
    const alone = table.choices(SEAT).map((choice): Offer => ({ text: commando.choiceText(choice), choice }));
    for (const speaker of SPEAKERS) {
      const words = [...shown, ...alone].map((offer) => speaker.offer(offer, question));
      const twice = words.filter((one, i) => words.indexOf(one) !== i);
      expect(twice, question.asks).toEqual([]);
      read += words.length;
    }
  }
  expect(read).toBeGreaterThan(1000);
});

describe('chosen together', () => {
  const SETUP = { id: 'western-desert/midnight-toll', options: {} };
  const RECRUITS =
    'place-leader patrol-leader-1 siwa + recruit truck-patrol siwa + recruit truck-patrol siwa + recruit heavy-weapons siwa + done';
  const begun = () => new Chronicle(commando, { setup: SETUP, seed: 'together', salt: '' });
  const choose = (table: Table, text: string) => {
    const choices = choicesFrom(commando, text);
    return choices ? table.chooseTogether(SEAT, choices) : 'no choice';
  };
  const asks = ({ match }: Table) => match.decision?.question.asks;

  it('is one thing to take back and to do again, and every choice stands in the record', () => {
    const table = begun();
    expect(choose(table, RECRUITS)).toBeUndefined();
    expect([asks(table), table.entries.length]).toEqual(['operation', 5]);
    for (const entry of table.entries) expect(entryFrom(entryText(entry))).toEqual(entry);
    expect(table.entries.map((entry) => entryText(entry)[0])).toEqual(['c', '+', '+', '+', '+']);
    expect(table.undo(SEAT)).toBeUndefined();
    expect([asks(table), table.line.length]).toEqual(['recruiting', 0]);
    expect(table.redo(SEAT)).toBeUndefined();
    expect([asks(table), table.line.length]).toEqual(['operation', 5]);
  });

  it('stops as soon as something comes to light, and what went before stands', () => {
    const table = begun();
    choose(table, RECRUITS);
    choose(table, 'force siwa + take-all + carry heavy-weapons-1 truck-patrol-1 + done + move qara + halt + done + force siwa');
    const made = table.line.map(({ choice }) => choice);
    expect(made.filter((choice) => choice === 'force siwa')).toHaveLength(1);
    expect(made).toContain('move qara');
    expect(table.match.state.random.news).toBeGreaterThan(0);
  });

  it('is refused as a whole where its first choice is not possible, or they are too many', () => {
    const table = begun();
    expect(choose(table, 'force siwa + done')).toMatchObject({ code: 'not-now' });
    expect(table.entries).toEqual([]);
    expect(
      choicesFrom(
        commando,
        Array(MOST_TOGETHER + 1)
          .fill('done')
          .join(' + '),
      ),
    ).toBeUndefined();
    expect(choicesFrom(commando, 'done + nonsense')).toBeUndefined();
  });

  it('goes on by itself where one answer is left that costs nothing, never into what is rolled; and is taken back with it', () => {
    const table = begun();
    choose(table, RECRUITS.replace(' + recruit heavy-weapons siwa', ''));
    choose(table, 'force siwa + take-all');
    table.goOnByItself(SEAT);
    expect(asks(table)).toBe('movement');
    expect(table.entries.at(-1)).toMatchObject({ choice: 'done', sole: true });
    // To stay would cost the operation: that is never done for anybody.
    table.goOnByItself(SEAT);
    expect(asks(table)).toBe('movement');
    table.undo(SEAT);
    expect(asks(table)).toBe('operation');
  });
});
