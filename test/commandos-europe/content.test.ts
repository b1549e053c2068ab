/** What the content must be like, whatever its figures: missions that can be done, sets that are complete, words in both languages. */
import { describe, expect, it } from 'vitest';
import { COMMANDOS_EUROPE } from '../../src/games/commandos-europe/box.ts';
import { MARKER_COUNTS } from '../../src/games/commandos-europe/content/casualties.ts';
import { unitsOf } from '../../src/games/commandos-europe/content/enemies.ts';
import { hexNamed } from '../../src/games/commandos-europe/content/map.ts';
import { missionsOf, requiredBy } from '../../src/games/commandos-europe/content/missions.ts';
import { costOf, countersOf, isGear, KINDS, pieceAt, SQUAD_PORTAGE } from '../../src/games/commandos-europe/content/pieces.ts';
import { fieldTo, NEVER } from '../../src/games/commandos-europe/reckoning/ways.ts';
import { hexesOf, isWater, takes, takesBase } from '../../src/games/commandos-europe/rules/ground.ts';
import { ledgerOf } from '../../src/games/ledger.ts';
import { Speaker } from '../../src/words/speaker.ts';
import { LANGUAGES, sentencesIn } from '../../src/words/texts.ts';

const MAPS = [0, 1, 2, 3].map((map) => ({ map, own: null }));
const MOST_POINTS = 8;
const DINGHY = pieceAt('dinghy');

describe('missions', () => {
  const all = MAPS.flatMap((played) => missionsOf(played).map((mission, at) => ({ played, at, ...mission })));

  it('are 19, 17, 13 and 9', () => {
    expect(MAPS.map((played) => missionsOf(played).length)).toEqual([19, 17, 13, 9]);
  });

  it.each(all)(
    '$id: its gear exists, costs 8 at most with a boat where it takes one, and can be brought there from half of all bases',
    ({ played, at, hexes }) => {
      const gear = requiredBy(played, at);
      expect(gear.every((counters) => counters.length > 0)).toBe(true);
      const price = gear.reduce((sum, [counter = 0]) => sum + costOf(counter), 0);
      const bases = hexesOf(played).filter((hex) => takesBase(played, hex));
      for (const name of hexes) {
        const reached = (boat: boolean) => bases.filter((base) => (fieldTo(played, hexNamed(name), boat)[base] ?? NEVER) < NEVER).length;
        const onFoot = reached(false) * 2 >= bases.length;
        expect(onFoot || reached(true) * 2 >= bases.length, name).toBe(true);
        expect(price + (onFoot ? 0 : costOf(DINGHY)), name).toBeLessThanOrEqual(MOST_POINTS);
        expect(gear.length + (onFoot ? 0 : 1), name).toBeLessThanOrEqual(SQUAD_PORTAGE);
      }
    },
  );

  it('need nothing, one piece, or two', () => {
    const counts = [0, 1, 2].map((pieces) => all.filter(({ requires }) => requires.length === pieces).length);
    expect(counts.every((count) => count >= all.length / 6)).toBe(true);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(all.length);
  });
});

describe('pieces', () => {
  it('are 25 to 35 kinds of gear, 24 enemies a map, 20 casualties markers', () => {
    const gear = KINDS.filter((kind) => isGear(countersOf(kind)[0] ?? 0));
    expect(gear.length).toBeGreaterThanOrEqual(25);
    expect(gear.length).toBeLessThanOrEqual(35);
    expect(MAPS.map((played) => unitsOf(played).length)).toEqual([24, 24, 24, 24]);
    expect(MARKER_COUNTS.reduce((sum, count) => sum + count, 0)).toBe(20);
  });

  it.each(MAPS)('of the enemy can all be placed on map $map', (played) => {
    const homeless = unitsOf(played).filter((unit) => !hexesOf(played).some((hex) => takes(played, hex, unit)));
    expect(homeless.map(({ id }) => id)).toEqual([]);
  });

  it.each(MAPS)('of the shop all help on map $map: no boat is for sale where nothing but land is', (played) => {
    expect(hexesOf(played).some((hex) => isWater(played, hex))).toBe(true);
  });
});

describe('words', () => {
  const [english, french] = [sentencesIn(...COMMANDOS_EUROPE.texts.en), sentencesIn(...COMMANDOS_EUROPE.texts.fr)];

  it('are the same in both languages, with the same figures, in good typography', () => {
    const figures = (sentence = '') => [...new Set([...sentence.matchAll(/\{\{(\w+)/g)].map((match) => match[1]))].sort();
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [key, sentence] of english) {
      expect(figures(french.get(key)), key).toEqual(figures(sentence));
      expect(sentence, key).not.toContain("'");
      expect(french.get(key), key).not.toMatch(/ [:;?!»]|« |'/);
    }
  });

  it('name every piece, mission, enemy and marker, and every row of the ledger belongs to a chapter', () => {
    for (const language of LANGUAGES) {
      const speaker = new Speaker(language, ...COMMANDOS_EUROPE.texts[language]);
      for (const kind of KINDS) speaker.name(kind);
      for (const played of MAPS) for (const { id } of [...missionsOf(played), ...unitsOf(played)]) speaker.name(id);
      expect([...speaker.missing]).toEqual([]);
    }
    const rows = ledgerOf(COMMANDOS_EUROPE).map(({ id }) => id);
    expect(rows.filter((id) => !english.has(`chapter ${id.replace(/[a-z]+$/, '')}`))).toEqual([]);
    expect(new Set(rows).size).toBe(rows.length);
  });
});
