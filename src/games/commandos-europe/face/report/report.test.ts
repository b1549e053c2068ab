/** A war as it is told: what was done mission by mission, what was bought and lost, and its chronicle in both languages. */
import { jsx } from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Speaker } from '../../../../words/speaker.ts';
import { LANGUAGES } from '../../../../words/texts.ts';
import { SETUPS } from '../../content/setups.ts';
import { type Happened, recordOf } from '../../record.ts';
import { TEXTS } from '../../text/texts.ts';
import type { Event } from '../../vocabulary.ts';
import { Sketch } from '../sketch.tsx';
import { chronicleOf } from './chronicle.ts';
import { pageOf } from './kept-page.ts';

const EVENTS: readonly Event[] = [
  { type: 'base-placed', rule: '3.1', hex: '0340' },
  { type: 'mission-drawn', rule: '7.0', mission: 'blow-bridge', roll: 2, hex: '0145', requires: ['explosives'] },
  { type: 'bought', rule: '6.0', piece: 'explosives', cost: 2, points: 18, hex: '0340' },
  {
    type: 'noise',
    rule: '12.0',
    hex: '0243',
    squads: ['a-squad-1'],
    roll: 1,
    pieces: 2,
    terrain: 0,
    awareness: 0,
    noise: 2,
    result: 'heard',
  },
  { type: 'detected', rule: '12.0', squads: ['a-squad-1'], hex: '0243', why: 'noise' },
  { type: 'escaped', rule: '12.4', pieces: ['a-squad-1'], from: '0243', hex: '0340', lost: ['explosives-1'] },
  { type: 'bought', rule: '6.0', piece: 'explosives', cost: 2, points: 16, hex: '0340' },
  { type: 'accomplished', rule: '7.1', mission: 'blow-bridge', hex: '0145', award: 5 },
  { type: 'mission-drawn', rule: '7.0', mission: 'feint', roll: 5, hex: '1230', requires: [] },
  { type: 'forfeited', rule: '7.2', mission: 'feint', why: 'player' },
  { type: 'map-began', rule: '3.0', map: 'north-africa', squads: ['a-squad-1'], leaders: [] },
];
const told: readonly Happened[] = EVENTS.map((event, step) => ({ step, event }));

describe('the record of a war', () => {
  const record = recordOf(told, 'norway');

  it('knows what became of each mission, and how often somebody was heard and fled', () => {
    const [norway, africa] = record.maps;
    expect(norway?.missions.map(({ mission, fate, award, heard, fled }) => [mission, fate, award, heard, fled])).toEqual([
      ['blow-bridge', 'accomplished', 5, 1, 1],
      ['feint', 'forfeited', 0, 0, 0],
    ]);
    expect(africa).toEqual({ map: 'north-africa', missions: [], undrawn: 0 });
  });

  it('counts what was bought and lost by kind', () => {
    expect(record.gear).toEqual([{ kind: 'explosives', bought: 2, lost: 1, cost: 2 }]);
    expect([record.spent, record.earned]).toEqual([4, 5]);
  });
});

it.each(LANGUAGES)('the chronicle is told in sentences: %s', (language) => {
  const speaker = new Speaker(language, ...TEXTS[language]);
  const [norway, africa] = chronicleOf(recordOf(told, 'norway'), null, speaker);
  expect(norway?.paragraphs.map(({ id }) => id)).toEqual(['blow-bridge', 'feint']);
  expect(norway?.paragraphs[0]?.text).toContain('0340');
  expect(norway?.paragraphs[0]?.text).toContain(speaker.name('explosives-1'));
  expect(africa?.paragraphs).toHaveLength(1);
  expect([...speaker.missing]).toEqual([]);
});

it('what happened again and again is told once, and every sentence begins as one', () => {
  const speaker = new Speaker('en', ...TEXTS.en);
  const [flight, ...others] = [EVENTS[5], EVENTS[4]].flatMap((event) => event ?? []);
  const again = [...EVENTS.slice(0, 6), ...others, ...(flight ? [flight] : []), ...EVENTS.slice(6)].map((event, step) => ({ step, event }));
  const [norway] = chronicleOf(recordOf(again, 'norway'), null, speaker);
  const text = norway?.paragraphs[0]?.text ?? '';
  expect(text.match(/\(×2\)\./g)?.length).toBeGreaterThan(0);
  expect(text).not.toMatch(/\. [a-z]/);
});

it('enemies that went back into the cup did not come, and a mission begins with its order', () => {
  const speaker = new Speaker('en', ...TEXTS.en);
  const drift = { direction: 1, distance: 5, turned: false };
  const drawn: readonly Event[] = [
    ...EVENTS.slice(0, 2),
    { type: 'accomplished', rule: '7.1', mission: 'blow-bridge', hex: '0840', award: 5 },
    { type: 'detected', rule: '12.0', squads: ['a-squad-1'], hex: '0840', why: 'noise' },
    { type: 'enemies-drawn', rule: '12.8', roll: 2, enemies: ['guards-3', 'half-track-2'], hex: '0840' },
    { type: 'enemy-placed', rule: '12.9', enemy: 'guards-3', hex: '0838', ...drift },
    { type: 'enemy-put-back', rule: '12.9', enemy: 'half-track-2', hex: '0640', ...drift },
    { type: 'mission-drawn', rule: '7.0', mission: 'feint', roll: 5, hex: '1230', requires: [] },
    { type: 'enemies-drawn', rule: '12.8', roll: 1, enemies: ['half-track-2'], hex: '0840' },
    { type: 'enemy-put-back', rule: '12.9', enemy: 'half-track-2', hex: '0640', ...drift },
  ];
  const [norway] = chronicleOf(
    recordOf(
      drawn.map((event, step) => ({ step, event })),
      'norway',
    ),
    null,
    speaker,
  );
  const [bridge = '', feint = ''] = norway?.paragraphs.map(({ text }) => text) ?? [];
  expect(bridge).toMatch(/^The base was set up in .* The order was Blow Bridge/);
  expect(bridge).toMatch(/In 0840 \(Sildvika\) the enemy heard A-Squad\. Guards 3 came to look for them\.$/);
  expect(feint).toMatch(/^The order was Feint/);
  expect(feint).toMatch(/None of their hunters came near\.$/);
});

it.each(LANGUAGES)('the page to be kept is whole, and nothing in it is taken for a tag: %s', (language) => {
  const speaker = new Speaker(language, ...TEXTS[language]);
  const record = recordOf(told, 'norway');
  const kept = { title: '<war>', date: new Date('2026-02-03T12:00:00Z'), stands: 'It stands', figures: [['Score', '3']] as const };
  const page = pageOf({ ...kept, chapters: chronicleOf(record, null, speaker), gear: record.gear }, speaker);
  expect(page).toMatch(/<h1>Commandos\s?: Europe – &lt;war&gt;<\/h1>/);
  expect(page).toMatch(/2026/);
  expect(page.match(/<h2>/g)).toHaveLength(3);
  expect(page.match(/<h3>/g)).toHaveLength(2);
  expect(page).toContain('@media print');
  expect(page.trimEnd().endsWith('</html>')).toBe(true);
  expect([...speaker.missing]).toEqual([]);
});

it.each(SETUPS)('%s has small maps', (setup) => {
  const markup = renderToStaticMarkup(jsx(Sketch, { setup }));
  expect(markup.split('class="small-map"').length - 1).toBe(setup === 'war' ? 4 : 1);
});
