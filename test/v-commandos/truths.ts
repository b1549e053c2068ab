/** What the record says in figures, held to the state in which it is said. */
import { SLOTS } from '../../src/games/v-commandos/content/terms.ts';
import { levelCard } from '../../src/games/v-commandos/rules/operation-in-play.ts';
import { countEnemies } from '../../src/games/v-commandos/rules/spaces.ts';
import { commandoCalled, isActing, type LevelInPlay, type State } from '../../src/games/v-commandos/state.ts';
import type { Event, EventOf } from '../../src/games/v-commandos/vocabulary.ts';

type Untrue = string | undefined;

export function untrueIn(event: Event, state: State): Untrue {
  switch (event.type) {
    case 'turn-began':
      return differs('turn', event.turn, state.turn);
    case 'wounded':
      return differs('wounds', event.wounds, commandoCalled(state, event.commando)?.wounds);
    case 'healed':
      // It is told when he has recovered: what he was healed of and what is left are no more than he can bear.
      return exceeds('wounds to heal', event.wounds + (commandoCalled(state, event.commando)?.wounds ?? 0), SLOTS);
    case 'check':
      return differs('check', event.result, event.dice.some((die) => die <= event.limit) ? 'visible' : 'stealthy');
    case 'shot':
    case 'enemies-shot':
    case 'reaction-fire':
      return differs('hits', event.hits, event.dice.filter((die) => die >= event.needed).length);
    case 'spotted':
      return differs('spotted', event.result, seenOn(event.tile, state, event.result));
    case 'enemies-moved':
      return exceeds('enemies there', event.count, enemiesOn(event.tile, state)) ?? differs('enemies', event.count, event.enemies.length);
    case 'reinforced':
      return exceeds('enemies there', event.enemies.length, enemiesOn(event.tile, state));
    default:
      return undefined;
  }
}

/** 14.10 What the token comes to; whether the killer is near enough only the rules know. */
function seenOn(tile: string, state: State, result: EventOf<'spotted'>['result']): string {
  const left = enemiesOn(tile, state) ?? 0;
  if (left === 0) return 'unseen';
  const killer = state.commandos.find((each) => isActing(state, each));
  if (killer?.visible) return 'already-seen';
  return result === 'unseen' ? `${left} are left` : result;
}

function enemiesOn(tile: string, state: State): number | undefined {
  const on = (level: LevelInPlay) => levelCard(state, level.id).tileAt[tile];
  const level = state.levels.find((each) => on(each) !== undefined);
  return level && countEnemies(levelCard(state, level.id), level, on(level) ?? 0);
}

const differs = (what: string, told: unknown, real: unknown): Untrue =>
  told === real ? undefined : `${what}: ${told} is told, not ${real}`;

const exceeds = (what: string, told: number, most = 0): Untrue =>
  told >= 0 && told <= most ? undefined : `${what}: ${told} is told of ${most}`;
