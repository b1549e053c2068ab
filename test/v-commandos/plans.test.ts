/** The order in which the scripted team acts, and the manners that the laboratory tries against a level. */
import { describe, expect, it } from 'vitest';
import { sergeant } from '../../src/bots/bot.ts';
import { botAnswer } from '../../src/bots/driver.ts';
import { nextToChoose } from '../../src/games/v-commandos/bot/order.ts';
import { vCommandos } from '../../src/games/v-commandos/game.ts';
import { considered, isPart } from '../../src/games/v-commandos/plans.ts';
import { choiceText } from '../../src/games/v-commandos/vocabulary.ts';
import { randomFrom } from '../../src/kernel/dice.ts';
import { Match } from '../../src/kernel/match.ts';
import { type Given, given } from './given.ts';

/** Another match from the same position. */
function matchOf(t: Given) {
  return new Match(vCommandos, t.state);
}

const TEAM = { scout: { at: 'ground-1' }, medic: { at: 'ground-9' }, sniper: { at: 'ground-4' } };

describe('the scripted team', () => {
  it('lets the commando begin who stands at what is to be done', () => {
    const t = given({ commandos: TEAM });
    const bots = new Map(t.seats.map((seat) => [seat, sergeant]));
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      expect(botAnswer(matchOf(t), bots, randomFrom(seed))).toMatchObject({ seat: t.seatOf('medic'), choice: { kind: 'interact' } });
    }
  });

  it('has no order of its own while one of them spends his points', () => {
    const t = given({ commandos: TEAM });
    t.by('medic', t.choicesOf('medic').find((text) => text.startsWith('interact')) ?? '');
    const { decision, state } = matchOf(t);
    expect(decision && nextToChoose(state, decision.question, decision.seats)).toBeUndefined();
  });
});

/** What somebody who keeps to the plan still considers. */
function left(t: Given, who: string, ...plan: string[]): string[] {
  const { decision, state } = matchOf(t);
  const seat = t.seatOf(who);
  if (!decision) throw new Error('Nobody is asked.');
  return considered(plan, state, seat, decision.question, matchOf(t).choices(seat)).map(choiceText);
}

describe('a manner', () => {
  it('of one who hides has no plain step where a stealthy one is possible, and no shot', () => {
    const t = given({ commandos: TEAM, ground: { tiles: { 'ground-2': { enemies: { mp40: 1 } } } } });
    expect(t.choicesOf('scout').some((text) => text.startsWith('move '))).toBe(true);
    const hiding = left(t, 'scout', 'hider');
    const stealthy = hiding.filter((text) => text.startsWith('sneak '));
    expect(stealthy).not.toEqual([]);
    for (const text of stealthy) expect(hiding).not.toContain(text.replace('sneak', 'move'));
    expect(hiding.filter((text) => /^(shoot|throw|close-combat)/.test(text))).toEqual([]);
    expect(left(t, 'scout', 'never-hide').filter((text) => text.startsWith('sneak '))).toEqual([]);
  });

  it('of one who runs neither waits nor turns round', () => {
    const t = given({ commandos: { scout: { at: 'ground-5' } } });
    expect(t.choicesOf('scout')).toContain('done');
    expect(left(t, 'scout', 'runner').filter((text) => /^(done|wait|save|sneak)/.test(text))).toEqual([]);
    expect(left(t, 'scout', 'runner').filter((text) => text.startsWith('move '))).not.toContain('move ground-1');
  });

  it('of one who does without forces no door, bars no way in, mans no nest and calls nothing in', () => {
    const t = given({
      commandos: {
        scout: { at: 'ground-6', carries: ['crowbar'] },
        medic: { at: 'ground-4', carries: ['crowbar'] },
        sniper: { at: 'ground-3', carries: ['bombardment'] },
      },
    });
    const spared = (who: string, manner: string) => t.choicesOf(who).filter((text) => !left(t, who, manner).includes(text));
    expect(spared('scout', 'without-crowbar')).toEqual(['force-door ground-door-1']);
    expect(spared('medic', 'without-crowbar')).toEqual(['barricade ground-entrance-1']);
    expect(spared('sniper', 'without-nest')).toEqual(['enter-nest']);
    expect(spared('sniper', 'without-bombardment').every((text) => text.startsWith('bombard '))).toBe(true);
    expect(left(t, 'sniper', 'without-bombardment').some((text) => text.startsWith('bombard '))).toBe(false);
  });

  it('that the game does not know is none', () => {
    expect([isPart('runner'), isPart('one-door'), isPart('constructor'), isPart('')]).toEqual([true, true, false, false]);
  });
});
