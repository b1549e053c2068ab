/** 15 Characters to be escorted: how they appear, and how they leave. */
import { entryOf } from '../../../kernel/listed.ts';
import type { Level } from '../content/level.ts';
import { ESCORTS } from '../content/terms.ts';
import type { Commando, Escort, LevelInPlay, State } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { watchAlarm } from './alarm.ts';
import { NOBODY_CHOOSES } from './asking.ts';
import { completeObjective } from './objectives.ts';
import { isFrench, levelCard } from './operation-in-play.ts';
import { protect, release } from './protecting.ts';
import { openSpaces } from './spaces.ts';

/** Which objective is a character who can appear now: a commando is on the tile and a space is free; -1 for none. */
function met(state: State, card: Level, level: LevelInPlay): number {
  for (let i = 0; i < card.objectives.length; i++) {
    const objective = card.objectives[i];
    if (objective?.do !== 'escort' || level.done[i] || level.turned[i]) continue;
    const { tile } = objective;
    const isReached = state.commandos.some((each) => each.level === level.id && each.tile === tile);
    if (isReached && openSpaces(state, card, level, tile) > 0) return i;
  }
  return -1;
}

/** 15.1 As soon as that is so the token becomes the character, at no cost: looked at after everything that may make room. */
export function meetEscorts(t: Table): Rules {
  for (const level of t.state.levels) if (met(t.state, levelCard(t.state, level.id), level) >= 0) return allAppear(t);
  return NOBODY_CHOOSES;
}

function* allAppear(t: Table): Rules {
  for (const level of t.state.levels) {
    const card = levelCard(t.state, level.id);
    for (let i = met(t.state, card, level); i >= 0; i = met(t.state, card, level)) yield* appear(t, card, level, i);
  }
}

function* appear(t: Table, card: Level, level: LevelInPlay, number: number): Rules {
  const objective = entryOf(card.objectives, number, 'objective');
  const { id, tile, triangle } = objective;
  const who = 'who' in objective ? String(objective.who) : '';
  const { nature = 'either' } = ESCORTS[who] ?? {};
  const visible = nature === 'visible' || (nature === 'either' && entryOf(card.tiles, tile, 'tile').size === 'large');
  level.turned[number] = true;
  t.state.escorts.push({ id: who, objective: id, level: level.id, tile, visible, inNest: false, with: '' });
  release(level, card, triangle);
  t.tell?.({ type: 'escort-appeared', rule: '15.1', escort: who, tile: card.tiles[tile]?.id ?? '' });
  watchAlarm(t, level);
  yield* protect(t, level, tile);
}

/** 15.1 He has left the level: that was the objective. English: he is out of the game. French: he is below with his commando. */
export function leaveWith(t: Table, escort: Escort, commando: Commando, level: LevelInPlay): void {
  const { state } = t;
  const objective = levelCard(state, level.id).objectives.findIndex(({ id }) => id === escort.objective);
  if (isFrench(state)) {
    escort.level = '';
    escort.tile = -1;
    escort.inNest = false;
    escort.with = commando.seat;
    escort.objective = '';
  } else state.escorts = state.escorts.filter((each) => each !== escort);
  t.tell?.({ type: 'escort-left', rule: '15.1', escort: escort.id, level: level.id });
  if (objective >= 0 && !level.done[objective]) completeObjective(t, level, objective);
}
