/** What the server answers, as schemas: /api/openapi.json is made from them, and the tests hold every answer to them. */
import { z } from 'zod';
import type { OwnContent } from '../kernel/game.ts';
import { CompanyMessageAnswer, TalkSaved } from './company.ts';
import {
  type Acknowledged,
  type Explained,
  type ForecastAnswer,
  type GameCard,
  type Hinted,
  type Invitation,
  type ListedTable,
  type LiveMessage,
  type LogPart,
  OUT_OF_TIME,
  PACES,
  type PastScene,
  PROPOSALS,
  type Refused,
  type Scene,
  type StatisticsAnswer,
  type TablesAnswer,
  TIME_FOR,
  WishStops,
} from './wire.ts';

const figure = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);
const figures = z.record(z.string(), figure);
const fault = z.strictObject({ code: z.string(), figures });
const outcome = z.strictObject({ winners: z.array(z.string()), how: z.string() });
const options = z.record(z.string(), z.string());
const setup = z.strictObject({
  id: z.string(),
  options,
  hash: z.string().optional().meta({ description: 'Of the file that the table was set up from, where it is the player’s own.' }),
});
const content: z.ZodType<OwnContent> = z.strictObject({ hash: z.string(), data: z.unknown() });
const recordedSetup = z.strictObject({ id: z.string(), options, content: content.optional() });
const odds = z.strictObject({ outcomes: z.array(z.strictObject({ what: z.string(), chance: z.number() })) });
/** Games have fields of their own beside these. */
const choice = z.looseObject({ kind: z.string() });
const event = z.looseObject({ type: z.string(), rule: z.string().exactOptional(), to: z.array(z.string()).exactOptional() });

const offer = z.strictObject({
  text: z.string().meta({ description: 'What to send; several choices that are meant as one are joined by ` + `.' }),
  choice: choice.meta({ description: 'The choice, or the last of several.' }),
  choices: z.array(choice).exactOptional(),
  odds: odds.exactOptional(),
  says: z.strictObject({ code: z.string(), figures }).exactOptional(),
  aside: z.literal(true).exactOptional().meta({ description: 'May be done besides what is asked.' }),
  quiet: z.enum(['press', 'drag']).exactOptional().meta({ description: 'One of many: neither listed nor marked.' }),
  drag: z
    .strictObject({
      thing: z.string(),
      onto: z.string(),
      elsewhere: z
        .array(z.string())
        .exactOptional()
        .meta({ description: 'Where it could be put down as well: send that place instead of the last word.' }),
    })
    .exactOptional(),
  press: z.string().exactOptional().meta({ description: 'What is pressed for it, before anything else that could be done there.' }),
});

const mark = z.strictObject({
  step: z.number(),
  bot: z.string().exactOptional(),
  mark: z.enum([
    'hint',
    'hint-taken-back',
    'beyond',
    'taken-back',
    'fork',
    'dealt',
    'scripted',
    'sole',
    'handed',
    'handed-back',
    'replaced',
    'passed-on',
    'has-seen',
    'resigned',
    'agreed',
    'out-of-time',
  ]),
  seat: z.string(),
  choice: z.string().exactOptional(),
  others: z.array(z.string()).exactOptional().meta({ description: 'Who agreed to taking back, or from where somebody has looked.' }),
});
const lines = z.array(z.union([z.strictObject({ step: z.number(), event }), mark]));

export const RefusedAnswer: z.ZodType<Refused> = z
  .strictObject({
    code: z.string(),
    rule: z.string(),
    text: z.string(),
    figures,
    news: lines
      .exactOptional()
      .meta({ description: 'With `stale-version`: the lines that came to the log since the version that was answered.' }),
  })
  .meta({ description: 'Why the request was not granted: a sentence in the language asked for, and what it was made from.' });

const card = z.strictObject({
  id: z.string(),
  game: z.string(),
  rules: z.string().meta({ description: 'The version of the rules it was begun with.' }),
  setup,
  name: z.string(),
  guided: z.boolean(),
  archived: z.boolean(),
  deleted: z.boolean(),
  created: z.number(),
  changed: z.number().meta({ description: 'When something happened that you got to know of, in milliseconds since 1970.' }),
  version: z.number(),
  outcome: outcome.nullable(),
  forkedFrom: z.string().nullable(),
  figures: z.record(z.string(), z.union([z.number(), z.string()])),
  owned: z.boolean().meta({ description: 'Whether it is yours to rename, to put away and to delete.' }),
});

export const CardAnswer: z.ZodType<ListedTable> = card
  .extend({
    seats: z.array(
      z.strictObject({
        seat: z.string(),
        held: z.boolean(),
        yours: z.boolean(),
        bot: z.string().nullable(),
        asked: z.boolean().meta({ description: 'Whether it is to choose, as far as you may know.' }),
      }),
    ),
  })
  .meta({ description: 'The table as a list shows it.' });

const views = z
  .array(
    z.strictObject({
      set: z.record(z.string(), z.unknown()).meta({ description: 'What looked otherwise than in the view after it.' }),
      without: z.array(z.string()).exactOptional().meta({ description: 'What was not there yet.' }),
    }),
  )
  .meta({
    description: 'The board whenever something was told: for the last events of the lines, one for each; the last differs from `view`.',
  });

const scene: z.ZodType<Scene> = z.strictObject({
  version: z.number().meta({ description: 'What commands answer: it grows with everything that you get to know of.' }),
  step: z.number(),
  steps: z.array(z.number()).meta({ description: 'The steps of the history at which you saw something.' }),
  view: z.unknown().meta({ description: 'The board, as the game shows it to you.' }),
  question: z
    .strictObject({
      asks: z.string(),
      rule: z.string(),
      seats: z.array(z.string()),
      pass: z.string().exactOptional(),
      settles: z.string().exactOptional().meta({ description: 'Your answer that goes on and costs nothing.' }),
    })
    .nullable(),
  offers: z.array(offer),
  undoable: z.number(),
  redoable: z.boolean(),
  outcome: outcome.nullable(),
  dice: z.strictObject({
    commitment: z.string(),
    shares: z
      .array(z.strictObject({ seat: z.string(), share: z.string() }))
      .exactOptional()
      .meta({ description: 'What the machines of those who sit there have added.' }),
    seed: z.string().exactOptional(),
    salt: z.string().exactOptional(),
    coming: z
      .strictObject({ commitment: z.string(), shared: z.array(z.string()) })
      .exactOptional()
      .meta({ description: 'What everything will be dealt anew from when the next one sits down, and which seats have added to it.' }),
  }),
  table: card,
  seat: z.string().nullable().meta({ description: 'The seat you look from; null if you watch.' }),
  seats: z.array(
    z.strictObject({
      seat: z.string(),
      side: z.string(),
      tone: z.number(),
      held: z.boolean(),
      yours: z.boolean(),
      bot: z.string().nullable().meta({ description: 'The scripted player that plays for it.' }),
      wayBack: z.literal(true).exactOptional().meta({ description: 'You have a lasting link to it.' }),
      asked: z.boolean(),
    }),
  ),
  manners: z.strictObject({
    pace: z.enum(PACES),
    patience: z.number().nullable(),
    clock: z.strictObject({ for: z.enum(TIME_FOR), time: z.number(), increment: z.number(), whenOut: z.enum(OUT_OF_TIME) }).exactOptional(),
    windows: z.number().nullable().exactOptional(),
    watching: z
      .strictObject({
        mayWrite: z.boolean(),
        delay: z.union([z.strictObject({ choices: z.number() }), z.strictObject({ time: z.number() })]).exactOptional(),
      })
      .exactOptional(),
  }),
  down: z
    .number()
    .exactOptional()
    .meta({ description: 'For so many milliseconds since `changed` the server was down or asleep: no patience is lost by that.' }),
  stops: WishStops.exactOptional().meta({
    description: 'Where you wish to be asked at windows, as you have told it.',
  }),
  spared: z
    .literal(true)
    .exactOptional()
    .meta({ description: 'You are asked at a window that goes by in a moment: it is hardly worth a question.' }),
  failing: z.enum(['failed', 'too-slow', 'trying']).nullable().meta({ description: 'Why a scripted player does not go on.' }),
  triesWithin: z.number().exactOptional().meta({ description: 'In so many seconds at the latest it tries again by itself.' }),
  proposal: z
    .strictObject({
      what: z.enum(PROPOSALS),
      seat: z.string(),
      awaiting: z.array(z.string()),
      from: z.number().exactOptional().meta({ description: 'The first step that you know of among those to be taken back.' }),
    })
    .nullable(),
  declined: z
    .strictObject({ what: z.enum(PROPOSALS), seat: z.string(), by: z.string() })
    .exactOptional()
    .meta({ description: 'What one of those who were asked has not agreed to, until something happens.' }),
  next: z
    .strictObject({ table: z.string(), by: z.string(), invitations: z.array(z.string()) })
    .exactOptional()
    .meta({ description: 'Where the company goes on after the end, and the secrets of your own invitations there.' }),
  solo: z.boolean(),
  log: z
    .strictObject({ from: z.number(), lines })
    .meta({ description: 'The last lines of the log, from this one on: they replace whatever you have from there.' }),
  views: views.exactOptional(),
  diverged: fault
    .extend({ because: z.strictObject({ code: z.string(), rule: z.string(), figures }).exactOptional() })
    .nullable()
    .meta({ description: 'Where today’s rules part from the game as it was recorded.' }),
  earlier: z.strictObject({ rules: z.string(), step: z.number() }).exactOptional().meta({
    description: 'So many choices were made by these rules; the game goes on by those of today, and what came before is only told.',
  }),
});

export const SceneAnswer = scene.meta({ description: 'Everything that you may see of the table now.' });
const LiveAnswer: z.ZodType<LiveMessage> = z
  .union([z.strictObject({ type: z.literal('scene'), scene }), z.strictObject({ type: z.literal('gone') })])
  .meta({ description: 'A message over a live connection.' });
/** The same for one who also wants to know of the company. */
export const AnyLiveAnswer = z.union([LiveAnswer, CompanyMessageAnswer]).meta({ description: 'A message over a live connection.' });
export const CardsAnswer: z.ZodType<TablesAnswer> = z
  .strictObject({
    tables: z.array(CardAnswer),
    unreadable: z.array(z.string()).meta({ description: 'The ids of tables of this page that cannot be read.' }),
    next: z.string().nullable().meta({ description: 'To be sent as `after` for the next page; null at the end.' }),
    counts: z.strictObject({ 'under-way': z.number(), finished: z.number(), archived: z.number(), deleted: z.number() }),
  })
  .meta({ description: 'Your tables, a page of them, and how many there are of each section.' });

const gameCard: z.ZodType<GameCard> = z.strictObject({
  id: z.string(),
  rules: z.string(),
  setups: z.array(z.strictObject({ id: z.string(), seats: z.array(z.string()), together: z.boolean() })),
  options: z.array(z.strictObject({ id: z.string(), rule: z.string(), values: z.tuple([z.string()], z.string()), default: z.string() })),
  bots: z.array(z.string()).meta({ description: 'The scripted players that can have a seat.' }),
});
export const GamesAnswer = z.strictObject({ games: z.array(gameCard) }).meta({ description: 'The games on the shelf.' });

export const AcknowledgedAnswer: z.ZodType<Acknowledged> = z
  .strictObject({ version: z.number() })
  .meta({ description: 'It is committed: the version that it led to.' });
export const HintedAnswer: z.ZodType<Hinted> = z
  .strictObject({
    version: z.number(),
    choice: z.string(),
    advice: z.strictObject({ code: z.string(), rule: z.string().exactOptional(), figures }).nullable(),
  })
  .meta({ description: 'What the scripted player would choose, and why.' });
export const ExplainedAnswer: z.ZodType<Explained> = z
  .strictObject({ verdicts: z.array(z.strictObject({ choice: z.string(), refusal: RefusedAnswer.nullable() })) })
  .meta({ description: 'What could be wanted, and what speaks against it; null where nothing does.' });
export const ForecastedAnswer: z.ZodType<ForecastAnswer> = z
  .strictObject({ forecast: odds.extend({ stake: z.string(), trials: z.number(), changes: z.record(z.string(), z.number()) }).nullable() })
  .meta({ description: 'The odds; null where nothing is being fought out.' });
export const PastAnswer: z.ZodType<PastScene> = z
  .strictObject({ step: z.number(), view: z.unknown(), views, lines: z.number() })
  .meta({ description: 'The board then, and how many lines the log had.' });
export const HistoryAnswer: z.ZodType<LogPart> = z
  .strictObject({ from: z.number(), lines })
  .meta({ description: 'A part of the log: its lines from this one on.' });
export const InvitationAnswer: z.ZodType<Invitation> = z
  .strictObject({ seat: z.string(), secret: z.string() })
  .meta({ description: 'The secret that takes the seat, once.' });
export const WayBackAnswer: z.ZodType<Invitation> = z
  .strictObject({ seat: z.string(), secret: z.string() })
  .meta({ description: 'The secret that gives you the seat again, as often as you want; it is told this once.' });
export const StatisticsAnswered: z.ZodType<StatisticsAnswer> = z
  .strictObject({
    games: z.array(
      z.strictObject({
        game: z.string(),
        dice: z.array(z.strictObject({ who: z.string(), sides: z.number(), counts: z.array(z.number()) })),
        ended: z.array(
          z.strictObject({
            scenario: z.string(),
            own: z
              .strictObject({ hash: z.string(), table: z.string() })
              .exactOptional()
              .meta({ description: 'Where it is a file of the player’s own: its hash, and a table that was set up from it.' }),
            played: z.number(),
            won: z.number(),
            bests: z.array(z.strictObject({ figure: z.string(), value: z.number() })),
          }),
        ),
        medals: z.array(z.strictObject({ medal: z.string(), count: z.number() })),
        tables: z.number(),
      }),
    ),
  })
  .meta({
    description:
      'For each game: how often each face came up, by who rolled and how many sides the die has; how games ended, the best figures of those won, and medals.',
  });
export const ContentAnswer = content.meta({ description: 'What the file said, and its hash.' });
export const SaveAnswer = z
  .strictObject({
    cockleshell: z.number(),
    game: z.string(),
    rules: z.string(),
    setup: recordedSetup,
    seed: z.string(),
    salt: z.string(),
    commitment: z.string(),
    history: z.array(z.string()),
    fingerprint: z.string(),
    talk: TalkSaved.exactOptional(),
    carried: z
      .strictObject({ rules: z.string(), step: z.number(), snapshot: z.looseObject({ version: z.number() }) })
      .exactOptional()
      .meta({ description: 'Where it goes on from by the rules of the save, begun by these.' }),
  })
  .meta({ description: 'The save file.' });
export const HealthAnswer = z
  .strictObject({ status: z.literal('ok'), version: z.string(), openTables: z.number() })
  .meta({ description: 'The server is alive.' });
export const ReadyAnswer = z
  .strictObject({ status: z.literal('ready'), version: z.string() })
  .meta({ description: 'Tables can be written down, and there is room for more.' });
export const MetricsAnswer = z.string().meta({ description: 'Figures in the text format of Prometheus.' });
export const OpenApiDocument = z.looseObject({ openapi: z.string() }).meta({ description: 'An OpenAPI 3.1 document.' });
