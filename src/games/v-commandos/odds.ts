/** What could come of a choice: staying hidden, hitting, being hit on the way. */
import type { Odds, Seat } from '../../kernel/game.ts';
import { BOMBARDMENT_DICE, GRENADE_DICE, NEST_NUMBER, WEAPONS } from './content/terms.ts';
import { effectOn } from './rules/event-effects.ts';
import { tileCalled } from './rules/moving.ts';
import { levelCard } from './rules/operation-in-play.ts';
import { reactionNumber } from './rules/reaction-fire.ts';
import { countEnemies, enemyDice } from './rules/spaces.ts';
import { hides } from './rules/stealth.ts';
import { BELOW, type Commando, commandoAt, hasSkill, levelInPlay, type State } from './state.ts';
import type { Choice } from './vocabulary.ts';

export function odds(state: State, seat: Seat, choice: Choice): Odds | undefined {
  const commando = commandoAt(state, seat);
  switch (choice.kind) {
    case 'move':
    case 'sneak':
      return stepOdds(state, commando, choice.tile, choice.kind === 'sneak');
    case 'exit':
      return fireOdds(woundChance(state, commando, -1));
    case 'shoot':
      return hitOdds(state, choice.tile, WEAPONS[choice.weapon]?.dice ?? 0);
    case 'throw':
      return hitOdds(state, choice.tile, GRENADE_DICE);
    case 'bombard':
      return hitOdds(state, choice.tile, BOMBARDMENT_DICE);
    default:
      return undefined;
  }
}

/** The chance that none of so many dice gives somebody away. */
export function hiddenChance(state: State, commando: Commando, level: string, enemies: number): number {
  const inPlay = levelInPlay(state, level);
  const effect = inPlay ? effectOn(state, inPlay) : '';
  const limit = hasSkill(commando, 'camouflage') || effect === 'rain' ? 1 : effect === 'flare' ? 3 : 2;
  return ((6 - limit) / 6) ** enemies;
}

function woundChance(state: State, commando: Commando, to: number): number {
  const level = levelInPlay(state, commando.level);
  if (!level || !commando.visible || commando.critical > 0) return 0;
  const card = levelCard(state, level.id);
  const dice = enemyDice(card, level, commando.tile) + (to < 0 ? 0 : enemyDice(card, level, to));
  return 1 - ((reactionNumber(state, level, commando) - 1) / 6) ** dice;
}

function fireOdds(wounded: number): Odds | undefined {
  if (wounded === 0) return undefined;
  return {
    outcomes: [
      { what: 'wounded', chance: wounded },
      { what: 'unhurt', chance: 1 - wounded },
    ],
  };
}

function stepOdds(state: State, commando: Commando, id: string, sneaking: boolean): Odds | undefined {
  const there = tileCalled(state, id);
  if (!there) return undefined;
  const { card, level, tile } = there;
  const wounded = commando.level === BELOW ? 0 : woundChance(state, commando, tile);
  if (wounded > 0) return fireOdds(wounded);
  const enemies = countEnemies(card, level, tile);
  const isHidden = hides(card.tiles[tile]?.size ?? 'small', sneaking, commando);
  const hidden =
    !isHidden || (commando.visible && enemies > 0) ? 0 : commando.visible ? 1 : hiddenChance(state, commando, level.id, enemies);
  return {
    outcomes: [
      { what: 'stealthy', chance: hidden },
      { what: 'visible', chance: 1 - hidden },
    ],
  };
}

function hitOdds(state: State, id: string, dice: number): Odds | undefined {
  const there = tileCalled(state, id);
  if (!there) return undefined;
  const { card, level, tile } = there;
  // 6.12 Somebody in a nest is hit by 5 or 6 only.
  const isOnlyInNest = countEnemies(card, level, tile) === 1 && (level.guards[card.nestOn[tile] ?? -1] ?? '') !== '';
  const needed = isOnlyInNest ? NEST_NUMBER : (card.tiles[tile]?.hits ?? 0);
  const miss = ((needed - 1) / 6) ** dice;
  return {
    outcomes: [
      { what: 'hit', chance: 1 - miss },
      { what: 'miss', chance: miss },
    ],
  };
}
