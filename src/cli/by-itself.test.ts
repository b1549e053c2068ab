/** What a table does without asking, on an errand that is short enough to be told here. */
import { describe, expect, it } from 'vitest';
import { skirmish } from '../../test/skirmish/game.ts';
import { type Bot, randomBot } from '../bots/bot.ts';
import type { AnyGame, Terminal } from '../games/box.ts';
import { Chronicle } from '../kernel/chronicle.ts';
import { comesToLight, copyRandom, type Random } from '../kernel/dice.ts';
import { entryText } from '../kernel/entry.ts';
import type { Option, Question, Seat } from '../kernel/game.ts';
import { textsOf } from '../kernel/grammar.ts';
import { Speaker } from '../words/speaker.ts';
import { CLI_TEXTS } from './cli.ts';
import type { Desk } from './desk.ts';
import { playAtTable } from './table.ts';

interface State {
  readonly random: Random;
  at: number;
}

type Errand = { kind: 'go'; where: string } | { kind: 'whistle' } | { kind: 'pass' };

function option(choices: readonly Errand[]): Option<State, Errand> {
  const kind = choices[0]?.kind ?? 'pass';
  return { kind, rule: '1.0', candidates: () => choices, whyNot: () => undefined, exact: true };
}

const to = (asks: string, ...places: string[]): Question<State, Errand> => ({
  asks,
  rule: '1.0',
  options: [option(places.map((where) => ({ kind: 'go', where })))],
});

const WINDOW: Question<State, Errand> = {
  asks: 'window',
  rule: '1.0',
  options: [option([{ kind: 'whistle' }]), option([{ kind: 'pass' }])],
  pass: { kind: 'pass' },
};

/** A well is where something comes to light. */
const isWell = (choice: Errand) => choice.kind === 'go' && choice.where.startsWith('well');

const STEPS: readonly (readonly [Seat, Question<State, Errand>])[] = [
  ['me', to('fork', 'left', 'right')],
  ['me', to('gate', 'gate')],
  ['me', to('yard', 'hut', 'barn')],
  ['me', to('first-well', 'well-1')],
  ['me', to('second-well', 'well-2')],
  ['me', WINDOW],
  ['you', WINDOW],
  ['me', WINDOW],
  ['me', to('end', 'home', 'away')],
];

const errand = {
  ...skirmish,
  ...textsOf({ go: ['where'], whistle: [], pass: [] }),
  id: 'errand',
  setups: [{ id: 'errand' }],
  seats: () => ['me', 'you'].map((id, tone) => ({ id, side: id, tone })),
  begin: (_: unknown, random: Random): State => ({ random, at: 0 }),
  copy: ({ random, at }: State): State => ({ random: copyRandom(random), at }),
  *proceed({ state }: { state: State }) {
    const [seat, question] = STEPS[state.at] ?? ['', WINDOW];
    const choice: Errand = yield { seats: [seat], question };
    if (isWell(choice)) comesToLight(state.random);
    state.at++;
  },
  outcome: ({ at }: State) => (at < STEPS.length ? undefined : { winners: [], how: 'home' }),
  view: () => ({}),
  odds: () => undefined,
  intentions: () => [],
};

const TEXTS = {
  choice: { go: 'To the {{where}}', whistle: 'Whistle', pass: 'Keep quiet' },
  ask: Object.fromEntries(STEPS.map(([, { asks }]) => [asks, `At the ${asks}?`])),
  game: { title: 'Errand' },
  name: { me: 'Me', you: 'You' },
  outcome: { home: 'Home again.' },
};

const TERMINAL: Terminal = { situation: () => [], detail: () => undefined, map: () => [] };

const quiet: Bot = { ...randomBot, choose: (_match, _seat, choices) => choices.at(-1) ?? choices[0] ?? fail() };

function fail(): never {
  throw new Error('There is nothing to choose.');
}

async function played(lines: readonly string[]) {
  // It is the only game that comes to this table.
  const game = errand as unknown as AnyGame;
  const chronicle = new Chronicle(game, { setup: { id: 'errand', options: {} }, seed: '7', salt: '' });
  const out: string[] = [];
  const waiting = [...lines];
  const desk: Desk = {
    ...{ interactive: false, colours: false, env: {} },
    print: (line = '') => void out.push(line),
    complain: (sentence) => void out.push(sentence),
    ask: async () => waiting.shift(),
  };
  await playAtTable(chronicle, new Speaker('en', TEXTS, CLI_TEXTS.en), desk, new Map([['you', quiet]]), TERMINAL);
  const asked = out.flatMap((line) => /^At the (\S+)\?/.exec(line)?.[1] ?? []);
  return { out: out.join('\n'), asked, entries: chronicle.entries.map(entryText) };
}

describe('the only choice', () => {
  it('is made by itself, and told', async () => {
    const { out, asked } = await played(['go left']);
    expect(asked).toEqual(['fork', 'yard']);
    expect(out).toContain('There is one choice only: To the gate.');
  });

  it('is asked about while something could still be taken back, and not after', async () => {
    const { out, asked } = await played(['go left', 'go hut', 'go well-1']);
    expect(asked).toEqual(['fork', 'yard', 'first-well', 'window']);
    expect(out).not.toContain('one choice only: To the well-1.');
    expect(out).toContain('There is one choice only: To the well-2.');
  });

  it('is taken back together with the decision before it', async () => {
    const { asked, entries } = await played(['go left', 'undo', 'go right']);
    expect(asked).toEqual(['fork', 'yard', 'fork', 'yard']);
    expect(entries).toEqual(['me fork: go left', 'me gate: go gate', 'me undo 1', 'me undo 1', 'me fork: go right', 'me gate: go gate']);
  });

  it('is never a window', async () => {
    expect((await played([])).asked).toEqual(['fork']);
  });
});

const UP_TO_THE_WINDOW = ['go left', 'go hut', 'go well-1'];

describe('a question that is muted', () => {
  it('is passed now and whenever it comes again', async () => {
    const { asked, entries, out } = await played([...UP_TO_THE_WINDOW, 'mute']);
    expect(asked.slice(-2)).toEqual(['window', 'end']);
    expect(out).toContain('Passed. From now on this question goes by unasked, until `unmute`.');
    expect(entries.slice(-3)).toEqual(['me window: pass', '*you window: pass', '~me window: pass']);
  });

  it('looks to everybody else like one that was passed', async () => {
    const muted = await played([...UP_TO_THE_WINDOW, 'mute']);
    const passed = await played([...UP_TO_THE_WINDOW, 'pass', 'pass']);
    expect(muted.entries.map((entry) => entry.replace('~', ''))).toEqual(passed.entries);
  });

  it('is asked again when that is wished', async () => {
    const { asked, out } = await played([...UP_TO_THE_WINDOW, 'mute', 'undo!', 'unmute', 'pass']);
    expect(asked.slice(-4)).toEqual(['window', 'end', 'window', 'window']);
    expect(out).toContain('All questions are asked again.');
  });

  it('must be one that can be passed', async () => {
    const { out, asked } = await played(['mute', 'unmute']);
    expect(asked).toEqual(['fork']);
    expect(out).toContain('only one that can be passed can be muted.');
    expect(out).toContain('No question is muted.');
  });

  it('is mentioned at the first window only, and in the help', async () => {
    const { out } = await played([...UP_TO_THE_WINDOW, 'pass', 'help']);
    expect(out.match(/`mute` lets this question go by/g)).toHaveLength(1);
    expect(out).toContain('\nmute, unmute ');
  });
});
