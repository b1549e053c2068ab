/** For tests: somebody sits at a table, without a page. */
import type { Choice } from '../../kernel/game.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import type { Explained, PastScene, Refused, Scene } from '../../wire/wire.ts';
import { RefusedError } from '../api.ts';
import { Desk } from './desk.ts';
import type { Known } from './scene-keeper.ts';
import { consideringIn } from './sitting.ts';
import type { Surroundings } from './surroundings.ts';

interface Walk extends Choice {
  readonly unit: string;
  readonly to: string;
}

export const walk = (unit: string, to: string): Offer => ({ text: `walk ${unit} ${to}`, choice: { kind: 'walk', unit, to } as Walk });
const thingsOf = (choice: Choice) => [(choice as Walk).unit, (choice as Walk).to];
export const OFFERS = [walk('jeep', 'siwa'), walk('jeep', 'qara'), walk('truck', 'kufra')];

function sceneOf(change: Partial<Scene> = {}): Scene {
  const scene = {
    table: { id: 't1', name: 'Night', game: 'race', setup: { id: 'any', options: {} }, guided: false, forkedFrom: null },
    seat: 'blue',
    seats: [],
    version: 4,
    step: 3,
    steps: [0, 1, 3],
    view: 'now',
    question: { asks: 'walk', rule: '1.0', seats: ['blue'] },
    offers: OFFERS,
    undoable: 2,
    redoable: true,
    log: { from: 0, lines: [] },
    ...change,
  };
  return scene as unknown as Scene;
}

export const refusal = (code: string): Refused => ({ code, text: code, figures: {} }) as Refused;
export const anchor = {} as Element;

/** What the desk did, in order; and a server that says what it is told to say. */
export function deskAt(
  first: Partial<Scene> = {},
  answers: { refuses?: string; twoStep?: boolean; knows?: boolean; loses?: string; shows?: boolean; reads?: string } = {},
  errands: Partial<Surroundings> = {},
) {
  const sent: string[] = [];
  const told: string[] = [];
  const asked: object[] = [];
  let known: Known = { scene: sceneOf(first), first: 0, log: [], views: [], recent: [], rewritten: 0 };
  let explained: (answer: Explained) => void = () => {};
  const around: Surroundings = {
    api: {
      async command(_, what, body) {
        sent.push(`${what} ${JSON.stringify({ ...body, command: undefined })}`);
        if (answers.refuses) throw new RefusedError(409, refusal(answers.refuses));
        return { version: known.scene.version + 1 } as never;
      },
      hint: async () => ({ version: known.scene.version + 1, choice: 'walk truck kufra' }) as never,
      explain: (_, about) => {
        asked.push(about);
        return new Promise((resolve) => (explained = resolve));
      },
      past: async (_, step) => ({ step, view: `then ${step}`, views: [], lines: 0 }) as PastScene,
    },
    thingsOf,
    standsFor: (thing) => (thing === 'driver' ? ['truck'] : []),
    inVain: (thing, onto) => (onto === 'fort' && thing !== onto ? { text: 'It does not see the fort.' } : undefined),
    goesOn: () => false,
    known: () => known,
    refresh: async () => {},
    reach: async () => {},
    twoStep: () => answers.twoStep === true,
    asksFirst: ({ text }) => text === answers.loses,
    showsFirst: answers.shows ? () => false : undefined,
    rank: (choice) => ((choice as Walk).to === 'qara' ? 0 : 1),
    refuse: (key) => void told.push(key),
    knowsPlayedFor: () => answers.knows === true,
    elementOf: () => undefined,
    page: () => anchor,
    ...errands,
  };
  const desk = new Desk(around);
  const considering = () =>
    consideringIn(
      desk.sitting(),
      desk.offers(),
      thingsOf,
      () => [],
      known.scene.version,
      undefined,
      (thing) => thing === answers.reads,
    );
  const arrive = (change: Partial<Scene>, rewritten = 0) => {
    known = { ...known, scene: sceneOf({ ...first, ...change }), rewritten };
  };
  return { desk, sent, told, asked, considering, arrive, known: () => known, explain: (answer: Explained) => explained(answer) };
}

/** Whatever was begun has come to its end. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));
