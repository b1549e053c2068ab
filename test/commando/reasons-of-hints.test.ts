/** Why the scripted player would choose what it chooses: said for every decision, truly, and from what the player can see. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ADVICE_CODES } from '../../src/games/commando/bot/advice.ts';
import { reason } from '../../src/games/commando/bot/reasons.ts';
import { COMMANDO } from '../../src/games/commando/box.ts';
import { THEATRES, theatreOf } from '../../src/games/commando/content/theatres.ts';
import { commando } from '../../src/games/commando/game.ts';
import type { State } from '../../src/games/commando/state.ts';
import { TEXTS } from '../../src/games/commando/text/texts.ts';
import { type Choice, choiceFrom, choiceText, type Event, SEAT } from '../../src/games/commando/vocabulary.ts';
import { ledgerOf, paragraphOf } from '../../src/games/ledger.ts';
import { below, type Random, randomFrom } from '../../src/kernel/dice.ts';
import type { Advice } from '../../src/kernel/game.ts';
import { legalChoices } from '../../src/kernel/legality.ts';
import { Match } from '../../src/kernel/match.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { LANGUAGES, type Language, sentencesIn } from '../../src/words/texts.ts';
import { howMany } from '../how-many.ts';

type Played = Match<State, Choice, Event>;

/** Half by the scripted player alone, half with every third decision by lot, which leads where it would not go by itself. */
const GAMES = howMany({ test: 240, soak: 4800 });
const POSITIONS = howMany({ test: 60, soak: 1500 });
const REDEALS = 20;

function begin(number: number): Played {
  const lot = randomFrom(`options ${number}`);
  const options = Object.fromEntries(
    commando.options.map(({ id, values, default: usual }) => [id, number % 4 < 2 ? usual : (values[below(lot, values.length)] ?? usual)]),
  );
  const id = commando.setups[Math.floor(number / 2) % commando.setups.length]?.id ?? '';
  return new Match(commando, commando.begin({ id, options }, randomFrom(`hints/${number}`)), {}, false);
}

/** What the scripted player chooses, and why. */
function hint({ state, decision }: Played, random: Random): { choices: Choice[]; choice: Choice; advice: Advice } {
  if (!decision) throw new Error('The game is over.');
  const choices = legalChoices(state, decision.question, SEAT);
  const choice = commando.player.policy(state, SEAT, decision.question, choices, random);
  return { choices, choice, advice: reason(state, SEAT, decision.question, choice) };
}

function play(number: number, most: number, listen: (match: Played, choice: Choice, advice: Advice) => void = () => {}): Played {
  const match = begin(number);
  const random = randomFrom(`hints/${number} player`);
  for (let made = 0; match.decision && made < most; made++) {
    const { choices, choice, advice } = hint(match, random);
    listen(match, choice, advice);
    const byLot = number % 2 === 1 && below(random, 3) === 0 ? choices[below(random, choices.length)] : undefined;
    match.choose(byLot ?? choice, SEAT);
  }
  return match;
}

/** A position arranged by hand, and choices from there. */
function arranged(arrangement: unknown, ...choices: readonly string[]): Played {
  const position = commando.lab.arrange(arrangement, randomFrom('arranged'));
  if (!position.ok) throw new Error(position.fault.code);
  const match: Played = new Match(commando, position.value);
  for (const text of choices) match.choose(choiceFrom(text) as Choice, SEAT);
  return match;
}

const NOWHERE_TO_GO = {
  theatre: 'western-desert',
  mission: 'borrowed-papers',
  ops: 5,
  rp: 0,
  units: { 'jeep-patrol-1': 'siwa', 'jeep-patrol-2': 'kufra' },
};

/** Three Real Objectives lie open, so that a marker face down can only be mines. */
const ONLY_MINES = {
  theatre: 'western-desert',
  mission: 'behind-the-wire',
  ops: 8,
  rp: 0,
  units: {
    'truck-patrol-1': 'jalo',
    'truck-patrol-2': 'jalo',
    'truck-patrol-3': 'jalo',
    'armoured-cars-1': 'jalo',
    'patrol-leader-1': 'jalo',
    'patrol-leader-2': 'jalo',
  },
};
const opened = (...spaces: readonly string[]) => spaces.map((at) => ({ at, real: true, faceUp: true }));
const ROUND_MINES = { ...ONLY_MINES, objectives: [...opened('benghazi', 'barce', 'derna'), { at: 'agedabia', real: false }] };

/** For reasons that play seldom leads to: a position, and the choices that lead on from there. */
const SELDOM: readonly (readonly [unknown, ...string[]])[] = [
  [NOWHERE_TO_GO],
  [ROUND_MINES, 'force jalo', 'take-all', 'done'],
  [{ theatre: 'western-desert', mission: 'borrowed-papers', ops: 5, rp: 1, phase: 'recruiting' }],
  [
    {
      theatre: 'western-desert',
      mission: 'borrowed-papers',
      ops: 5,
      rp: 0,
      units: { 'truck-patrol-1': 'el-alamein' },
      objectives: [{ at: 'tobruk', real: true }],
      intel: ['road-watch'],
    },
    'force el-alamein',
  ],
  [
    {
      theatre: 'western-desert',
      mission: 'borrowed-papers',
      ops: 5,
      rp: 0,
      units: { 'truck-patrol-1': 'el-alamein' },
      objectives: [{ at: 'barce', real: true }],
      intel: ['charges-laid'],
    },
    'force el-alamein',
  ],
  [
    {
      theatre: 'highlands',
      mission: 'lantern-walk',
      ops: 5,
      rp: 0,
      units: { 'para-section-1': 'halvona', 'para-section-2': 'halvona', 'para-section-3': 'halvona', 'para-section-4': 'halvona' },
    },
    'airborne halvona',
    'take para-section-1',
    'take para-section-2',
    'take para-section-3',
  ],
  [
    {
      theatre: 'highlands',
      mission: 'lantern-walk',
      ops: 9,
      rp: 0,
      units: { 'ranger-team-1': 'osmaro', 'ranger-team-2': 'osmaro', 'helicopter-1': 'air-available', 'helicopter-2': 'air-available' },
      objectives: [{ at: 'osmaro', real: true, faceUp: true }],
    },
    'helicopters osmaro',
    'lift ranger-team-1 helicopter-1',
    'carry objective-1 ranger-team-1',
  ],
];

const speakers = LANGUAGES.map((language) => new Speaker(language, ...TEXTS[language]));

const CODES: ReadonlySet<string> = new Set(ADVICE_CODES);
const paragraphs = new Set(ledgerOf(COMMANDO).map(({ id }) => paragraphOf(id)));

/** Where a figure has one meaning in all sentences, the state says whether it is right. What is wrong, if anything. */
function falsehoodIn({ state: s }: Played, choice: Choice, { code, rule = '', figures }: Advice): string | undefined {
  const theatre = theatreOf(s);
  const { hidden, real, rp, spaces, space, goal, firepower, movement, pace, killed } = figures;
  if (!CODES.has(code)) return 'the code is not listed';
  if (!paragraphs.has(rule)) return `rule ${rule} does not exist`;
  if (Object.values(figures).some((figure) => typeof figure === 'number' && !Number.isInteger(figure)))
    return 'a figure is no whole number';
  if (rp !== undefined && rp !== s.rp) return 'the RP are not those of the player';
  if (hidden !== undefined && hidden !== s.objectives.filter(({ faceUp }) => !faceUp).length) return 'so many are not face down';
  const found = s.objectives.filter((objective) => objective.faceUp && objective.real);
  if (real !== undefined && real !== theatre.mission(s.mission).real - found.length) return 'so many are not real';
  if (code.startsWith('march-') && (spaces === 0) !== (space === goal)) return 'the way is not so long';
  if (code === 'march-marker' && !s.objectives.some(({ at, faceUp }) => at === goal && !faceUp)) return 'there is no marker';
  if (code.endsWith('-fetch') && !found.some(({ at }) => at === goal)) return 'nothing lies there';
  if (code.startsWith('take') && choice.kind === 'take' && s.operation) {
    const dice = [...s.operation.force, choice.unit].reduce((sum, id) => sum + theatre.unit(id).firepower, 0);
    if (firepower !== dice) return 'the firepower is another';
    if (Number(movement) < Number(pace)) return 'it slows the force';
  }
  if (code.startsWith('fire-')) {
    const elimination = commando.odds(s, SEAT, choice)?.outcomes.find(({ what }) => what === 'elimination');
    if (killed !== Math.round(100 * (elimination?.chance ?? 0))) return 'the odds are others';
  }
  return undefined;
}

describe('the reason of a hint', () => {
  it(`is said for every decision of ${GAMES} games, and every reason is given somewhere`, () => {
    const given = new Set<string>();
    const said = new Set<string>();
    const note = (match: Played, choice: Choice, advice: Advice) => {
      const fault = falsehoodIn(match, choice, advice);
      if (fault) expect.fail(`${advice.code} for ${choiceText(choice)}: ${fault}`);
      given.add(advice.code);
      const key = JSON.stringify(advice);
      if (said.has(key)) return;
      said.add(key);
      for (const speaker of speakers) {
        const sentence = speaker.say(`advice ${advice.code}`, advice.figures);
        if (/\{\{|undefined|\[object|Infinity|NaN/.test(sentence)) expect.fail(`${key}: ${sentence}`);
      }
    };
    for (let number = 0; number < GAMES; number++) play(number, commando.lab.longest, note);
    for (const [position, ...choices] of SELDOM) {
      const match = arranged(position, ...choices);
      const { choice, advice } = hint(match, randomFrom('seldom'));
      note(match, choice, advice);
    }
    for (const speaker of speakers) expect([...speaker.missing], speaker.language).toEqual([]);
    // what is said for a choice of somebody else, and for several as one, has a test of its own
    expect(ADVICE_CODES.filter((code) => !given.has(code))).toEqual(['another-way', 'recruit-force']);
  });

  it('speaks of the KIA and of nothing brought home where the mission asks for KIA alone, and of no marker out of reach', () => {
    const laden = ['force zighen', 'take truck-patrol-1', 'carry objective-1 truck-patrol-1', 'done'];
    const codeWith = (ops: number, objectives: readonly object[]) => {
      const units = { 'truck-patrol-1': 'zighen', 'truck-patrol-2': 'siwa' };
      const found = { at: 'zighen', real: true, faceUp: true };
      const position = { theatre: 'western-desert', mission: 'midnight-toll', ops, rp: 0, units, objectives: [found, ...objectives] };
      return hint(arranged(position, ...laden), randomFrom('')).advice.code;
    };
    expect(codeWith(1, [])).toBe('march-no-card');
    expect(codeWith(8, [{ at: 'barce', real: true }])).toBe('march-hunt-marker');
    expect(codeWith(1, [{ at: 'barce', real: true }])).toBe('march-hunt');
  });

  it('is not made up for a choice that the scripted player would not make', () => {
    const match = arranged(NOWHERE_TO_GO);
    if (!match.decision) throw new Error('Nothing is asked.');
    const { choices, choice } = hint(match, randomFrom(''));
    const others = choices.filter((other) => choiceText(other) !== choiceText(choice));
    expect(others.map((other) => match.decision && reason(match.state, SEAT, match.decision.question, other).code)).toEqual([
      'another-way',
    ]);
  });

  it(`is the same on ${REDEALS} re-deals of what the player cannot see, in ${POSITIONS} positions`, () => {
    let asked = 0;
    for (let number = 0; asked < POSITIONS; number++) {
      const match = play(number, below(randomFrom(`depth ${number}`), 150));
      if (!match.decision) continue;
      asked++;
      const { question } = match.decision;
      const { choice, advice } = hint(match, randomFrom(''));
      const random = randomFrom(`re-deals ${number}`);
      for (let deal = 0; deal < REDEALS; deal++) {
        const other = commando.copy(match.state);
        commando.determinize(other, [SEAT], random);
        expect(reason(other, SEAT, question, choice), `game ${number}, ${question.asks}`).toEqual(advice);
      }
    }
  });

  it('does not change the state', () => {
    for (let number = 0; number < 40; number++) {
      play(number, 60, ({ state, decision }, choice) => {
        const before = JSON.stringify(state);
        if (decision) reason(state, SEAT, decision.question, choice);
        if (JSON.stringify(state) !== before) expect.fail(`${decision?.question.asks} in game ${number}`);
      });
    }
  });

  it.each(LANGUAGES)('has a sentence for each code, and none for anything else (%s)', (language) => {
    expect(idsIn('advice', language)).toEqual([...ADVICE_CODES].sort());
  });
});

/** The ids right below a section. */
function idsIn(section: string, language: Language): string[] {
  const keys = [...sentencesIn(...TEXTS[language]).keys()].filter((key) => key.startsWith(`${section} `));
  return [...new Set(keys.map((key) => key.split(' ')[1] ?? ''))].sort();
}

/** Every question of the rules, by the word it asks. */
const ASKS = readdirSync('src/games/commando/rules').flatMap((file) =>
  [...readFileSync(`src/games/commando/rules/${file}`, 'utf8').matchAll(/\bquestion\(\s*'([^']+)'/g)].map((match) => match[1] ?? ''),
);

const MOMENTS = [
  'welcome',
  'chapter-battle',
  'chapter-cards',
  'first-objective',
  'first-panic-commando',
  'first-panic-opfor',
  'first-loss-commando',
  'first-loss-opfor',
  'first-superiority-commando',
  'first-superiority-opfor',
  'first-intel',
  'worn-out',
  'safe-in-base',
  'stayed-put',
  'objective-home',
  'next-mission',
  'won',
  'lost',
];

describe.each(speakers)('the guided first mission ($language)', (speaker) => {
  it('explains every question and every moment, and nothing else', () => {
    expect(idsIn('coach', speaker.language)).toEqual([...ASKS, ...MOMENTS].sort());
    for (const what of [...ASKS, ...MOMENTS]) {
      expect(speaker.say(`coach ${what} title`)).not.toBe('');
      expect(speaker.say(`coach ${what} text`)).not.toBe('');
    }
    expect([...speaker.missing]).toEqual([]);
  });

  it('cites a paragraph of the rulebook with every question', () => {
    for (const asks of ASKS) {
      const cited = [...speaker.say(`coach ${asks} text`).matchAll(/\d+\.\d+/g)].map(([rule]) => rule);
      expect(cited.length, asks).toBeGreaterThan(0);
      expect(
        cited.filter((rule) => !paragraphs.has(rule)),
        asks,
      ).toEqual([]);
    }
  });

  it('lends no title to a card or a mission, which go by theirs', () => {
    const titled = THEATRES.flatMap(({ sheet }) => [...sheet.events, ...sheet.missions].map(({ id }) => id));
    expect([...ASKS, ...MOMENTS].filter((what) => titled.includes(what))).toEqual([]);
  });
});

describe.each(speakers)('the lid and the set-up page ($language)', (speaker) => {
  const under = (key: string, fields: readonly string[]) => fields.map((field) => `${key} ${field}`);
  const missions = THEATRES.flatMap(({ id, sheet }) => sheet.missions.map((mission) => ({ id: `${id}/${mission.id}`, mission })));

  it('have all their words, and no others', () => {
    const wanted = [
      ...under('lid', ['title', 'subtitle', 'blurb', 'players', 'minutes', 'complexity', 'era']),
      'setup-help own',
      ...commando.setups.flatMap(({ id }) => under(`setup-help setup ${id}`, ['title', 'text', 'length', 'difficulty'])),
      ...THEATRES.flatMap(({ id }) => under(`setup-help theatre ${id}`, ['blurb', 'special'])),
      ...commando.options.flatMap(({ id, values }) =>
        under(`setup-help option ${id}`, ['text', ...values.map((value) => `value ${value}`)]),
      ),
    ];
    const keys = [...sentencesIn(...TEXTS[speaker.language]).keys()];
    expect(keys.filter((key) => /^(lid|setup-help) /.test(key)).sort()).toEqual(wanted.sort());
  });

  it('explain every option with its paragraph of the rulebook', () => {
    for (const { id, rule } of commando.options) expect(speaker.say(`setup-help option ${id} text`), id).toContain(rule);
  });

  it.each(missions)('call $id by its name and know its figures', ({ id, mission }) => {
    const { recover = 0, kia = 0, stacking = 0, ops } = mission;
    const numbers = (text: string) => [...text.matchAll(/\d+/g)].map(([number]) => Number(number));
    const wanted = [recover, kia, stacking].filter((number) => number > 0);
    expect(speaker.say(`setup-help setup ${id} title`)).toContain(speaker.name(mission.id));
    expect(numbers(speaker.say(`setup-help setup ${id} text`)).sort()).toEqual(wanted.sort());
    expect(numbers(speaker.say(`setup-help setup ${id} length`))).toEqual([ops]);
  });
});
