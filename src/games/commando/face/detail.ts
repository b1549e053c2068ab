/** What a player would look up before a choice: what it costs, and what tells one destination from another. */
import type * as Kernel from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import { RECRUIT_BOX } from '../boxes.ts';
import { missionOf, theatreOf } from '../content/theatres.ts';
import { faceDown, knownOf } from '../face-down.ts';
import { detail as figuresOf } from '../terminal.ts';
import type { View } from '../view.ts';
import { routeOf } from './reach.ts';
import { distancesFrom, faceOf, isBase, isOnMap, type ObjectiveSeen } from './reckoning.ts';
import { chosen, seen } from './seen.ts';
import { destination } from './things.ts';

export function detail(anyView: unknown, choice: Kernel.Choice, speaker: Speaker): string | undefined {
  const view = seen(anyView);
  const known = chosen(choice);
  const space = destination(known);
  if (space !== undefined) return spaceNotes(view, space, speaker).join(' · ');
  const say = (key: string, figures: object = {}) => speaker.say(`look detail ${key}`, figures);
  switch (known.kind) {
    case 'turnaround':
      return say('turnaround', { count: wornOut(view), rp: view.rp });
    case 'finish':
      return say('finish', { ops: Math.max(0, view.ops) });
    case 'halt':
      if (view.operation?.moved === 0) return say('halt');
      return ridersLeft(view, speaker) === undefined ? undefined : say('halt-riding');
    case 'keep-intel':
      return say('keep-intel');
    case 'reveal':
    case 'intel-reveal':
      return turnedUp(view, known.space, speaker);
    case 'done':
      return view.phase === 'recruiting' ? recruitingEnds(view, speaker) : ridersLeft(view, speaker);
    default:
      return figuresOf(view, known, speaker);
  }
}

/** 16.0, 23.0 What turning up an objective brings: nobody is there to run into a false one. */
function turnedUp(view: View, space: string, speaker: Speaker): string | undefined {
  const marker = view.objectives.find(({ at, carrier, real }) => at === space && carrier === '' && real === undefined);
  return marker && speaker.say('look detail reveal', { known: knownOf(view, marker), ...faceDown(view) });
}

/** 9.0 Who is in a force that is recruited at once; 15.0 what a march comes to. */
export function detailOfSeveral(view: unknown, offer: Offer, speaker: Speaker): string | undefined {
  const { choice, choices = [choice], says } = offer;
  if (destination(chosen(choice)) !== undefined) return marchNotes(seen(view), offer, speaker).join(' · ');
  if (says?.code !== 'ready-force' && says?.code !== 'as-before') return undefined;
  const recruits = choices.map(chosen).filter((one) => one.kind === 'recruit' || one.kind === 'recruit-air');
  const counted = [...new Set(recruits.map(({ type }) => type))].map((type) => {
    const [one, ...more] = recruits.filter((other) => other.type === type);
    const name = more.length > 0 ? `${more.length + 1} × ${speaker.name(type)}` : speaker.name(type);
    return one?.kind === 'recruit-air' ? speaker.say('look detail in-air', { type: name }) : name;
  });
  return speaker.list(counted);
}

/** How a march ends, and what is there; of a force that has not set out also what it costs, how many cards are drawn and by where it goes. */
function marchNotes(view: View, offer: Offer, speaker: Speaker): readonly string[] {
  const say = (key: string, figures: object = {}) => speaker.say(`look detail ${key}`, figures);
  const over = routeOf(view, offer).slice(1);
  const [space = ''] = over.slice(-1);
  const kinds = (offer.choices ?? []).map(({ kind }) => kind);
  const ending = kinds.includes('debark') ? [say('down')] : kinds.includes('halt') ? [say('ends')] : [];
  if (view.operation) return [...ending, ...spaceNotes(view, space, speaker)];
  const isHidden = view.objectives.some((marker) => marker.at === space && faceOf(marker) === 'hidden');
  const by = over.slice(0, -1);
  return [
    say('op'),
    ...(theatreOf(view).space(space).base ? [] : [say('cards', { count: isHidden ? 2 : 1 })]),
    ...ending,
    ...(by.length > 0 ? [say('passing', { spaces: by })] : []),
    ...spaceNotes(view, space, speaker),
  ];
}

/** Aircraft that an operation could bring back. */
function wornOut({ units }: View): number {
  return units.filter(({ at, worn }) => worn && at === RECRUIT_BOX).length;
}

/** 9.0, 32.0 */
function recruitingEnds({ rp, rules }: View, speaker: Speaker): string | undefined {
  if (rp <= 0) return undefined;
  return speaker.say(rules['reserve-points'] === 'on' ? 'look detail keeps-rp' : 'look detail loses-rp', { rp });
}

/** 15.4 Whoever has not got down when the march is over. */
function ridersLeft({ operation, units }: View, speaker: Speaker): string | undefined {
  if (!operation || operation.moved === 0) return undefined;
  const aboard = units.filter((unit) => unit.aboard !== '' && operation.force.includes(unit.id)).map(({ id }) => id);
  return aboard.length > 0 ? speaker.say('look detail aboard', { units: aboard }) : undefined;
}

/** What is special about a space, and how far the way goes on from there. */
function spaceNotes(view: View, id: string, speaker: Speaker): readonly string[] {
  const { terrain, base, stop, patrolled, airfield } = theatreOf(view).space(id);
  const say = (key: string, figures: object = {}) => speaker.say(`look detail ${key}`, figures);
  const marker = view.objectives.find(({ at, carrier }) => at === id && carrier === '');
  const trap = theatreOf(view).sheet.falseObjective.kind;
  return [
    ...(base ? [say('base')] : [speaker.name(terrain)]),
    ...(marker ? [speaker.say(`detail objective-${knownOf(view, marker)}`, { trap })] : []),
    ...(patrolled > 0 && !base ? [say('patrolled', { count: patrolled })] : []),
    ...(stop ? [say('stop')] : []),
    ...(airfield ? [say('airfield')] : []),
    ...wayOn(view, id, speaker),
  ];
}

/** From there to the nearest base with what the force carries, or else to the nearest marker that is still face down or is to be fetched. */
function wayOn(view: View, id: string, speaker: Speaker): readonly string[] {
  const carries = view.objectives.some(({ carrier, real }) => carrier !== '' && real === true);
  const goals = carries
    ? theatreOf(view)
        .spaces.filter((space) => isBase(view, space.id))
        .map((space) => space.id)
    : view.objectives.filter((marker) => isOnMap(marker) && isWorthGoingTo(view, marker)).map(({ at }) => at);
  const away = distancesFrom(view, [id]);
  const nearest = Math.min(...goals.map((goal) => away.get(goal) ?? Number.POSITIVE_INFINITY));
  if (nearest === 0 || !Number.isFinite(nearest)) return [];
  return [speaker.say(carries ? 'look detail to-base' : 'look detail to-objective', { count: nearest })];
}

/** 6.1, 31.1 What it is has to be found out; a Real Objective is fetched where any counts. */
function isWorthGoingTo(view: View, marker: ObjectiveSeen): boolean {
  const face = faceOf(marker);
  return face === 'hidden' || (face === 'real' && (missionOf(view).recover > 0 || view.campaign !== undefined));
}
