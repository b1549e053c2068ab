/** 1.0 Introduction, 3.0 the map, 4.0 the counters, 5.0 the cards. */

import { describe, expect } from 'vitest';
import { faultsInSheet } from '../../src/games/commando/content/check.ts';
import { THEATRES, theatreOf } from '../../src/games/commando/content/theatres.ts';
import { commando } from '../../src/games/commando/game.ts';
import { detail } from '../../src/games/commando/terminal.ts';
import { TEXTS } from '../../src/games/commando/text/texts.ts';
import { view } from '../../src/games/commando/view.ts';
import { scriptedRandom } from '../../src/kernel/dice.ts';
import { seatsOf, usualSetup } from '../../src/kernel/setup.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { rule } from '../ledger.ts';
import { begun, given } from './given.ts';
import { AWAY, patrol } from './patrol.ts';

const desert = theatreOf({ theatre: 'western-desert' });

/** Two dice for each total of the Random Objective Location Table: enough for any mission. */
const EVERYWHERE = [1, 1, 1, 2, 1, 3, 1, 4, 1, 5, 1, 6, 2, 6, 3, 6, 4, 6, 5, 6, 6, 6];

const recruits = (theatre: string, mission: string, rp: number) => given({ theatre, mission, rp, phase: 'recruiting' });

describe('1.0 Introduction', () => {
  rule(['1.0a', '4.0c'], 'the one player is asked nothing while the OPFOR come, line up and fire by card, bin and table', () => {
    expect(new Set(commando.setups.flatMap(({ id }) => seatsOf(commando, usualSetup(commando, id))))).toEqual(new Set(['commando']));
    // OPFOR 1: no effect; the patrol: no effect; OPFOR 2: elimination
    const t = patrol(['ambush-at-first-light'], [1, 1, 1, 6]).choose('force siwa', 'move jarabub', 'halt');
    expect(t.asks).toBe('fire');
    expect(t.told('fired')).toMatchObject([{ side: 'opfor', unit: 'colonial-garrison-1', target: 'truck-patrol-1' }]);
    t.choose('fire colonial-garrison-1');
    expect(t.told('fired').map(({ side }) => side)).toEqual(['opfor', 'commando', 'opfor']);
    expect(t.told('eliminated')).toMatchObject([{ side: 'commando', unit: 'truck-patrol-1' }]);
    expect(t.diceLeft).toBe(0);
  });

  rule('1.0b', 'a Mission card that allows fewer units in a space than the standard six is obeyed', () => {
    const strict = desert.sheet.missions.find(({ stacking }) => stacking !== undefined && stacking < 6);
    const limit = strict?.stacking ?? 0;
    const crowd = ['truck-patrol-2', 'truck-patrol-3', 'jeep-patrol-1', 'jeep-patrol-2', 'sappers-1', 'sappers-2'];
    const entering = (others: number) =>
      patrol([], [], {
        mission: strict?.id,
        units: { 'commando-party-1': 'siwa', ...Object.fromEntries(crowd.slice(0, others).map((id) => [id, 'qara'])) },
      }).choose('force siwa');
    expect(limit).toBeGreaterThan(0);
    expect(entering(limit - 1).choices).toContain('move qara');
    expect(entering(limit).why('move qara')).toBe('stacking 10.2');
  });
});

describe('1.0 Components', () => {
  rule('1.0c', 'each theatre has 40 pieces, the Ops and the KIA marker among them, 18 cards, one map and one sheet', () => {
    for (const { id, sheet, units, opfor, spaces } of THEATRES) {
      const markers = sheet.objectives.real + sheet.objectives.false;
      expect(units.length + opfor.length + markers + ['ops', 'kia'].length, id).toBe(40);
      expect(sheet.missions.length + sheet.events.length, id).toBe(18);
      expect(new Set([...units, ...opfor].map((counter) => counter.id)).size, id).toBe(units.length + opfor.length);
      expect(spaces.length, id).toBe(sheet.spaces.length);
      expect(faultsInSheet(sheet), id).toEqual([]);
    }
  });

  rule('1.0c', 'a sheet with a piece or a card too many or too few, or a marker that no mission places, is not complete', () => {
    const { sheet } = desert;
    const faults = (change: object) => faultsInSheet({ ...sheet, ...change }).map(({ code }) => code);
    expect(faults({ objectives: { real: 4, false: 5 } })).toEqual(['pieces', 'idle-counters']);
    expect(faults({ opfor: sheet.opfor.map((entry, i) => (i === 0 ? { ...entry, count: entry.count - 1 } : entry)) })).toEqual(['pieces']);
    expect(faults({ events: sheet.events.slice(1) })).toEqual(['cards']);
  });
});

describe('3.0 The map', () => {
  rule('3.0a', 'a unit stands in a space at every step of its way, and can be nowhere else on the map', () => {
    const t = patrol([]).choose('force siwa', 'move jarabub');
    expect(t.unit('truck-patrol-1').at).toBe('jarabub');
    expect(t.why('move the-open-desert')).toBe('unknown-id 15.0');
    const astray = { theatre: 'western-desert', mission: 'midnight-toll', units: { 'truck-patrol-1': 'the-open-desert' } };
    expect(commando.lab.arrange(astray, scriptedRandom([]))).toMatchObject({ ok: false, fault: { code: 'arrangement-unknown' } });
  });

  rule('3.0b', 'each space has a terrain of the Terrain Effects Chart, which stops forces and strengthens the OPFOR', () => {
    for (const { spaces, sheet } of THEATRES) {
      expect(Object.keys(sheet.terrain)).toEqual(expect.arrayContaining(spaces.map(({ terrain }) => terrain)));
    }
    const sandSea = patrol(['senussi-guides']).choose('force siwa', 'move big-cairn');
    expect(sandSea.told('card-drawn')).toHaveLength(1);
    const oasis = patrol(['sleeping-outpost'], [5, 5]).choose('force siwa', 'move jarabub', 'halt');
    expect(oasis.told('opfor-placed')).toMatchObject([{ called: 1, space: 'jarabub' }]);
    const outpost = patrol(['sleeping-outpost']).choose('force siwa', 'move jarabub', 'move maddalena');
    expect(outpost.told('opfor-placed')).toMatchObject([{ called: 2, space: 'maddalena' }]);
    const harbour = patrol(['sleeping-outpost']).choose('force siwa', 'move qara', 'move mersa-matruh');
    expect(harbour.told('opfor-placed')).toMatchObject([{ called: 3, space: 'mersa-matruh' }]);
  });

  rule('3.0c', 'whoever is to go on a mission starts in a base, and in no other space', () => {
    const t = recruits('western-desert', 'midnight-toll', 30);
    const starts = t.choices.filter((text) => text.startsWith('recruit truck-patrol ')).map((text) => text.split(' ')[2]);
    expect(starts.sort()).toEqual(
      desert.sheet.spaces
        .filter(({ base }) => base)
        .map(({ id }) => id)
        .sort(),
    );
    expect(t.why('recruit truck-patrol tobruk')).toBe('not-a-base 9.0');
    const fresh = begun('western-desert/midnight-toll', EVERYWHERE);
    expect(fresh.why('place-leader patrol-leader-1 tobruk')).toBe('not-a-base 9.0');
  });

  rule('3.0d', 'on the ground a force goes along routes only, not over the desert between and not over water', () => {
    const t = patrol([]).choose('force siwa');
    const ways = t.choices.filter((text) => text.startsWith('move ')).map((text) => text.slice(5));
    expect(ways.sort()).toEqual(['bahariya', 'big-cairn', 'jarabub', 'qara']);
    expect(t.why('move maddalena')).toBe('not-adjacent 15.0');
    const shore = patrol([], [], { units: { 'truck-patrol-1': 'el-alamein' } }).choose('force el-alamein');
    expect(shore.why('move tobruk')).toBe('not-adjacent 15.0');
  });

  rule(['3.0e', '3.0f'], 'the unbought and the lost wait in the Recruit Box, from where a card brings one of them back', () => {
    const units = { 'truck-patrol-1': 'siwa', 'truck-patrol-2': 'siwa', 'truck-patrol-3': 'kufra' };
    const t = patrol(['thermos-bombs', 'stragglers-come-in'], [1], { units });
    expect(t.unit('armoured-cars-1').at).toBe('recruit-box');
    t.choose('force siwa', 'take truck-patrol-1', 'done', 'move jarabub', 'halt');
    expect(t.unit('truck-patrol-1').at).toBe('recruit-box');
    t.choose('force siwa', 'move qara', 'halt', 'receive truck-patrol siwa');
    expect(t.told('reinforced')).toMatchObject([{ unit: 'truck-patrol-1', at: 'siwa' }]);
    expect(t.unit('truck-patrol-1').at).toBe('siwa');
  });

  rule('3.0g', 'airstrikes and helicopters that were paid for are in Air Available, the others are not', () => {
    const t = recruits('highlands', 'stone-hail', 30).choose('recruit-air airstrike', 'recruit-air helicopter');
    expect(t.unit('airstrike-1').at).toBe('air-available');
    expect(t.unit('helicopter-1').at).toBe('air-available');
    expect(t.unit('helicopter-2').at).toBe('recruit-box');
  });

  rule(['3.0h', '4.0h', '11.0b'], 'every gain, loss and expense of Ops is marked, and the track shows what is left to spend', () => {
    const t = patrol(['senussi-guides', 'khamsin'], [], { ops: 5 }).choose('force siwa', 'move jarabub', 'halt');
    expect(t.told('ops-changed')).toMatchObject([
      { by: 1, ops: 6, why: 'card' },
      { by: -1, ops: 5, why: 'operation' },
    ]);
    expect(view(t.state).ops).toBe(5);
    t.choose('force jarabub', 'move trigh-el-abd', 'halt');
    expect(t.told('ops-changed').slice(2)).toMatchObject([
      { by: -1, ops: 4, why: 'card' },
      { by: -1, ops: 3, why: 'operation' },
    ]);
    expect(view(t.state).ops).toBe(3);
  });

  rule(['3.0i', '4.0i'], 'the KIA track carries the total on from casualty to casualty', () => {
    const units = { 'truck-patrol-1': 'siwa', 'truck-patrol-2': 'siwa', ...AWAY };
    // one of the two is lost to the bombs; the other then kills a garrison
    const t = patrol(['thermos-bombs', 'sleeping-outpost'], [1, 2, 5, 1], { kia: 3, units });
    t.choose('force siwa', 'take-all', 'done', 'move jarabub', 'halt');
    expect(view(t.state).kia).toBe(1);
    t.choose('force jarabub', 'move trigh-el-abd', 'halt');
    expect(t.told('kia-changed')).toMatchObject([
      { by: -2, kia: 1 },
      { by: 1, kia: 2 },
    ]);
    expect(view(t.state).kia).toBe(2);
    expect(t.diceLeft).toBe(0);
  });

  rule('3.0j', 'an OPFOR unit is either on the map or in the bin', () => {
    const everyone = desert.opfor.map(({ id }) => id).sort();
    const t = patrol(['ambush-at-first-light'], [1, 1, 1, 6]);
    expect(t.state.bin.slice().sort()).toEqual(everyone);
    t.choose('force siwa', 'move jarabub', 'halt');
    expect(t.state.opfor).toEqual(['colonial-garrison-1', 'colonial-garrison-2']);
    expect([...t.state.bin, ...t.state.opfor].sort()).toEqual(everyone);
    t.choose('fire colonial-garrison-1');
    expect(t.state.opfor).toEqual([]);
    expect(t.state.bin.slice().sort()).toEqual(everyone);
  });

  rule('3.0k', 'what can be seen before the draw does not tell which OPFOR unit comes out', () => {
    const position = { theatre: 'western-desert', mission: 'midnight-toll', ops: 6, rp: 0, units: { 'truck-patrol-1': 'siwa' } };
    const seen = new Set<string>();
    const drawn = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const t = given({ ...position, cards: ['ambush-at-first-light'] }, `bin ${seed}`);
      seen.add(JSON.stringify(view(t.state)));
      t.choose('force siwa', 'move jarabub', 'halt');
      for (const { opfor } of t.told('opfor-placed')) drawn.add(opfor.join());
    }
    expect(seen.size).toBe(1);
    expect(drawn.size).toBeGreaterThan(10);
  });
});

describe('4.0 Playing pieces', () => {
  rule('4.0a', 'the counters of a game, and where they begin, are those of its scenario sheet', () => {
    for (const { id, sheet } of THEATRES) {
      const { state } = begun(`${id}/${sheet.missions[0]?.id}`, EVERYWHERE);
      const numbered = (types: readonly { type: string; count: number }[]) =>
        types.flatMap(({ type, count }) => Array.from({ length: count }, (_, i) => `${type}-${i + 1}`));
      expect(state.units.map((unit) => unit.id)).toEqual(numbered(sheet.units));
      expect(state.bin).toEqual(numbered(sheet.opfor));
      const places = new Set(Object.values(sheet.objectiveTable));
      expect(state.objectives.filter(({ at }) => !places.has(at))).toEqual([]);
    }
  });

  rule('4.0b', 'friendly units go, stay, line up and fire as the player says', () => {
    const units = { 'truck-patrol-1': 'siwa', 'truck-patrol-2': 'siwa', 'jeep-patrol-1': 'siwa', ...AWAY };
    const t = patrol(['convoy-under-escort'], [6, 1, 1, 1, 1], { units });
    t.choose('force siwa', 'take truck-patrol-1', 'take jeep-patrol-1', 'done', 'move jarabub', 'halt');
    expect(t.unit('truck-patrol-2').at).toBe('siwa');
    expect(t.choices).toEqual(['keep-line', 'line truck-patrol-1', 'line jeep-patrol-1']);
    t.choose('line jeep-patrol-1');
    expect(t.told('lines-drawn')[0]?.line).toEqual(['jeep-patrol-1', 'truck-patrol-1']);
    expect(t.choices).toEqual(['fire colonial-garrison-1', 'fire colonial-garrison-2', 'fire colonial-garrison-3']);
    expect(t.told('fired')).toEqual([]);
    t.choose('fire colonial-garrison-2');
    expect(t.told('fired')[0]).toMatchObject({ unit: 'jeep-patrol-1', target: 'colonial-garrison-2' });
  });

  rule('4.0d', 'a unit throws as many dice as it has firepower', () => {
    const t = patrol(['sleeping-outpost'], [5, 1, 1], { units: { 'armoured-cars-1': 'siwa', ...AWAY }, bin: ['afrikakorps-recon-1'] });
    t.choose('force siwa', 'move jarabub', 'halt');
    expect(t.told('fired')).toMatchObject([{ side: 'commando', unit: 'armoured-cars-1', dice: [5, 1, 1] }]);
    // no surprise now: superiority 1-2, and the recon unit fires its three dice first
    const weak = patrol(['road-watch'], [1, 2, 1, 1, 1], { bin: ['afrikakorps-recon-1', 'colonial-garrison-1'] });
    weak.choose('force siwa', 'move jarabub', 'halt');
    expect(weak.told('fired')).toMatchObject([{ side: 'opfor', unit: 'afrikakorps-recon-1', dice: [1, 1, 1] }]);
    expect([t.diceLeft, weak.diceLeft]).toEqual([0, 0]);
  });

  rule('4.0e', 'units with movement 1, 2 and 3 go that many spaces and no farther', () => {
    const way = ['bahariya', 'siwa', 'qara', 'mersa-matruh'];
    for (const [unit, spaces] of [
      ['commando-party-1', 1],
      ['truck-patrol-1', 2],
      ['jeep-patrol-1', 3],
    ] as const) {
      const t = patrol(['senussi-guides'], [], { units: { [unit]: 'el-alamein', ...AWAY } }).choose('force el-alamein');
      t.choose(...way.slice(0, spaces).map((space) => `move ${space}`));
      expect(t.told('moved')).toHaveLength(spaces);
      expect(t.asks).toBe('operation');
      expect(t.unit(unit).at).toBe(way[spaces - 1]);
    }
  });

  rule('4.0f', 'what a counter can do is told with it, and it can do that', () => {
    const t = patrol([], [], { units: { 'truck-patrol-1': 'siwa', 'sappers-1': 'siwa', 'jeep-patrol-1': 'siwa' } }).choose('force siwa');
    const speaker = new Speaker('en', ...TEXTS.en);
    const back = (unit: string) => detail(view(t.state), { kind: 'take', unit }, speaker);
    expect(back('sappers-1')).toContain('sapper');
    expect(back('jeep-patrol-1')).toContain('recon');
    expect(back('truck-patrol-1')).not.toMatch(/sapper|recon/);
    t.choose('take sappers-1', 'done', 'move big-cairn');
    expect(t.asks).toBe('movement');
    expect(t.choices).toContain('move calanscio');
  });

  rule('4.0g', 'an objective marker is nobody’s unit: it forms no force, joins none and takes no part in a battle', () => {
    const t = patrol(['sleeping-outpost', 'thermos-bombs'], [5, 1, 2], { objectives: [{ at: 'jarabub', real: true }] });
    expect(t.why('force jarabub')).toBe('no-units-here 11.0');
    t.choose('force siwa', 'move jarabub');
    expect(t.told('battle-began')).toMatchObject([{ units: ['truck-patrol-1'], opfor: ['colonial-garrison-1'] }]);
    expect(t.told('objective-revealed')).toMatchObject([{ space: 'jarabub', real: true }]);
    t.choose('force jarabub');
    expect(t.why('take objective-1')).toBe('unknown-id 10.3');
  });
});

describe('5.0 Cards', () => {
  rule('5.0a', 'a Mission card is never among the Events, nor an Event among the Mission cards', () => {
    const missions = desert.sheet.missions.map(({ id }) => id);
    const events = desert.sheet.events.map(({ id }) => id);
    expect(missions.filter((id) => events.includes(id))).toEqual([]);
    const { state } = begun('western-desert/any', EVERYWHERE);
    expect(missions).toContain(state.mission);
    expect(state.deck.pile.slice().sort()).toEqual(events.slice().sort());
    const swapped = [
      { theatre: 'western-desert', mission: 'khamsin' },
      { theatre: 'western-desert', mission: 'midnight-toll', cards: ['long-shadow'] },
    ];
    for (const position of swapped) expect(commando.lab.arrange(position, scriptedRandom([]))).toMatchObject({ ok: false });
  });
});
