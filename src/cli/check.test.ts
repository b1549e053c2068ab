import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runWith } from '../../test/paper-desk.ts';
import { faultsInSheet } from '../games/commando/content/check.ts';
import { TheatreSheet } from '../games/commando/content/theatre.ts';
import { textsOf } from '../games/shelf.ts';
import { Speaker } from '../words/speaker.ts';

const CONTENT = 'src/games/commando/content';
const highlands = () => TheatreSheet.parse(JSON.parse(readFileSync(`${CONTENT}/highlands.json`, 'utf8')));
type Sheet = ReturnType<typeof highlands>;

const here = mkdtempSync(join(tmpdir(), 'cockleshell-'));
function fileWith(data: unknown): string {
  const file = join(here, 'file.json');
  writeFileSync(file, JSON.stringify(data));
  return file;
}

describe('check of a theatre', () => {
  it('finds nothing wrong with ours', async () => {
    const sheets = readdirSync(CONTENT)
      .filter((file) => file.endsWith('.json'))
      .map((file) => `${CONTENT}/${file}`);
    const { out, exitCode } = await runWith(['check', ...sheets]);
    expect(out.split('\n')).toHaveLength(sheets.length);
    expect(exitCode).toBe(0);
  });

  /** One deliberate mistake each: the code it must be found by, and what is different in the sheet. */
  const mistakes: [string, (sheet: Sheet) => object][] = [
    ['duplicate-id', ({ spaces }) => ({ spaces: [...spaces, spaces[3]] })],
    ['unknown-id', ({ routes }) => ({ routes: [...routes, ['halvona', 'atlantis']] })],
    ['unknown-id', (sheet) => withMission(sheet, { barred: ['atlantis'] })],
    ['unknown-id', ({ objectiveTable }) => ({ objectiveTable: { ...objectiveTable, 7: 'atlantis' } })],
    ['unknown-id', ({ terrain: { ridge, ...terrain } }) => ({ terrain })],
    ['unknown-id', (sheet) => withCard(sheet, 'marsh-fever', { effects: [{ do: 'reinforcement', types: ['dragon'] }] })],
    ['route-to-itself', ({ routes }) => ({ routes: [...routes, ['halvona', 'halvona']] })],
    ['route-twice', ({ routes }) => ({ routes: [...routes, routes[0]?.toReversed()] })],
    [
      'too-few-bases',
      ({ spaces }) => ({ spaces: spaces.map(({ base, ...space }) => (space.id === 'halvona' ? { ...space, base } : space)) }),
    ],
    ['no-insertion-table', ({ insertion, ...sheet }) => ({ ...sheet, insertion: undefined })],
    [
      'no-airfield-base',
      ({ spaces }) => ({ spaces: spaces.map(({ airfield, ...space }) => (space.base ? space : { ...space, airfield })) }),
    ],
    ['roll-missing', ({ objectiveTable: { '7': seven, ...objectiveTable } }) => ({ objectiveTable })],
    ['roll-impossible', ({ objectiveTable }) => ({ objectiveTable: { ...objectiveTable, 13: 'renabar' } })],
    ['objective-space-twice', ({ objectiveTable }) => ({ objectiveTable: { ...objectiveTable, 7: objectiveTable['8'] } })],
    ['objective-in-base', ({ objectiveTable }) => ({ objectiveTable: { ...objectiveTable, 7: 'halvona' } })],
    ['leader-with-price', (sheet) => withUnit(sheet, 'leader', { cost: 3 })],
    ['unit-without-price', (sheet) => withUnit(sheet, 'sappers', { cost: undefined })],
    ['air-unit-marches', (sheet) => withUnit(sheet, 'airstrike', { movement: 2 })],
    ['unit-never-moves', (sheet) => withUnit(sheet, 'sappers', { movement: 0 })],
    ['pieces', (sheet) => withUnit(sheet, 'ranger-team', { count: 4 })],
    ['pieces', ({ opfor }) => ({ opfor: opfor.slice(1) })],
    ['cards', ({ events }) => ({ events: events.slice(1) })],
    ['cards', ({ missions }) => ({ missions: missions.slice(1) })],
    ['idle-counters', ({ objectives }) => ({ objectives: { ...objectives, real: 5 } })],
    ['idle-counters', ({ objectives }) => ({ objectives: { ...objectives, false: 5 } })],
    ['mission-without-aim', (sheet) => withMission(sheet, { recover: undefined, kia: undefined })],
    ['recover-too-many', (sheet) => withMission(sheet, { recover: 6 })],
    ['too-few-counters', ({ objectives }) => ({ objectives: { ...objectives, real: 1 } })],
    ['too-few-counters', (sheet) => withMission(sheet, { leaders: 4 })],
    ['objective-barred', (sheet) => withMission(sheet, { barred: [sheet.objectiveTable['7']] })],
    ['base-barred', (sheet) => withMission(sheet, { barred: ['kelmuto'] })],
    ['cut-off', ({ routes }) => ({ routes: routes.filter((route) => !route.includes('irimbar')) })],
    ['card-without-battle', (sheet) => withCard(sheet, 'marsh-fever', { win: 1 })],
    ['too-few-opfor', ({ opfor }) => ({ opfor: opfor.slice(-1) })],
    ['nobody-has', (sheet) => withUnit(sheet, 'psyop-team', { abilities: [] })],
    ['card-without-airfields', ({ spaces }) => ({ spaces: spaces.map(({ airfield, ...space }) => space) })],
    ['card-without-water', () => ({ waterRoutes: [] })],
    ['no-words', (sheet) => withMission(sheet, { id: 'nameless' })],
  ];

  function withUnit({ units }: Sheet, type: string, changes: object) {
    return { units: units.map((unit) => (unit.type === type ? { ...unit, ...changes } : unit)) };
  }

  function withCard({ events }: Sheet, id: string, changes: object) {
    return { events: events.map((card) => (card.id === id ? { ...card, ...changes } : card)) };
  }

  function withMission({ missions: [first, ...missions] }: Sheet, changes: object) {
    return { missions: [{ ...first, ...changes }, ...missions] };
  }

  it.each(mistakes)('finds %s', async (code, mistake) => {
    const sheet = { ...highlands(), ...mistake(highlands()) };
    const faults = faultsInSheet(sheet);
    expect(faults.map((fault) => fault.code)).toContain(code);
    const { err, exitCode } = await runWith(['check', fileWith(sheet)]);
    expect(err.split('\n')).toHaveLength(faults.length);
    expect(exitCode).toBe(1);
    for (const language of ['en', 'fr'] as const) {
      const speaker = new Speaker(language, ...textsOf('commando', language));
      for (const fault of faults) speaker.say(`finding ${fault.code}`, fault.figures);
      expect([...speaker.missing]).toEqual([]);
    }
  });

  it('has a sentence for every field of the wrong type', async () => {
    for (const key of Object.keys(TheatreSheet.shape)) {
      for (const wrong of [null, 'x!', -1, { deep: true }]) {
        const { err, exitCode } = await runWith(['check', fileWith({ ...highlands(), [key]: wrong })]);
        expect(err, key).toMatch(/“[^”]+” (must be|must hold|can be|is missing|is not as it must be)|there is no such thing|There/);
        expect(exitCode, key).toBe(1);
      }
    }
  });

  it('asks no words of a theatre that is not ours', () => {
    expect(faultsInSheet({ ...highlands(), theatre: 'my-own' })).toEqual([]);
  });

  it('goes on to the next file', async () => {
    const { out, err, exitCode } = await runWith(['check', 'nowhere.json', `${CONTENT}/highlands.json`]);
    expect(err).toContain('There is no file “nowhere.json”.');
    expect(out).toContain('highlands.json: content of a game, nothing wrong with it.');
    expect(exitCode).toBe(1);
  });
});

describe('examples', () => {
  const example = {
    example: 1,
    game: 'commando',
    id: 'a-quiet-walk',
    rules: ['15.0'],
    title: { en: 'A quiet walk', fr: 'Une promenade' },
    position: { theatre: 'highlands', mission: 'lantern-walk', units: { 'local-scouts-1': 'halvona' } },
    dice: [],
    steps: [
      { choose: 'force halvona', asks: 'movement' },
      {
        say: { en: 'The scouts go next door.', fr: 'Les éclaireurs vont à côté.' },
        legal: ['move osmaro'],
        refused: [{ choice: 'move kasevona', code: 'not-adjacent', rule: '15.0' }],
        choose: 'move kelmuto',
        events: [{ type: 'moved', space: 'kelmuto' }],
      },
    ],
  };

  it('are told in the language, with ok at the end', async () => {
    const { out, exitCode } = await runWith(['example', fileWith(example)]);
    expect(out).toContain('A quiet walk\nrule 15.0, Ground movement\n');
    expect(out).toContain('The scouts go next door.\n> move kelmuto\n· The force moves from Halvona to Kelmuto.');
    expect(out).toContain('ok: a-quiet-walk');
    expect(exitCode).toBe(0);
    expect((await runWith(['example', fileWith(example), '--lang', 'fr'])).out).toContain('Les éclaireurs vont à côté.');
    expect((await runWith(['check', fileWith(example)])).exitCode).toBe(0);
  });

  it.each([
    ['an event that does not come', { events: [{ type: 'flown' }] }, 'This should have happened'],
    ['a choice that is not legal', { choose: 'move kasevona' }, '“move kasevona” should be possible'],
    ['a refusal that does not come', { refused: [{ choice: 'move osmaro', code: 'not-adjacent' }] }, 'should be refused, but is legal'],
    ['another reason', { refused: [{ choice: 'move kasevona', code: 'stacking' }] }, 'is refused for another reason: not-adjacent (15.0)'],
    ['another question', { asks: 'nothing' }, '“nothing” should be asked next'],
    ['another position', { view: { ops: 99 } }, 'The position should show ops: 99'],
    ['an event that should not come', { without: ['moved'] }, '“moved” should not have happened'],
  ])('fail over %s', async (_what, step, sentence) => {
    const changed = { ...example, steps: [example.steps[0], { choose: 'move kelmuto', ...step }] };
    const { out, exitCode } = await runWith(['example', fileWith(changed)]);
    expect(out).toContain(sentence);
    expect(out).toContain('failed: a-quiet-walk');
    expect(exitCode).toBe(1);
    expect((await runWith(['check', fileWith(changed)])).err).toContain(sentence);
  });

  it.each([
    ['dice left over', { dice: [6, 6] }, '2 scripted dice were not used.'],
    [
      'an unknown space',
      { position: { ...example.position, units: { 'local-scouts-1': 'atlantis' } } },
      'The position names “atlantis” under “units.local-scouts-1”',
    ],
    [
      'an aircraft on the ground',
      { position: { ...example.position, units: { 'helicopter-1': 'halvona' } } },
      'The position names “halvona” under “units.helicopter-1”',
    ],
    ['an unknown house rule', { position: { ...example.position, options: { lines: 'never' } } }, 'under “options.lines”'],
    ['a position of the wrong shape', { position: { theatre: 7 } }, 'The position is not right at “theatre”'],
    ['no steps', { steps: [] }, 'This example is wrong at “steps”'],
    ['another game', { game: 'chess' }, 'There is no game “chess”'],
  ])('fail over %s', async (_what, changes, sentence) => {
    const { out, err, exitCode } = await runWith(['example', fileWith({ ...example, ...changes })]);
    expect(out + err).toContain(sentence);
    expect(exitCode).toBe(1);
  });
});
