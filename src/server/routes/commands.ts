/** What a player tells a table to do, and what he asks it about. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sergeant } from '../../bots/bot.ts';
import { forecast } from '../../bots/forecast.ts';
import type { AnyChronicle } from '../../games/box.ts';
import { randomFrom } from '../../kernel/dice.ts';
import type { Choice, Refusal, Seat } from '../../kernel/game.ts';
import { choicesFrom } from '../../kernel/together.ts';
import type { Verdict } from '../../kernel/verdict.ts';
import type { Asker } from '../../kernel/witness/audience.ts';
import { type Present, whyNotBeyond } from '../../kernel/witness/presence.ts';
import { mayForecast, verdictsAbout, whyNoRedo, whyNotAsked, whyNotTogether } from '../../kernel/witness/sight.ts';
import { AcknowledgedAnswer, ExplainedAnswer, ForecastedAnswer, HintedAnswer } from '../../wire/answers.ts';
import {
  type Acknowledged,
  ChooseCommand,
  Explain,
  type Explained,
  type ForecastAnswer,
  HintCommand,
  type Hinted,
  PlayOnCommand,
  RedoCommand,
  type Refused as RefusedAnswer,
  ResignCommand,
  SpeakingSeat,
  TableParams,
  UndoCommand,
} from '../../wire/wire.ts';
import { advised } from '../advising.ts';
import { bodyOf, queryOf } from '../interface.ts';
import type { Command } from '../judge.ts';
import type { Referee } from '../referee.ts';
import { Refused, refusedBySecrecy } from '../refusal.ts';
import { languageOf, speakerFor } from '../words.ts';
import { askingFor, speakingFor, tableAsked } from './table-asked.ts';

const GAME_OVER: Refusal = { code: 'game-over', rule: '', figures: {} };
/** Enough to tell odds to about four in a hundred. */
const TRIALS = 150;

export function registerCommands(app: FastifyInstance, referee: Referee): void {
  /** Carries out a command at a table, in its turn. */
  async function carryOut<A extends Acknowledged>(
    request: FastifyRequest,
    { command, version, seat: named }: { command: string; version: number; seat?: Seat | undefined },
    act: (chronicle: AnyChronicle, seat: Seat, present: Present, scripted: readonly Seat[]) => Omit<A, 'version'> | Refusal,
    how: Pick<Command, 'mayBeLate' | 'goesBack' | 'adds'> = {},
  ): Promise<A> {
    const { table, visitor } = await tableAsked(referee, request);
    if (visitor === undefined) throw new Refused(403, 'not-at-this-table');
    const sent: Command = {
      id: command,
      version,
      adds: 'choice',
      ...how,
      by: request.ip,
      speaker: () => speakingFor({ table, visitor }, named),
    };
    const scripted = () => table.kept.seats.filter(({ bot }) => bot !== null).map(({ seat }) => seat);
    return referee.command<A>(table, visitor, sent, (seat) => act(table.chronicle, seat, table.presenceOf(visitor), scripted()));
  }

  app.post(
    '/api/tables/:id/choices',
    { schema: { summary: 'Choose.', params: TableParams, body: ChooseCommand, response: { 200: AcknowledgedAnswer } } },
    (request) => {
      const body = bodyOf(ChooseCommand, request);
      const choose = (chronicle: AnyChronicle, seat: Seat, { held }: Present) => {
        const choices = choicesFrom(chronicle.game, body.choice);
        if (!choices) throw new Refused(422, 'not-a-choice', { choice: body.choice });
        const refusal = whyNotAsked(chronicle, seat) ?? chronicle.chooseTogether(seat, choices);
        if (!refusal && body.goOn) chronicle.goOnByItself(seat, held);
        return refusal ?? {};
      };
      return carryOut<Acknowledged>(request, body, choose, { mayBeLate: true });
    },
  );

  app.post(
    '/api/tables/:id/play-on',
    {
      schema: {
        summary: 'Let the scripted player choose for you, once.',
        params: TableParams,
        body: PlayOnCommand,
        response: { 200: AcknowledgedAnswer },
      },
    },
    (request) =>
      carryOut<Acknowledged>(request, bodyOf(PlayOnCommand, request), (chronicle, seat) => {
        const refusal = whyNotAsked(chronicle, seat);
        if (refusal) return refusal;
        const choice = scriptedChoice(chronicle, seat);
        return choice ? (chronicle.choose(seat, choice, true) ?? {}) : GAME_OVER;
      }),
  );

  app.post(
    '/api/tables/:id/undo',
    { schema: { summary: 'Take back the last choice.', params: TableParams, body: UndoCommand, response: { 200: AcknowledgedAnswer } } },
    (request) => {
      const body = bodyOf(UndoCommand, request);
      const undo = (chronicle: AnyChronicle, seat: Seat, present: Present, scripted: readonly Seat[]) => {
        const secrecy = body.beyond ? whyNotBeyond(present) : undefined;
        if (secrecy) throw refusedBySecrecy(secrecy);
        const refused = chronicle.undo(seat, body.beyond, present.held);
        if (!refused || scripted.length === 0) return refused ?? {};
        // Scripted players have nothing against it.
        return chronicle.undoTogether(seat, scripted) ? refused : {};
      };
      return carryOut<Acknowledged>(request, body, undo, { goesBack: true, adds: 'undo' });
    },
  );

  app.post(
    '/api/tables/:id/resign',
    { schema: { summary: 'Give up the game.', params: TableParams, body: ResignCommand, response: { 200: AcknowledgedAnswer } } },
    (request) =>
      carryOut<Acknowledged>(request, bodyOf(ResignCommand, request), (chronicle, seat) => chronicle.resign(seat) ?? {}, { adds: 'end' }),
  );

  app.post(
    '/api/tables/:id/redo',
    {
      schema: {
        summary: 'Choose again what was taken back.',
        params: TableParams,
        body: RedoCommand,
        response: { 200: AcknowledgedAnswer },
      },
    },
    (request) =>
      carryOut<Acknowledged>(
        request,
        bodyOf(RedoCommand, request),
        (chronicle, seat) => whyNoRedo(chronicle, seat) ?? chronicle.redo(seat) ?? {},
      ),
  );

  app.post(
    '/api/tables/:id/hint',
    {
      schema: {
        summary: 'What the scripted player would do, and why. The log shows that you asked.',
        params: TableParams,
        body: HintCommand,
        response: { 200: HintedAnswer },
      },
    },
    (request) => {
      const hint = (chronicle: AnyChronicle, seat: Seat) => {
        const refusal = whyNotAsked(chronicle, seat);
        if (refusal) return refusal;
        const found = advised(chronicle, seat);
        if (!found) return GAME_OVER;
        chronicle.advise(seat, found.choice);
        return { choice: found.text, advice: found.advice };
      };
      return carryOut<Hinted>(request, bodyOf(HintCommand, request), hint, { adds: 'hint' });
    },
  );

  app.post(
    '/api/tables/:id/explain',
    {
      schema: {
        summary: 'Why something is not possible, and by which rule.',
        params: TableParams,
        body: Explain,
        response: { 200: ExplainedAnswer },
      },
    },
    async (request): Promise<Explained> => {
      const { thing = '', near, choice: text, seat: named } = bodyOf(Explain, request);
      const { table, visitor } = await tableAsked(referee, request);
      return table.inOrder(() => {
        const seat = askingFor({ table, visitor }, named);
        const { chronicle, game } = table.seenFrom(seat);
        const verdicts = text === undefined ? verdictsAbout(chronicle, seat, [thing, ...near]) : [verdictOn(chronicle, seat, text)];
        const speaker = speakerFor(languageOf(request.headers), referee.box(game.id));
        const told = ({ code, rule, figures }: Refusal): RefusedAnswer => ({
          code,
          rule,
          figures,
          text: speaker.refusal({ code, rule: '', figures }),
        });
        return {
          verdicts: verdicts.map(({ choice, reason }) => ({ choice: game.choiceText(choice), refusal: reason ? told(reason) : null })),
        };
      });
    },
  );

  app.get(
    '/api/tables/:id/forecast',
    {
      schema: {
        summary: 'The odds of what is being fought out.',
        params: TableParams,
        querystring: SpeakingSeat,
        response: { 200: ForecastedAnswer },
      },
    },
    async (request): Promise<ForecastAnswer> => {
      const { table, visitor } = await tableAsked(referee, request);
      const { seat: named } = queryOf(SpeakingSeat, request);
      return table.inOrder(() => {
        const { chronicle } = table;
        const seat = askingFor({ table, visitor }, named);
        // By what the seat knows of: the same odds as long as it learns of nothing, advice or none.
        const told = mayForecast(chronicle, seat)
          ? forecast(chronicle.match, seat, randomFrom(`forecast ${table.notesFor(seat).steps.at(-1) ?? 0}`), TRIALS)
          : undefined;
        return { forecast: told ? { stake: told.stake, trials: told.trials, changes: told.changes, outcomes: told.odds.outcomes } : null };
      });
    },
  );
}

/** Its dice are its own, never the game's. */
function scriptedChoice(chronicle: AnyChronicle, seat: Seat): Choice | undefined {
  const choices = chronicle.choices(seat);
  if (choices.length === 0) return undefined;
  return sergeant.choose(chronicle.match, seat, choices, randomFrom(`hint ${chronicle.version}`));
}

function verdictOn(chronicle: AnyChronicle, seat: Asker, text: string): Verdict<Choice> {
  const choices = choicesFrom(chronicle.game, text);
  if (!choices) throw new Refused(422, 'not-a-choice', { choice: text });
  return { choice: choices.at(-1) ?? choices[0], reason: whyNotTogether(chronicle, seat, choices) };
}
