/** Where stacks stand: over every space of both theatres, alone, with another force and with the enemy. */
import { describe, expect, it } from 'vitest';
import { around, overlap, takenDisc } from '../../../board/free-ground.ts';
import type { Box, Point } from '../../../board/geometry.ts';
import { awayFrom } from '../../../board/stack.ts';
import { randomFrom } from '../../../kernel/dice.ts';
import { THEATRES, theatreOf } from '../content/theatres.ts';
import { commando } from '../game.ts';
import type { View } from '../view.ts';
import { SEAT } from '../vocabulary.ts';
import { ghostStand } from './ghost-stand.ts';
import { anchorOf, COUNTER, homesIn, layOut, MARKER, type Stack } from './layout.ts';
import { labelBox } from './map/labels.ts';
import { drawnSpaces } from './map/routes.ts';
import { seen } from './seen.ts';

const SETUPS: Readonly<Record<string, string>> = { 'western-desert': 'western-desert/midnight-toll', highlands: 'highlands/lantern-walk' };

const counterAt = (at: Point): Box => around(at, { width: COUNTER, height: COUNTER });
/** With how many they are, above the upper right corner. */
const countAt = ([x, y]: Point): Box => around([x + COUNTER / 2, y - COUNTER / 2 - 2], { width: 24, height: 18 });

/** Around letters, above and below. */
const LIGHT = 4;

interface Company {
  readonly others: number;
  readonly enemies: number;
}

/** A theatre with a face-down marker in this space, a force of two that has come there, and others. */
function viewAt(theatre: string, space: string, who: Company): View {
  const begun = seen(commando.view(commando.begin({ id: SETUPS[theatre] ?? '', options: {} }, randomFrom('standing')), SEAT));
  const { units: all, objectiveMarkers, opforIds } = theatreOf(begun);
  const [one = '', two = '', ...more] = all.filter(({ air, leader }) => !air && !leader).map(({ id }) => id);
  const units = [one, two, ...more.slice(0, who.others)].map((id) => ({ id, at: space, aboard: '' }));
  const operation = { force: [one, two], at: space, from: '', moved: 2 };
  const objectives = objectiveMarkers.slice(0, 1).map((id) => ({ id, at: space, faceUp: false, carrier: '', real: undefined }));
  return { ...begun, units, operation, objectives, opfor: opforIds.slice(0, who.enemies) } as unknown as View;
}

/** What is wrong with where somebody stands. */
function faultsOf(theatre: string, { space, at, id: what }: Pick<Stack, 'space' | 'at' | 'id'>): string[] {
  const counter = counterAt(at);
  const places = [...drawnSpaces(theatre)].map(([id, place]) => ({ id, place, anchor: anchorOf(id, place) }));
  const own = places.find(({ id }) => id === space);
  const near = own ? awayFrom(counter, own.anchor) : 0;
  return places.flatMap(({ id, place, anchor }) => {
    const name = labelBox(place.at, place.label, place.base, place.asLong);
    return [
      ...(awayFrom(counter, anchor) < 0 ? [`${what} covers ${id}`] : []),
      ...(overlap(counter, name) > 0 ? [`${what} covers the name of ${id}`] : []),
      ...(overlap(countAt(at), name) > 40 ? [`the count of ${what} covers the name of ${id}`] : []),
      ...(id !== space && awayFrom(counter, anchor) <= near ? [`${what} is nearer to ${id}`] : []),
    ];
  });
}

function covered(view: View): string[] {
  const { stacks, markers } = layOut(view);
  const boxes = [
    ...stacks.map(({ id, at }) => ({ id, box: counterAt(at) })),
    ...markers.map(({ id, at }) => ({ id, box: takenDisc(at, MARKER * 0.4, 1) })),
  ];
  return boxes.flatMap(({ id, box }, i) =>
    boxes.slice(i + 1).flatMap((other) => (overlap(box, other.box) > 0 ? [`${id} covers ${other.id}`] : [])),
  );
}

/** Where there is no ground beside its own space: its beak says whose it is. */
const CROWDED: readonly string[] = ['el-daba', 'trigh-el-abd'];

describe.each(THEATRES.map(({ id }) => id))('on the map of %s', (theatre) => {
  const spaces = [...drawnSpaces(theatre).keys()];
  const faultsWith = (who: Company, among = spaces) =>
    among.flatMap((space) => {
      const view = viewAt(theatre, space, who);
      return [...covered(view), ...layOut(view).stacks.flatMap((stack) => faultsOf(theatre, stack))];
    });
  const roomy = spaces.filter((space) => !CROWDED.includes(space));

  it('a force stands upon no space and no name, and nearer to its own space than to any other', () => {
    expect(faultsWith({ others: 0, enemies: 0 })).toEqual([]);
  });

  it('so do the enemies who appear there', () => {
    expect(faultsWith({ others: 0, enemies: 4 }, roomy)).toEqual([]);
  });

  it('so does a force that comes where others stand, who stay where they were', () => {
    const who = { others: 2, enemies: 0 };
    expect(faultsWith(who, roomy)).toEqual([]);
    for (const space of spaces) {
      const { stacks } = layOut(viewAt(theatre, space, who));
      expect(stacks.find(({ id }) => id === `stack ${space}`)?.at, space).toEqual(homesIn(theatre).commando.get(space));
    }
  });

  it('three stacks cover no space, no name and none of each other, and seldom one is nearer to another space', () => {
    const faults = faultsWith({ others: 2, enemies: 4 });
    expect(faults.filter((fault) => fault.includes('covers') && !fault.startsWith('the count'))).toEqual([]);
    expect(new Set(faults.map((fault) => fault.split(' is ')[0])).size).toBeLessThan(spaces.length / 2);
  });

  it('the edge of a force hardly lies upon the light around the letters of its name', () => {
    const touched = spaces.filter((space) => {
      const place = drawnSpaces(theatre).get(space);
      const at = homesIn(theatre).commando.get(space);
      if (!place || !at) return true;
      const { x, y, width, height } = labelBox(place.at, place.label, place.base, place.asLong);
      const name = { x, y: y - LIGHT, width, height: height + 2 * LIGHT };
      return overlap(counterAt(at), name) > (width * height) / 10;
    });
    expect(touched).toEqual([]);
  });

  it('the ghost of a force stands where the force will, whether others stand there or not', () => {
    const [from = ''] = spaces;
    for (const others of [0, 2])
      for (const space of spaces) {
        const there = viewAt(theatre, space, { others, enemies: 0 });
        const goers = there.operation?.force ?? [];
        const before = { ...there, units: there.units.map((unit) => (goers.includes(unit.id) ? { ...unit, at: from } : unit)) };
        const stands = layOut(there).stacks.find(({ id }) => id === `force ${space}`)?.at;
        expect(stands).toBeDefined();
        expect(ghostStand({ view: before, goers, space, plates: [] }), space).toEqual(stands);
      }
  });
});
