/** Each medal is given for what it says, and for nothing less. */
import { describe, expect, it } from 'vitest';
import { MEDALS, type Medal, medalsFor } from '../../src/games/commando/medals.ts';
import { TEXTS } from '../../src/games/commando/text/texts.ts';
import type { Event } from '../../src/games/commando/vocabulary.ts';
import { Speaker } from '../../src/words/speaker.ts';

const RULE = { rule: '0.0' };

function drawn(ops = 8): Event {
  return { ...RULE, type: 'mission-drawn', mission: 'midnight-toll', ops, rp: 10 };
}

function ended(won = true, ops = 1, why: 'accomplished' | 'out-of-ops' = 'accomplished'): Event {
  return { ...RULE, type: 'mission-ended', won, why, kia: 3, recovered: 0, ops };
}

function many(type: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${type}-${i + 1}`);
}

function battle(units: number, opfor: number, rounds: number, ...between: readonly Event[]): Event[] {
  return [
    { ...RULE, type: 'battle-began', space: 'siwa', units: many('jeep-patrol', units), opfor: many('autoblinda', opfor) },
    ...between,
    { ...RULE, type: 'battle-ended', space: 'siwa', won: true, rounds },
  ];
}

function kill(unit: string, target: string): Event[] {
  return [
    { ...RULE, type: 'fired', side: 'commando', unit, target, firepower: 1, supply: 0, air: 0, dice: [6], results: ['elimination'] },
    { ...RULE, type: 'eliminated', side: 'opfor', unit: target },
  ];
}

const LOST: Event = { ...RULE, type: 'eliminated', side: 'commando', unit: 'jeep-patrol-1' };
const LEADER: Event = { ...RULE, type: 'leader-placed', unit: 'patrol-leader-1', base: 'siwa' };
const LEADER_LOST: Event = { ...RULE, type: 'eliminated', side: 'commando', unit: 'patrol-leader-1' };
const WON: Event = { ...RULE, type: 'campaign-ended', won: true };

function kia(to: number): Event {
  return { ...RULE, type: 'kia-changed', by: -1, kia: to };
}

function turnedUp(real: boolean): Event {
  return { ...RULE, type: 'objective-revealed', space: 'qara', real, falsely: real ? '' : 'minefield' };
}

function home(recovered: number): Event {
  return { ...RULE, type: 'objective-recovered', objective: `objective-${recovered}`, base: 'siwa', recovered };
}

function mine(lost: boolean): Event {
  return { ...RULE, type: 'mine-checked', unit: 'sappers-1', die: lost ? 1 : 6, lost };
}

/** What earns each medal, and what just does not. */
const CASES: Readonly<Record<Medal, { readonly earns: readonly Event[]; readonly fails: readonly Event[] }>> = {
  'all-home': { earns: [drawn(), ...battle(2, 2, 3), ended()], fails: [drawn(), ...battle(2, 2, 3, LOST), ended()] },
  unseen: { earns: [drawn(), ended()], fails: [drawn(), ...battle(2, 1, 2), ended()] },
  'ahead-of-time': { earns: [drawn(8), ended(true, 4)], fails: [drawn(8), ended(true, 3)] },
  'last-op': { earns: [drawn(), ended(true, 0, 'out-of-ops')], fails: [drawn(), ended(false, 0, 'out-of-ops')] },
  'from-the-brink': { earns: [drawn(), kia(-3), ended()], fails: [drawn(), kia(-2), ended()] },
  outnumbered: { earns: [drawn(), ...battle(2, 4, 3)], fails: [drawn(), ...battle(2, 3, 3)] },
  'first-blow': { earns: [drawn(), ...battle(4, 5, 1)], fails: [drawn(), ...battle(4, 5, 1, LOST)] },
  marksman: {
    earns: [drawn(), ...battle(1, 6, 4, ...many('autoblinda', 6).flatMap((target) => kill('jeep-patrol-1', target)))],
    fails: [
      drawn(),
      ...battle(2, 6, 4, ...many('autoblinda', 6).flatMap((target, i) => kill(i === 0 ? 'jeep-patrol-2' : 'jeep-patrol-1', target))),
    ],
  },
  nose: {
    earns: [drawn(), turnedUp(true), turnedUp(true), home(1), home(2), ended()],
    fails: [drawn(), turnedUp(true), turnedUp(false), turnedUp(true), home(1), home(2), ended()],
  },
  'light-feet': {
    earns: [drawn(), turnedUp(false), mine(false), mine(false), mine(false)],
    fails: [drawn(), turnedUp(false), mine(false), mine(false), mine(false), mine(true)],
  },
  campaign: { earns: [drawn(), ended(false), drawn(), ended(), WON], fails: [drawn(), ended(), drawn(), ended()] },
  unbeaten: { earns: [drawn(), ended(), drawn(), ended(), WON], fails: [drawn(), ended(false), drawn(), ended(), WON] },
  'old-hand': {
    earns: [drawn(), LEADER, ended(), drawn(), LEADER, ended(), WON],
    fails: [drawn(), LEADER, ended(), drawn(), LEADER, LEADER_LOST, ended(), WON],
  },
};

describe('medals', () => {
  for (const medal of MEDALS) {
    it(`${medal} is given for what it says`, () => {
      expect(medalsFor(CASES[medal].earns)).toContain(medal);
      expect(medalsFor(CASES[medal].fails)).not.toContain(medal);
    });
  }

  it('have a name and say what they are for, in both languages', () => {
    for (const language of ['en', 'fr'] as const) {
      const speaker = new Speaker(language, ...TEXTS[language]);
      for (const medal of MEDALS) for (const part of ['called', 'for']) expect(speaker.has(`medal ${medal} ${part}`), medal).toBe(true);
    }
  });
});
