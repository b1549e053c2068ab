/** 19.2 What so many dice come to, by the Battle Results Table: for the rules' odds, the scripted player and the battle as it is seen. */
import type { BattleResult } from './content/terms.ts';
import type { Theatre } from './content/theatres.ts';

/** At an enemy, by a Commando unit that rolls so many dice. */
export function fireOddsAt({ sheet }: Theatre, dice: number, isPanicked: boolean) {
  const table = sheet.battleResults.commando;
  const chance = (result: BattleResult) => table.filter((entry) => entry === result).length / 6;
  return fireOutcomes(dice, chance('elimination'), chance('panic'), isPanicked);
}

export function fireOutcomes(dice: number, elimination: number, panic: number, panicked: boolean) {
  const nothing = 1 - elimination - panic;
  const noEffect = nothing ** dice;
  const onePanic = panicked ? 0 : dice * panic * nothing ** (dice - 1);
  return [
    { what: 'elimination', chance: 1 - noEffect - onePanic },
    { what: 'panic', chance: onePanic },
    { what: 'no-effect', chance: noEffect },
  ];
}
