/** 5 The event phase: a card for each level, its half fixed by the alarm at that moment. */
import { draw } from '../../../kernel/decks.ts';
import { comesToLight, named, rollDie } from '../../../kernel/dice.ts';
import { eventCard } from '../content/events.ts';
import { ITEM_KINDS, ITEMS, SPOTTED } from '../content/terms.ts';
import { during } from '../doing.ts';
import { commandoCalled, type LevelInPlay, levelOn, type State } from '../state.ts';
import type { ChoiceOf, Rules, Table } from '../vocabulary.ts';
import { ask, NOBODY_CHOOSES, oneOf, question, team } from './asking.ts';
import { drawItem } from './bag.ts';
import { beginCommandoPhase } from './commando-phase.ts';
import { effectOn } from './event-effects.ts';
import { wound } from './health.ts';
import { levelCard } from './operation-in-play.ts';
import { layPoint, whyNoSlot } from './points.ts';
import { openDoor } from './shooting.ts';

export function* events(t: Table): Rules {
  const { state } = t;
  for (const level of state.levels) {
    if (!levelCard(state, level.id).training.events) continue;
    level.event = nextCard(state, level);
    level.half = level.alarm;
    const effect = effectOn(state, level);
    if (effect === 'lock') level.locked = level.locked.map(() => true);
    t.tell?.({ type: 'event-drawn', rule: '5.1', level: level.id, card: level.event, half: level.half, effect });
    yield* takeEffect(t, level, effect);
  }
  state.phase = 'commandos';
  beginCommandoPhase(t);
}

/** 11.5 A level with a time limit has its own deck; when it is used up the main deck serves. */
function nextCard(state: State, level: LevelInPlay): string {
  const { random } = state;
  if (level.deck.length === 0) return draw(random, state.events) ?? '';
  comesToLight(random);
  const scripted = named(random, level.deck);
  if (scripted !== undefined) return level.deck.splice(level.deck.lastIndexOf(scripted), 1)[0] ?? '';
  return level.deck.pop() ?? '';
}

/** 5.1 Effects of the moment: what else a card brings holds for the turn. */
export const AT_ONCE: ReadonlySet<string> = new Set(['point', 'sniper', 'find', 'lock', 'unlock']);

/** 5.1 At once; what holds for the turn is asked for where it matters. */
function takeEffect(t: Table, level: LevelInPlay, effect: string): Rules {
  const { state } = t;
  switch (effect) {
    case 'point':
      return namedBy(t, level, effect, pointable(state, level).length, function* () {
        const { commando: name } = yield* ask(team(state), whoGetsIt);
        const commando = commandoCalled(state, name);
        if (commando) layPoint(commando);
        t.tell?.({ type: 'point-given', rule: '5.1', commando: name });
      });
    case 'sniper':
      return namedBy(t, level, effect, exposed(state, level).length, function* () {
        const { character } = yield* ask(team(state), whoIsAimedAt);
        const commando = commandoCalled(state, character);
        if (!commando) return;
        const card = levelCard(state, level.id);
        const tile = card.tiles[commando.tile];
        const needed = commando.inNest ? 5 : (tile?.hits ?? 0);
        const die = rollDie(state.random);
        const hits = die >= needed ? 1 : 0;
        t.tell?.({ type: 'enemies-shot', rule: '5.1', from: level.id, tile: tile?.id ?? '', dice: [die], needed, hits });
        if (hits > 0) wound(t, commando);
      });
    case 'find':
      return namedBy(t, level, effect, onLevel(state, level).length, function* () {
        const { commando: name } = yield* ask(team(state), whoFindsIt);
        const commando = commandoCalled(state, name);
        const item = drawItem(state);
        if (!commando || item < 0) return;
        // A “spotted” token that nobody fell for is only discarded.
        if (item === SPOTTED) state.discards[SPOTTED] = (state.discards[SPOTTED] ?? 0) + 1;
        else level.items[commando.tile * ITEM_KINDS + item] = (level.items[commando.tile * ITEM_KINDS + item] ?? 0) + 1;
        t.tell?.({
          type: 'rewarded',
          rule: '5.1',
          items: [ITEMS[item] ?? ''],
          tile: levelCard(state, level.id).tiles[commando.tile]?.id ?? '',
          result: 'found',
        });
      });
    case 'unlock':
      return namedBy(t, level, effect, lockedIn(state, level).length, function* () {
        const { door } = yield* ask(team(state), whichDoor);
        openDoor(t, level, door, 'event', '5.1');
      });
    default:
      return NOBODY_CHOOSES;
  }
}

/** Asks the players, unless there is nobody to name. */
function namedBy(t: Table, level: LevelInPlay, effect: string, count: number, then: () => Rules): Rules {
  if (count > 0) return meanwhile(t.state, level, effect, then);
  t.tell?.({ type: 'event-found-nobody', rule: '5.1', level: level.id, card: level.event });
  return NOBODY_CHOOSES;
}

function* meanwhile(state: State, level: LevelInPlay, effect: string, then: () => Rules): Rules {
  state.doing.push({ what: 'event', level: level.id, effect });
  yield* then();
  state.doing.pop();
}

const levelNow = (state: State): LevelInPlay => levelOn(state, { level: during(state, 'event').level });

function onLevel(state: State, level: LevelInPlay): string[] {
  return state.commandos.filter((each) => each.level === level.id).map(({ specialist }) => specialist);
}

function pointable(state: State, level: LevelInPlay): string[] {
  return onLevel(state, level).filter((name) => {
    const commando = commandoCalled(state, name);
    return commando !== undefined && commando.critical === 0 && whyNoSlot(commando) === undefined;
  });
}

function exposed(state: State, level: LevelInPlay): string[] {
  return onLevel(state, level).filter(
    (name) => commandoCalled(state, name)?.visible === true && commandoCalled(state, name)?.critical === 0,
  );
}

function lockedIn(state: State, level: LevelInPlay): string[] {
  return levelCard(state, level.id)
    .doors.filter((_, i) => level.locked[i])
    .map(({ id }) => id);
}

const pointTo = (list: (state: State, level: LevelInPlay) => string[]) =>
  oneOf(
    'point',
    '5.1',
    (state) => list(state, levelNow(state)).map((commando): ChoiceOf<'point'> => ({ kind: 'point', commando })),
    (choice, listed) => choice.commando === listed.commando,
  );
const whoGetsIt = question('event-point', '5.1', [pointTo(pointable)]);
const whoFindsIt = question('event-find', '5.1', [pointTo(onLevel)]);
const whoIsAimedAt = question('event-sniper', '5.1', [
  oneOf(
    'hit',
    '5.1',
    (state) => exposed(state, levelNow(state)).map((character): ChoiceOf<'hit'> => ({ kind: 'hit', character })),
    (choice, listed) => choice.character === listed.character,
  ),
]);
const whichDoor = question('event-door', '5.1', [
  oneOf(
    'open-door',
    '5.1',
    (state) => lockedIn(state, levelNow(state)).map((door): ChoiceOf<'open-door'> => ({ kind: 'open-door', door })),
    (choice, listed) => choice.door === listed.door,
  ),
]);

/** The card that a direction is read from. */
export const compassOf = (card: string): string => (card === '' ? 'any' : eventCard(card).compass);
