import { describe, expect, it } from 'vitest';
import type { Odds } from '../../kernel/game.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import type { Row } from './grouping.ts';
import { type Sayings, toldOf } from './telling.ts';

function offer(text: string, odds?: Odds): Offer {
  return { text, choice: { kind: text.split(' ')[0] ?? '' }, ...(odds && { odds }) };
}

const fifty: Odds = {
  outcomes: [
    { what: 'enemy', chance: 0.5 },
    { what: 'quiet', chance: 0.5 },
  ],
};
const eighty: Odds = {
  outcomes: [
    { what: 'enemy', chance: 0.8 },
    { what: 'quiet', chance: 0.2 },
  ],
};

const DETAILS: Readonly<Record<string, string>> = {
  'move siwa': 'oasis · 2 spaces to a marker',
  'move jalo': 'outpost · 2 spaces to a marker',
  'move kufra': 'oasis · 2 spaces to a marker',
};

const say: Sayings = {
  sentence({ text }) {
    const [kind, ...things] = text.split(' ');
    if (kind === 'place') return `Place ${things[0]} in ${things[1]}`;
    return kind === 'move' ? `Move to ${things[0]}` : `Call ${things[0]}`;
  },
  names: ({ text }) => text.split(' ').slice(1),
  detail: ({ text }) => DETAILS[text],
  outcome: (what) => what,
  chances: ({ outcomes }) => outcomes.filter(({ chance }) => chance > 0).map(({ what, chance }) => ({ what, figure: `${chance * 100} %` })),
};

const rows = (...offers: Offer[]): Row[] => offers.map((one) => ({ offer: one }));

describe('rows of one kind', () => {
  it('say their sentence once, and each its own name', () => {
    const told = toldOf(rows(offer('move siwa'), offer('move jalo')), say);
    expect(told.heading).toBe('Move to …');
    expect(told.rows.map(({ label }) => label)).toEqual(['siwa', 'jalo']);
  });

  it('have no heading where nothing but their names would be left out of it', () => {
    const bare = { ...say, sentence: ({ text }: Offer) => text.split(' ')[1] ?? '', detail: () => 'Action lost' };
    const told = toldOf(rows(offer('siwa siwa'), offer('jalo jalo')), bare);
    expect(told.heading).toBe('');
    // nor does what they share stand there alone
    expect([told.note, ...told.rows.map(({ note }) => note)]).toEqual(['', 'Action lost', 'Action lost']);
    expect(told.rows.map(({ label }) => label)).toEqual(['siwa', 'jalo']);
  });

  it('read no thing that their sentence does not name', () => {
    const told = toldOf(rows(offer('move siwa softly-siwa'), offer('move jalo softly-jalo')), say);
    expect(told.rows.map(({ label }) => label)).toEqual(['siwa', 'jalo']);
  });

  it('keep in the sentence what is the same in all', () => {
    const told = toldOf(rows(offer('place leader siwa'), offer('place leader kufra')), say);
    expect(told.heading).toBe('Place leader in …');
    expect(told.rows.map(({ label }) => label)).toEqual(['siwa', 'kufra']);
  });

  it('say once what is noted of all of them, and each what is noted of it alone', () => {
    const told = toldOf(rows(offer('move siwa'), offer('move jalo')), say);
    expect(told.note).toBe('2 spaces to a marker');
    expect(told.rows.map(({ note }) => note)).toEqual(['oasis', 'outpost']);
  });

  it('say a figure once that is the same on every row', () => {
    const told = toldOf(rows(offer('move siwa', fifty), offer('move jalo', fifty)), say);
    expect(told.note).toBe('2 spaces to a marker · enemy 50 %');
    expect(told.rows.map(({ chance }) => chance)).toEqual([undefined, undefined]);
  });

  it('name an outcome once, and give each row its figure', () => {
    const told = toldOf(rows(offer('move siwa', fifty), offer('move jalo', eighty)), say);
    expect(told.note).toBe('2 spaces to a marker · enemy');
    expect(told.rows.map(({ chance }) => chance?.figure)).toEqual(['50 %', '80 %']);
  });

  it('say of a row without odds that it has none', () => {
    const told = toldOf(rows(offer('move siwa', fifty), offer('move jalo'), offer('move kufra', fifty)), say);
    expect(told.note).toBe('2 spaces to a marker · enemy 50 %');
    expect(told.rows.map(({ chance }) => chance?.figure)).toEqual([undefined, '–', undefined]);
  });

  it('name the outcome on each row where it is not the same for all', () => {
    const quiet: Odds = { outcomes: [{ what: 'quiet', chance: 1 }] };
    const told = toldOf(rows(offer('move siwa', fifty), offer('move jalo', quiet)), say);
    expect(told.note).toBe('2 spaces to a marker');
    expect(told.rows.map(({ chance }) => chance?.figure)).toEqual(['enemy 50 %', 'quiet']);
  });

  it('are whole sentences where there is but one, with everything that is to be known of it', () => {
    const told = toldOf(rows(offer('move siwa', fifty)), say);
    expect(told).toMatchObject({ heading: '', note: '', rows: [{ label: 'Move to siwa', note: 'oasis · 2 spaces to a marker' }] });
    expect(told.rows[0]?.chance?.figure).toBe('enemy 50 %');
  });

  it('name the thing of a row that holds several choices', () => {
    const told = toldOf(
      [
        { thing: 'jeep', offers: [offer('place jeep siwa'), offer('place jeep kufra')] },
        { thing: 'truck', offers: [offer('place truck siwa'), offer('place truck kufra')] },
      ],
      say,
    );
    expect(told.heading).toBe('Place … in …');
    expect(told.rows.map(({ label }) => label)).toEqual(['jeep', 'truck']);
  });

  it('say nothing above of what is likely for one choice in a row of several', () => {
    const folded = (thing: string, odds: Odds) => ({ thing, offers: [offer(`place ${thing} siwa`, odds), offer(`place ${thing} kufra`)] });
    expect(toldOf([folded('jeep', fifty), folded('truck', eighty)], say).note).toBe('');
  });
});
