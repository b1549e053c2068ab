import { describe, expect, it } from 'vitest';
import { Speaker } from './speaker.ts';
import { sentencesIn } from './texts.ts';

const TEXTS = {
  name: { jeep: 'Jeep', siwa: 'Siwa', 'big-cairn': 'Big Cairn' },
  card: { fog: { title: 'Fog', text: 'Nobody sees anything.' } },
  amount: { op_one: '{{count}} Op', op_other: '{{count}} Ops' },
  kind: { wet: 'wet', dry: 'dry' },
  chapter: { '1.0': 'Beginning', '11.0': 'Middle', '11.1': 'More' },
  rule: { '1.0a': 'Begin.', '11.0a': 'Go on.', '11.1a': 'Further.', '11.1b': 'Further still.' },
  choice: { done: { by: 'asks', eating: 'Enough eaten', other: 'Done' } },
  refusal: { far: '{{space, name}} is {{spaces}} away.' },
  event: {
    ended: { by: 'won', true: { by: 'why', luck: 'Won by luck.', other: 'Won.' }, false: 'Lost.' },
    dealt: { by: 'cards', none: 'Nothing dealt.', other: 'Dealt: {{cards, name}}.' },
    rolled: '{{dice, sum}}; {{dice, dice}}; {{by, signed}}; {{die}}{{plus, bonus(thing: op)}}',
  },
};

const ASKED = { ask: { pick: 'Which do you take?', rest: 'Rest?' }, decides: { pick: 'which to take.' } };

const en = () => new Speaker('en', TEXTS);

describe('names', () => {
  it('finds a name by id, by title, and by type and number', () => {
    const speaker = en();
    expect(['siwa', 'big-cairn', 'fog', 'jeep-2'].map((id) => speaker.name(id))).toEqual(['Siwa', 'Big Cairn', 'Fog', 'Jeep 2']);
    expect([...speaker.missing]).toEqual([]);
  });

  it('notes a name that is not there, and gives the id', () => {
    const speaker = en();
    expect(speaker.name('atlantis')).toBe('atlantis');
    expect([...speaker.missing]).toEqual(['name atlantis']);
  });

  it('lists several in the manner of the language', () => {
    expect(en().list(['a', 'b', 'c'])).toBe('a, b, and c');
    expect(new Speaker('fr').list(['a', 'b', 'c'])).toBe('a, b et c');
    expect(en().list([])).toBe('nobody');
  });
});

describe('what is filled in', () => {
  it('that are words and numbers stand as they are, whatever is in them', () => {
    const speaker = new Speaker('en', { told: { plain: '{{hex}}: {{cost}} of {{cost}}', bare: 'Nothing.' } });
    expect(speaker.say('told plain', { hex: '{{cost}} $& $1', cost: -2 })).toBe('{{cost}} $& $1: -2 of -2');
    expect(speaker.say('told bare')).toBe('Nothing.');
    expect([...speaker.missing]).toEqual([]);
  });

  it('that are not there are noted', () => {
    const speaker = new Speaker('en', { told: { plain: '{{hex}}: {{cost}}' } });
    speaker.say('told plain', { hex: '0101' });
    expect([...speaker.missing]).toEqual(['figure {{cost}}']);
  });
});

describe('variants', () => {
  it('are chosen by a figure, and may be nested', () => {
    const speaker = en();
    expect(speaker.say('event ended', { won: true, why: 'luck' })).toBe('Won by luck.');
    expect(speaker.say('event ended', { won: true, why: 'skill' })).toBe('Won.');
    expect(speaker.say('event ended', { won: false })).toBe('Lost.');
  });

  it('know a figure that is missing or empty', () => {
    expect(en().say('event dealt', { cards: [] })).toBe('Nothing dealt.');
    expect(en().say('event dealt')).toBe('Nothing dealt.');
    expect(en().say('event dealt', { cards: ['fog', 'jeep-1'] })).toBe('Dealt: Fog and Jeep 1.');
  });

  it('of a choice depend on the question', () => {
    expect(en().choice({ kind: 'done' }, { asks: 'eating' })).toBe('Enough eaten');
    expect(en().choice({ kind: 'done' }, { asks: 'drinking' })).toBe('Done');
  });
});

describe('figures', () => {
  it('are formatted', () => {
    expect(en().say('event rolled', { dice: [3, 4], by: -2, die: 5, plus: 0 })).toBe('3 + 4 = 7; 3, 4; −2; 5');
    expect(en().say('event rolled', { dice: [3], by: 1, die: 5, plus: 1 })).toBe('3; 3; +1; 5 + 1 Op');
  });

  it('that a sentence misses are noted, and so is a sentence that is not there', () => {
    const speaker = en();
    speaker.say('refusal far', { space: 'siwa' });
    speaker.say('refusal near');
    expect([...speaker.missing]).toEqual(['figure {{spaces}}', 'refusal near']);
  });

  it('are never read as templates themselves', () => {
    expect(en().say('refusal far', { space: 'siwa', spaces: '{{space}}' })).toBe('Siwa is {{space}} away.');
  });
});

describe('rules', () => {
  it('are found by chapter, section and row', () => {
    const rows = (wanted: string) =>
      en()
        .rules(wanted)
        .flatMap((chapter) => chapter.rows.map(({ id }) => id));
    expect(rows('11')).toEqual(['11.0a', '11.1a', '11.1b']);
    expect(rows('11.1')).toEqual(['11.1a', '11.1b']);
    expect(rows('11.1b')).toEqual(['11.1b']);
    expect(rows('1')).toEqual(['1.0a']);
    expect(rows('(')).toEqual([]);
    expect(en().rules('11.1b')[0]?.title).toBe('More');
  });

  it('are cited in a refusal', () => {
    const refusal = { code: 'far', rule: '11.1', figures: { space: 'siwa', spaces: 3 } };
    expect(en().refusal(refusal)).toBe('Siwa is 3 away. (rule 11.1, More)');
    expect(en().refusal({ code: 'game-over', rule: '', figures: {} })).toBe('The game is over.');
  });
});

it('tells odds that can happen, in per cent', () => {
  const speaker = new Speaker('fr', { odds: { hit: 'touché', miss: 'manqué', never: 'jamais' } });
  const outcomes = [
    { what: 'hit', chance: 0.25 },
    { what: 'miss', chance: 0.75 },
    { what: 'never', chance: 0 },
  ];
  expect(speaker.odds({ outcomes })).toMatch(/^touché 25\s%, manqué 75\s%$/);
  const eighths = outcomes.map(({ what, chance }) => ({ what, chance: chance === 0 ? 0 : chance === 0.25 ? 0.125 : 0.875 }));
  expect(speaker.chances({ outcomes: eighths }).map(({ figure }) => Number.parseInt(figure, 10))).toEqual([13, 87]);
});

it('keys are paths, and later texts replace earlier ones', () => {
  expect([...sentencesIn({ a: { b: '1', c: '2' } }, { a: { c: '3' } })]).toEqual([
    ['a b', '1'],
    ['a c', '3'],
  ]);
});

it('addresses nobody who only looks on at a question', () => {
  const speaker = new Speaker('en', ASKED);
  expect(['pick', 'rest'].map((asks) => speaker.decides({ asks }))).toEqual(['which to take.', 'Rest?']);
});
