import { expect, it } from 'vitest';
import { randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import { Speaker } from '../../../words/speaker.ts';
import { distance, hexNamed } from '../content/map.ts';
import { commandosEurope } from '../game.ts';
import { fieldTo, NEVER } from '../reckoning/ways.ts';
import { TEXTS } from '../text/texts.ts';
import { view } from '../view.ts';
import type { Choice } from '../vocabulary.ts';
import { detail } from './detail.ts';
import { rank } from './rank.ts';

const SPEAKER = new Speaker('en', ...TEXTS.en);

/** The hexes that a squad can go to, in the order of the list, each with its note and the chance that it is heard. */
function listed(at: string, mission: object, more: object = {}) {
  const pieces = { 'a-squad-1': { at, ...more }, 'b-squad-1': { at: '0742' } };
  const result = commandosEurope.lab.arrange({ phase: 'movement', bases: ['0742'], mission, pieces }, randomFrom('rank'));
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  const match = new Match(commandosEurope, result.value, {});
  match.choose({ kind: 'move', piece: 'a-squad-1' });
  const seen = view(match.state, undefined);
  const goes = match.choices().filter((choice: Choice) => choice.kind === 'go');
  const inOrder = goes.toSorted((a, b) => rank(seen, a) - rank(seen, b));
  return inOrder.map((choice) => ({
    hex: choice.kind === 'go' ? choice.hex : '',
    note: detail(seen, choice, SPEAKER),
    heard: commandosEurope.odds(match.state, 'commander', choice)?.outcomes.find(({ what }) => what === 'heard')?.chance ?? 0,
    rank: rank(seen, choice),
  }));
}

/** As it is printed, without anything of somebody's own. */
const NORWAY = { own: null };
const BRIDGE = { id: 'blow-bridge', at: '0145' };

it('of the hexes that can be come to that of the mission is first, then those that lead nearer to it, of little risk before others', () => {
  expect(listed('0144', BRIDGE)[0]?.hex).toBe('0145');
  const all = listed('0743', BRIDGE);
  const risk = ({ heard }: (typeof all)[number]) => [0, 0.2, 0.5].filter((most) => heard > most).length;
  const way = fieldTo(NORWAY, hexNamed(BRIDGE.at), false);
  const away = ({ hex }: Pick<(typeof all)[number], 'hex'>) => way[hexNamed(hex)] ?? NEVER;
  const leadsOn = (each: (typeof all)[number]) => away(each) < away({ hex: '0743' });
  const nearer = all.filter(leadsOn);
  expect(all.slice(0, nearer.length)).toEqual(nearer);
  // the base behind them, where nobody is heard, comes after
  expect(all.findIndex(({ hex }) => hex === '0742')).toBe(nearer.length);
  expect(nearer.map(risk)).toEqual(nearer.map(risk).toSorted());
  const ofLittleRisk = nearer.filter((each) => risk(each) === 1).map(away);
  expect(ofLittleRisk.length).toBeGreaterThan(2);
  expect(ofLittleRisk).toEqual(ofLittleRisk.toSorted((a, b) => a - b));
  expect(all.every((each) => each.rank < 1)).toBe(true);
});

it('how far it is goes by way of the ground: what is nearer only across the water does not lead on', () => {
  const away = (hex: string) => distance(hexNamed(hex), hexNamed(BRIDGE.at));
  expect(away('0741')).toBeLessThan(away('0839'));
  const all = listed('0839', BRIDGE);
  const notes = (of: typeof all) => of.map(({ note }) => Number(note?.match(/(\d+) movement to mission/)?.[1]));
  const across = all.findIndex(({ hex }) => hex === '0741');
  expect(notes(all.slice(across, across + 1))).toEqual([13]);
  expect(Math.min(...notes(all.slice(0, across)))).toBeLessThan(13);
});

it('whoever is hunted has the hexes nearest to a base before others', () => {
  const all = listed('0744', BRIDGE, { detected: 1 });
  expect(all[0]).toMatchObject({ hex: '0742', heard: 0 });
  expect(all.some(({ note }) => /\d movement to base/.test(note ?? ''))).toBe(true);
});

it('sites of a base are listed by how far the missions are on average, and say so', () => {
  const match = new Match(commandosEurope, commandosEurope.begin({ id: 'first-raid', options: {} }, randomFrom('sites')), {});
  const seen = view(match.state, undefined);
  const sites = match.choices().toSorted((a, b) => rank(seen, a) - rank(seen, b));
  const away = sites.map((choice) => Number(detail(seen, choice, SPEAKER)?.match(/≈ (\d+) from missions/)?.[1]));
  expect(away).toEqual(away.toSorted((a, b) => a - b));
  expect(away[0]).toBeLessThan((away.at(-1) ?? 0) / 2);
});

it('how far it is leads through no base, where everybody halts', () => {
  const target = hexNamed('2651');
  const base = hexNamed('2649');
  const plain = fieldTo(NORWAY, target, false);
  const around = fieldTo(NORWAY, target, false, [base]);
  const farther = [...plain.keys()].filter((hex) => (around[hex] ?? 0) > (plain[hex] ?? 0));
  expect(farther.length).toBeGreaterThan(0);
  expect(farther).not.toContain(base);
  expect([...plain.keys()].every((hex) => (around[hex] ?? 0) >= (plain[hex] ?? 0))).toBe(true);
});
