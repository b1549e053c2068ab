/**
 * How many presses a mission takes when a player means what the scripted player chooses, in the cheapest way that the table
 * offers: of all that can be done with one gesture, what leads farthest along what he is about to choose.
 */

import { anyGame } from '../../src/games/box.ts';
import { standsFor, thingsOf } from '../../src/games/commando/face/things.ts';
import { commando } from '../../src/games/commando/game.ts';
import type { State } from '../../src/games/commando/state.ts';
import { view } from '../../src/games/commando/view.ts';
import { type Choice, choiceText, type Event, SEAT } from '../../src/games/commando/vocabulary.ts';
import { Chronicle } from '../../src/kernel/chronicle.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import type { Trying } from '../../src/kernel/game.ts';
import { Trial } from '../../src/kernel/trial.ts';
import type { Offer } from '../../src/kernel/witness/sight.ts';
import { type Gesture, TableAlone } from './table-alone.ts';

/** `singly`: one choice after the other and nothing by itself, as tables were before. `own`: a force of one's own, nothing ready-made. */
export type Way = 'singly' | 'own' | 'cheapest';

export interface Counted {
  readonly presses: number;
  readonly gestures: Readonly<Record<Gesture, number>>;
  /** Presses by what was asked. */
  readonly asked: ReadonlyMap<string, number>;
}

/** Presses at each question; more than any mission takes, so that a mistake here has an end. */
const MOST = 3000;

export async function pressesOf(setup: string, seed: string, way: Way): Promise<Counted> {
  const chronicle = new Chronicle(anyGame(commando), { setup: { id: setup, options: {} }, seed, salt: '' });
  const table = new TableAlone(chronicle, SEAT, { thingsOf, standsFor, goesOn: way !== 'singly' });
  const gestures = { pick: 0, press: 0, drag: 0 };
  const asked = new Map<string, number>();
  let presses = 0;
  for (let question = chronicle.match.decision?.question; question && presses < MOST; question = chronicle.match.decision?.question) {
    const made = await makeFarthest(table, way);
    for (const gesture of made) gestures[gesture]++;
    asked.set(question.asks, (asked.get(question.asks) ?? 0) + made.length);
    presses += made.length;
  }
  return { presses, gestures, asked };
}

/** Tries what leads farthest first; whatever takes more than one gesture is left for what takes one. */
async function makeFarthest(table: TableAlone, way: Way): Promise<readonly Gesture[]> {
  const isOpen = ({ choices, says }: Offer) => (way === 'singly' ? !choices : way === 'cheapest' || says?.code !== 'ready-force');
  const here: Trying<State, Choice> = trialAt(table);
  const stations = stationsOf(here.again());
  const meant = table.offers
    .filter(isOpen)
    .map((offer) => ({ offer, far: stations.lastIndexOf(arrivalOf(here.again(), offer)) }))
    .filter(({ far }) => far >= 0)
    .sort((a, b) => b.far - a.far || (a.offer.choices?.length ?? 1) - (b.offer.choices?.length ?? 1));
  for (const { offer } of meant) {
    const gestures = await table.make(offer);
    if (gestures) return gestures;
  }
  throw new Error('What the scripted player chooses is not offered.');
}

/** The chronicle is one of Commando, whatever the shell takes it for. */
function trialAt({ chronicle }: TableAlone): Trying<State, Choice> {
  return Trial.from((chronicle as unknown as Chronicle<State, Choice, Event>).match, SEAT);
}

/** Where the scripted player is about to come by, as far as nothing comes to light. */
function stationsOf(trial: Trying<State, Choice>): string[] {
  const stations: string[] = [];
  const random = randomFrom('nobody rolls here');
  while (trial.asks !== undefined && stations.length < 60) {
    const asks = trial.asks;
    const choices = trial.choices();
    if (choices.length === 0) break;
    const question = { asks, rule: '', options: [] };
    const choice = commando.player.policy(trial.state, SEAT, question, choices, random);
    stations.push(stationAfter(trial, choice));
  }
  return stations;
}

function arrivalOf(trial: Trying<State, Choice>, { choice, choices = [choice] }: Offer): string {
  let station = '';
  for (const each of choices as readonly Choice[]) station = stationAfter(trial, each);
  return station;
}

/** The position a choice leads to, whatever the order in which units were taken; where something comes to light, where it was made. */
function stationAfter(trial: Trying<State, Choice>, choice: Choice): string {
  const before = `${placeOf(trial.state)} ${choiceText(choice)}`;
  if (!trial.go(choice)) return '';
  return trial.asks === undefined ? before : `${trial.asks} ${placeOf(trial.state)}`;
}

function placeOf(s: State): string {
  const seen = view(s);
  const { operation } = seen;
  return JSON.stringify({ ...seen, operation: operation && { ...operation, force: [...operation.force].sort() } });
}

/** Every mission by itself; campaigns are several of them. */
export const MISSIONS: readonly string[] = commando.setups.map(({ id }) => id).filter((id) => !id.endsWith('/campaign'));
