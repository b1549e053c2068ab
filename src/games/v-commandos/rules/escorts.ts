/** 15 Characters to be escorted: how they appear, and how they leave. */
import { entryOf } from '../../../kernel/listed.ts';
import { ESCORTS } from '../content/terms.ts';
import type { Commando, Escort, LevelInPlay } from '../state.ts';
import type { Rules, Table } from '../vocabulary.ts';
import { watchAlarm } from './alarm.ts';
import { completeObjective } from './objectives.ts';
import { isFrench, levelCard } from './operation-in-play.ts';
import { protect, release } from './protecting.ts';
import { openSpaces } from './spaces.ts';

/** 15.1 As soon as a commando is on the tile and a space is free, the token becomes the character, at no cost. */
export function* meetEscorts(t: Table, level: LevelInPlay): Rules {
  const { state } = t;
  const card = levelCard(state, level.id);
  for (const [i, objective] of card.objectives.entries()) {
    if (objective.do !== 'escort' || !('who' in objective) || level.done[i] || level.turned[i]) continue;
    const { tile, triangle } = objective;
    const who = String(objective.who);
    if (!state.commandos.some((each) => each.level === level.id && each.tile === tile)) continue;
    if (openSpaces(state, card, level, tile) === 0) continue;
    level.turned[i] = true;
    const { nature = 'either' } = ESCORTS[who] ?? {};
    const visible = nature === 'visible' || (nature === 'either' && entryOf(card.tiles, tile, 'tile').size === 'large');
    state.escorts.push({ id: who, objective: objective.id, level: level.id, tile, visible, inNest: false, with: '' });
    t.tell?.({ type: 'escort-appeared', rule: '15.1', escort: who, tile: card.tiles[tile]?.id ?? '' });
    release(level, card, triangle);
    watchAlarm(t, level);
    yield* protect(t, level, tile);
  }
}

/** 15.1 He has left the level: that was the objective. English: he is out of the game. French: he is below with his commando. */
export function leaveWith(t: Table, escort: Escort, commando: Commando, level: LevelInPlay): void {
  const { state } = t;
  t.tell?.({ type: 'escort-left', rule: '15.1', escort: escort.id, level: level.id });
  const objective = levelCard(state, level.id).objectives.findIndex(({ id }) => id === escort.objective);
  if (isFrench(state)) {
    escort.level = '';
    escort.tile = -1;
    escort.inNest = false;
    escort.with = commando.seat;
    escort.objective = '';
  } else state.escorts = state.escorts.filter((each) => each !== escort);
  if (objective >= 0 && !level.done[objective]) completeObjective(t, level, objective);
}
