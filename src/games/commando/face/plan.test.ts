/** Nothing that matters on the map lies under anything: over every space of both theatres, and whole games of positions. */
import { describe, expect, it } from 'vitest';
import { legible, marksFor } from '../../../board/beyond.tsx';
import { around, costOf, isWithin, NEVER, overlap, takenDisc, takenLine } from '../../../board/free-ground.ts';
import { type Box, between, type Point } from '../../../board/geometry.ts';
import { beyond, closeUpWith, fitInto, seenAt } from '../../../board/panning.ts';
import { areCrossed } from '../../../board/plates.ts';
import { sightOf } from '../../../board/raster.ts';
import { below, randomFrom } from '../../../kernel/dice.ts';
import { Match } from '../../../kernel/match.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { THEATRES, theatreOf } from '../content/theatres.ts';
import { commando } from '../game.ts';
import type { View } from '../view.ts';
import { choiceText, SEAT } from '../vocabulary.ts';
import { aboutToMarch, COUNTER, homesIn, layOut, MARKER, reachOf, spacesAhead } from './layout.ts';
import { labelBox } from './map/labels.ts';
import { boardOf, drawnSpaces } from './map/routes.ts';
import { openStacks } from './opened.ts';
import { type Plan, planOf, type Wishes } from './plan.ts';
import { type Destination, destinationsIn, litLegs } from './reach.ts';
import { seen } from './seen.ts';
import { touched } from './things.ts';

const SETUPS = ['western-desert/midnight-toll', 'western-desert/campaign', 'highlands/lantern-walk', 'highlands/campaign'];

/** Every question of a game played at random. */
function* questionsOf(setup: string, seed: string): Generator<{ readonly view: View; readonly offers: readonly Offer[] }> {
  const random = randomFrom(`${seed} choices`);
  const match = new Match(commando, commando.begin({ id: setup, options: {} }, randomFrom(seed)));
  for (;;) {
    const choices = match.choices();
    const offers = choices.map((choice): Offer => {
      const odds = commando.odds(match.state, SEAT, choice);
      return { text: choiceText(choice), choice, ...(odds && { odds }) };
    });
    yield { view: seen(commando.view(match.state, SEAT)), offers };
    const choice = choices[below(random, Math.max(1, choices.length))];
    if (!choice) return;
    match.choose(choice);
  }
}

/** Sizes of windows: a small laptop, a usual one, a large screen, a phone. */
const SCALES = [
  { pixel: 0.95, isSmall: false },
  { pixel: 0.88, isSmall: false },
  { pixel: 0.6, isSmall: false },
  { pixel: 1.25, isSmall: true },
];

/** Less than half of a letter, in square units of the board. */
const HARDLY = 12;

function namesOf(theatre: string): Record<string, string> {
  return Object.fromEntries([...drawnSpaces(theatre).keys()].map((id) => [id, id]));
}

/** What is wrong with a plan: what must be seen and is covered. */
function faultsOf(view: View, destinations: readonly Destination[], { plates, fans }: Plan): string[] {
  const places = drawnSpaces(view.theatre);
  const legal = destinations.length > 0 ? [view.operation?.at ?? '', ...destinations.map(({ space }) => space)] : [];
  const discs = legal.flatMap((id) => {
    const place = places.get(id);
    return place ? [{ id, ...takenDisc(place.at, reachOf(place) + 2, NEVER) }] : [];
  });
  const lit = litLegs(view.theatre, destinations).map((line) => takenLine(line, 2, NEVER));
  const boxes = [
    ...plates.map(({ id, box, isTag }) => ({ what: `plate of ${id}`, box, isTag })),
    ...[...fans].map(([id, { box }]) => ({ what: `fan of ${id}`, box, isTag: undefined })),
  ];
  return boxes.flatMap(({ what, box, isTag }, i) => [
    ...discs.filter((disc) => overlap(box, disc) > 0 && !(isTag && what === `plate of ${disc.id}`)).map(({ id }) => `${what} covers ${id}`),
    // a tag lies upon its own place, and so may touch the way that leads there
    ...(!isTag && costOf(box, { boxes: [], lines: lit }) === NEVER ? [`${what} covers a lit way`] : []),
    ...boxes
      .slice(i + 1)
      .filter((other) => overlap(box, other.box) > 0)
      .map((other) => `${what} covers ${other.what}`),
  ]);
}

/** Names and spaces that lie under a box. */
function coveredBy(box: Box, { theatre }: View, { plates }: Plan): string[] {
  return [...drawnSpaces(theatre)].flatMap(([id, place]) => {
    const isNamed = plates.every((plate) => plate.id !== id);
    const name = labelBox(place.at, place.label, place.base, id);
    return overlap(box, takenDisc(place.at, reachOf(place), 1)) > 0 || (isNamed && overlap(box, name) > 0) ? [id] : [];
  });
}

/** Names of other spaces that lie under a plate, where they are drawn now. */
function namesUnder(box: Box, view: View, destinations: readonly Destination[], { named }: Plan): string[] {
  return [...drawnSpaces(view.theatre)].flatMap(([id, { at, label, base }]) => {
    const isRinged = id === view.operation?.at || destinations.some(({ space }) => space === id);
    return !named.has(id) && overlap(box, labelBox(at, label, base, id, 1, isRinged)) > 0 ? [id] : [];
  });
}

/** Plates whose beaks run into each other. */
function crossedIn({ plates }: Plan): string[] {
  return plates.flatMap((one, i) =>
    plates
      .slice(i + 1)
      .filter((other) => areCrossed(one, other))
      .map((other) => `${one.id} and ${other.id}`),
  );
}

/** Places beside which the plate of another stands, nearer than their own. */
function strangersIn({ plates }: Plan): string[] {
  const away = ([x, y]: Point, { x: left, y: top, width, height }: Box) =>
    Math.hypot(x - between(left, x, left + width), y - between(top, y, top + height));
  return plates.filter(({ at, box }) => plates.some((other) => away(at, other.box) < away(at, box) - 1)).map(({ id }) => id);
}

/** As if a force stood there and could march so far: every way that a route of the map allows. */
function marchesFrom(view: View, from: string, steps: number): Destination[] {
  const theatre = theatreOf(view);
  const ways = new Map<string, string[]>([[from, [from]]]);
  for (const [at, over] of ways) {
    if (over.length > steps) continue;
    for (const next of theatre.space(at).neighbours) if (!ways.has(next)) ways.set(next, [...over, next]);
  }
  const offer = { text: 'march', choice: { kind: 'halt' } };
  return [...ways].filter(([space]) => space !== from).map(([space, over]) => ({ offer, space, over, risk: 0.5 }));
}

describe.each(THEATRES.map(({ id }) => id))('on the map of %s', (theatre) => {
  it('closed stacks and markers have homes that cover no space, no name and each other', () => {
    const { commando: own, marker } = homesIn(theatre);
    const places = drawnSpaces(theatre);
    const homes = [
      ...[...own].map(([id, at]) => ({ what: `force at ${id}`, ...takenDisc(at, COUNTER / 2, 1) })),
      ...[...marker].map(([id, at]) => ({ what: `marker at ${id}`, ...takenDisc(at, MARKER * 0.4, 1) })),
    ];
    expect(own.size).toBe(places.size);
    expect(marker.size).toBe(places.size);
    const faults = homes.flatMap((home, i) => [
      ...[...places]
        .filter(([id, place]) => !home.what.startsWith('marker') && overlap(home, takenDisc(place.at, reachOf(place), 1)) > 0 && id !== '')
        .map(([id]) => `${home.what} covers ${id}`),
      ...[...places]
        .filter(([, place]) => overlap(home, labelBox(place.at, place.label, place.base, place.asLong)) > 0)
        .map(([id]) => `${home.what} covers the name of ${id}`),
      ...homes
        .slice(i + 1)
        .filter((other) => overlap(home, other) > 0)
        .map((other) => `${home.what} covers ${other.what}`),
    ]);
    expect(faults).toEqual([]);
    // nor with a ring around its space, from which the name steps back
    const underStacks = [...places].filter(([id, place]) => {
      const at = own.get(id);
      return at && overlap(takenDisc(at, COUNTER / 2, 1), labelBox(place.at, place.label, place.base, place.asLong, 1, true)) > HARDLY;
    });
    expect(underStacks.map(([id]) => id)).toEqual([]);
  });

  it('every force finds plates for wherever it could march, one to three spaces far', () => {
    const setup = SETUPS.find((id) => id.startsWith(theatre)) ?? '';
    const first = questionsOf(setup, 'march').next().value;
    if (!first) throw new Error('there is no game');
    let wanted = 0;
    let standing = 0;
    let strange = 0;
    const covering: string[] = [];
    const crossing: string[] = [];
    for (const from of drawnSpaces(theatre).keys()) {
      const view: View = { ...first.view, operation: { ...OPERATION, from, at: from } };
      for (const steps of [1, 2, 3]) {
        const destinations = marchesFrom(view, from, steps);
        for (const scale of SCALES) {
          const plan = planOf(view, { destinations, open: [], names: namesOf(theatre), hasKeys: true, ...scale });
          expect(faultsOf(view, destinations, plan), `${from}, ${steps} spaces`).toEqual([]);
          wanted += destinations.length;
          standing += plan.plates.length;
          const names = plan.plates.flatMap(({ box }) => namesUnder(box, view, destinations, plan));
          covering.push(...names.map((name) => `${name}, from ${from}, ${steps} spaces`));
          crossing.push(...crossedIn(plan).map((which) => `${which}, from ${from}, ${steps} spaces`));
          strange += strangersIn(plan).length;
        }
      }
    }
    // the few that find no room say it in the list alone
    expect(standing / wanted).toBeGreaterThan(0.97);
    expect(covering).toEqual([]);
    expect(crossing).toEqual([]);
    // rather beside its own place than beside another's; in a crowd there is not always room
    expect(strange / standing).toBeLessThan(0.24);
  });
});

describe.each(THEATRES.map(({ id }) => id))('whoever is looked into on the map of %s', (theatre) => {
  it.each([
    { isSmall: false, isGathered: false, most: 0 },
    { isSmall: false, isGathered: true, most: 0 },
    // there is not always as much free ground
    { isSmall: true, isGathered: false, most: 4 },
    // nor is anybody laid where those who set out stand
    { isSmall: true, isGathered: true, most: 6 },
  ])(
    'lies open upon none of the spaces to which he may be taken from there; in a small window: $isSmall, while a force is gathered: $isGathered',
    ({ isSmall, isGathered, most }) => {
      const first = questionsOf(SETUPS.find((id) => id.startsWith(theatre)) ?? '', 'ahead').next().value;
      if (!first) throw new Error('there is no game');
      const ids = theatreOf(first.view)
        .units.filter(({ air, leader }) => !air && !leader)
        .slice(0, 7)
        .map(({ id }) => id);
      const covering = [...drawnSpaces(theatre).keys()].flatMap((space) => {
        const operation = isGathered ? { ...OPERATION, from: space, at: space } : undefined;
        const view: View = { ...first.view, operation, units: ids.map((id) => ({ id, at: space, aboard: '' })) };
        const { stacks } = layOut(view);
        const ahead = spacesAhead(view, aboutToMarch(view, stacks, isGathered ? undefined : stacks[0]?.id));
        expect(ahead.length, space).toBeGreaterThan(1);
        const open = stacks.map((stack) => ({ stack, isNeeded: true }));
        const { fans } = planOf(view, { destinations: [], ahead, open, names: namesOf(theatre), hasKeys: true, pixel: 0.95, isSmall });
        expect(fans.size, space).toBe(1);
        return [...fans.values()].flatMap(({ box }) =>
          ahead.filter((id) => {
            const place = drawnSpaces(theatre).get(id);
            return place && overlap(box, takenDisc(place.at, reachOf(place), 1)) > 0;
          }),
        );
      });
      expect(covering.length, covering.join()).toBeLessThanOrEqual(most);
    },
  );
});

/** Windows of a phone with its panel half drawn up and drawn down, and one of a laptop in which somebody has come closer. */
const WINDOWS = [
  { width: 390, height: 313, pixels: 0.8 },
  { width: 390, height: 520, pixels: 0.8 },
  { width: 1010, height: 680, pixels: 1.5 },
];
/** As the viewer keeps it around what can be chosen, in pixels; a place whose middle lies so far inside is seen. */
const REACH = 34;
const SEEN = 4;
/** A mark at the edge, in pixels; and a small one. */
const MARK = { width: 44, height: 44 };
const SMALL_MARK = { width: 32, height: 32 };

describe.each(THEATRES.map(({ id }) => id))('in a window that shows a part of %s', (theatre) => {
  it.each(WINDOWS)(
    'of $width by $height every destination in sight has its odds, and no mark at the edge touches what matters',
    (window) => {
      const first = questionsOf(SETUPS.find((id) => id.startsWith(theatre)) ?? '', 'march').next().value;
      if (!first) throw new Error('there is no game');
      const extent = boardOf(theatre);
      const surface = fitInto(extent, window, { margin: 120, isOpen: true });
      const faults: string[] = [];
      let [marked, beside, tagged] = [0, 0, 0];
      for (const [from, { at }] of drawnSpaces(theatre))
        for (const steps of [1, 2]) {
          const view: View = { ...first.view, operation: { ...OPERATION, from, at: from } };
          const destinations = marchesFrom(view, from, steps);
          const reach = destinations.flatMap(({ space }) => drawnSpaces(theatre).get(space) ?? []).map((place) => place.at);
          const look = closeUpWith(at, reach, window.pixels, extent, surface, REACH);
          const isSmall = surface.unit < 0.75;
          const sight = sightOf(look, surface, extent);
          const wishes = { destinations, open: [], names: namesOf(theatre), hasKeys: !isSmall, pixel: isSmall ? 1.25 : 0.95, isSmall };
          const plan = planOf(view, { ...wishes, sight: isSmall ? sight : undefined });
          const said = `from ${from}, ${steps} spaces`;
          faults.push(...faultsOf(view, destinations, plan).map((fault) => `${fault}, ${said}`));
          const seenPoint = (point: Point) => seenAt(look, point, extent, surface);
          const inPixels = ({ x, y, width, height }: Box): Box => {
            const [[left, top], [right, bottom]] = [seenPoint([x, y]), seenPoint([x + width, y + height])];
            return { x: left, y: top, width: right - left, height: bottom - top };
          };
          const isSeen = (point: Point) => beyond(look, [point], extent, surface, SEEN).length === 0;
          for (const { space } of destinations) {
            const plate = plan.plates.find(({ id }) => id === space);
            const place = drawnSpaces(theatre).get(space)?.at ?? [0, 0];
            if (!plate && isSeen(place)) faults.push(`${space} has no odds, ${said}`);
            if (plate?.isTag) tagged++;
            else if (plate) beside++;
            if (isSmall && plate && (!isWithin(plate.box, sight.box) || overlap(plate.box, sight.button) > 0))
              faults.push(`the plate of ${space} is cut off, ${said}`);
            if (isSmall && plate && !plate.isTag) {
              const under = namesUnder(plate.box, view, destinations, plan);
              faults.push(...under.map((name) => `the plate of ${space} covers the name of ${name}, ${said}`));
            }
          }
          const asked = [from, ...destinations.map(({ space }) => space)].filter((id) => !plan.named.has(id));
          const names = asked.flatMap((id) => {
            const place = drawnSpaces(theatre).get(id);
            return place ? [inPixels(labelBox(place.at, place.label, place.base, id, 1, true))] : [];
          });
          const home = homesIn(theatre).commando.get(from) ?? at;
          const closed = [
            ...plan.plates.map(({ box }) => inPixels(box)),
            inPixels(takenDisc(home, COUNTER / 2, 1)),
            inPixels(takenDisc(at, 31, 1)),
            ...legible(names, window),
          ];
          const marks = marksFor(look, reach, extent, surface, { closed, rather: [] });
          marked += marks.length;
          const discs = reach.filter(isSeen).map((point) => around(seenPoint(point), { width: 50, height: 50 }));
          for (const { side, at: middle, isSmall: isSmallMark } of marks) {
            const box = around(middle, isSmallMark ? SMALL_MARK : MARK);
            if ([...closed, ...discs].some((one) => overlap(box, one) > 0)) faults.push(`the mark ${side} lies upon something, ${said}`);
            if (!isWithin(box, { x: 0, y: 0, ...window })) faults.push(`the mark ${side} is cut off, ${said}`);
          }
        }
      expect(faults).toEqual([]);
      expect(marked).toBeGreaterThan(0);
      // most have room for all that a plate says
      expect(beside / (beside + tagged)).toBeGreaterThan(0.8);
    },
  );
});

const OPERATION = {
  kind: 'ground' as const,
  force: [],
  helicopters: [],
  moved: 0,
  mustStop: false,
  boost: '',
  reconned: false,
};

it.each(SETUPS)('in every position of %s stacks open over free ground, and nothing moves while a choice is made', (setup) => {
  let opened = 0;
  let open = 0;
  for (const { view, offers } of questionsOf(setup, 'fans')) {
    if (view.battle || view.mission === '') continue;
    const { stacks } = layOut(view);
    const destinations = destinationsIn(view, offers, undefined);
    // the one that acts, and by turns each of the others
    const others = stacks.filter(({ ids }) => ids.length > 1);
    for (const lookedInto of [undefined, others[open % Math.max(1, others.length)]?.id]) {
      const asked = { legal: touched(offers), lookedInto, isSmall: false };
      const wishes: Wishes = {
        destinations,
        legal: asked.legal,
        open: openStacks(view, stacks, asked),
        names: namesOf(view.theatre),
        hasKeys: true,
        pixel: 0.9,
        isSmall: false,
      };
      const plan = planOf(view, wishes);
      expect(faultsOf(view, destinations, plan)).toEqual([]);
      const needed = wishes.open.filter(({ isNeeded }) => isNeeded);
      open += needed.length;
      opened += needed.filter(({ stack }) => plan.fans.has(stack.id)).length;
      // whoever need not be seen covers no name and no space
      for (const { stack, isNeeded } of wishes.open) {
        const fan = plan.fans.get(stack.id);
        if (fan && !isNeeded) expect(coveredBy(fan.box, view, plan)).toEqual([]);
      }
      for (const [id, fan] of plan.fans) {
        expect(fan.spots.length).toBe(stacks.find((stack) => stack.id === id)?.ids.length);
        for (const [i, [x, y]] of fan.spots.entries())
          for (const [u, v] of fan.spots.slice(i + 1))
            expect(Math.max(Math.abs(x - u), Math.abs(y - v))).toBeGreaterThanOrEqual(COUNTER + 4);
      }
      // whoever is told where everything lay finds it there again
      const again = planOf(view, { ...wishes, before: plan.fans });
      for (const [id, fan] of plan.fans) expect(again.fans.get(id)?.box).toEqual(fan.box);
      // and whoever stays while somebody leaves has his place as well
      for (const { stack } of wishes.open) {
        const fan = plan.fans.get(stack.id);
        if (!fan || stack.ids.length < 2 || open % 8 !== 0) continue;
        const fewer = wishes.open.map((one) => (one.stack === stack ? { ...one, stack: { ...stack, ids: stack.ids.slice(1) } } : one));
        const left = planOf(view, { ...wishes, open: fewer, before: plan.fans }).fans.get(stack.id);
        expect(left?.spots).toEqual(fan.spots.slice(1));
      }
    }
  }
  expect(opened / open).toBeGreaterThan(0.97);
});
