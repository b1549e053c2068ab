/** Events out of the blue, for tests: a broken German Team makes a Rally Roll, and its trigger brings up a card. */
import type { State } from '../../src/games/combat-commander/state.ts';
import { Given, given } from './given.ts';

/** The broken Team. */
export const PATIENT = 'g-green-team-8';

export interface EventPosition {
  /** Where the Team lies. */
  readonly at?: string;
  /** The Recover card. */
  readonly order?: string;
  readonly units?: Readonly<Record<string, unknown>>;
  /** Set where there is to be no American far away. */
  readonly alone?: true;
  readonly hand?: readonly string[];
  readonly pile?: readonly string[];
  readonly axis?: Readonly<Record<string, unknown>>;
  readonly more?: Readonly<Record<string, unknown>>;
  /** What no arrangement can say. */
  readonly altered?: Partial<State>;
  readonly seed?: string;
}

/** Events of tests that have so much in common. A Rally Roll of 7 does the Team no good; Event! brings up the card. */
export function eventWith(common: EventPosition = {}): (card: string, position?: EventPosition) => Given {
  return (card, { pile = [], ...position } = {}) => rallyRoll(['G-34', card, ...pile], common, position);
}

/** The Rally Roll, with these cards on top of the pile. */
export function rallyRoll(pile: readonly string[], common: EventPosition, position: EventPosition = {}): Given {
  const { at = 'A5', order = 'G-8', units = {}, alone, axis = {}, more = {}, altered = {}, seed } = { ...common, ...position };
  const hand = [order, ...(common.hand ?? []), ...(position.hand ?? [])];
  const { state } = given(
    {
      units: { [PATIENT]: { at, broken: true }, ...(alone ? {} : { 'a-line-1': 'O8' }), ...units },
      axis: { hand, pile, ...axis },
      ...more,
    },
    seed,
  );
  const t = new Given({ ...state, ...altered }).choose(`order ${order}`);
  return (t.asks === 'rally-roll' ? t.choose(`rally-roll ${PATIENT}`) : t).pass();
}
