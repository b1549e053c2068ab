/**
 * What a player could mean as one press: a march over several spaces, everybody loaded and off, everybody down. Each is
 * tried out by the rules themselves, so whatever is offered here can be done choice by choice as well.
 */
import type { Shortcut, Trying } from '../../kernel/game.ts';
import { forceFrom, paceOf } from './bot/plan.ts';
import { missionOf, theatreOf } from './content/theatres.ts';
import { odds } from './odds.ts';
import { groundUnitsAt, operationOf } from './rules/map.ts';
import { mayStepOnFrom, someoneRides } from './rules/movement.ts';
import { allowance } from './rules/sight.ts';
import { calledIn, lines } from './shortcuts/lines.ts';
import { recruiting } from './shortcuts/recruiting.ts';
import type { State } from './state.ts';
import { type Choice, type ChoiceKind, type ChoiceOf, type Event, SEAT } from './vocabulary.ts';

type Here = Trying<State, Choice>;
type Found = Shortcut<Choice>;

export function shortcuts(here: Here, told: Iterable<Event>): readonly Found[] {
  switch (here.asks) {
    case 'recruiting':
      return recruiting(here, told);
    case 'operation':
      return operations(here, lastForce(told));
    case 'force':
      return [...settingOut(here, lastForce(told)), ...loading(here)];
    case 'emplaning':
    case 'boarding':
      return everybodyAboard(here);
    case 'movement':
      return [...stopping(here), ...routes(here)];
    case 'debarking':
      return everybodyDown(here);
    case 'line':
      return lines(here, told);
    case 'fire':
      return calledIn(here);
    case 'intel':
      return keptAndOn(here);
    default:
      return [];
  }
}

interface LastForce {
  readonly members: readonly string[];
  /** Who of them has turned up since. */
  readonly joined: readonly string[];
}

/** Whoever went on foot or wheels the last time, with the leaders who have turned up since. */
function lastForce(told: Iterable<Event>): LastForce {
  const joined: string[] = [];
  for (const event of told) {
    if (event.type === 'leader-appeared') joined.push(event.unit);
    if (event.type === 'operation-began' && event.operation === 'ground') return { members: [...event.force, ...joined], joined };
  }
  return { members: [], joined: [] };
}

/** 11.0 From every space: the forces that could set out, how far each gets, and each unit by itself as the first of a force. */
function operations(here: Here, last: LastForce): Found[] {
  return here.choices().flatMap((choice): Found[] => {
    const start = here.again();
    switch (choice.kind) {
      case 'force':
        return start.go(choice) ? [...withEach(start), ...asOne(settingOut(start, last), choice.space), ...loading(start)] : [];
      case 'airborne':
      case 'helicopters':
        return start.go(choice) ? everybodyAboard(start) : [];
      default:
        return [];
    }
  });
}

/** A unit that is pressed sets out, and others may join it. */
function withEach(start: Here): Found[] {
  return ofKind(start, 'take').map((choice) => ({ choices: [...start.made, choice], quiet: 'press' }));
}

/** The stack that is pressed, or its space, is the largest force that could set out there. */
function asOne(found: readonly Found[], space: string): Found[] {
  const count = ({ says }: Found) => (says?.code === 'set-out' ? Number(says.figures.count) : 0);
  const [largest] = found.toSorted((a, b) => count(b) - count(a));
  return found.map((one) => (one === largest && count(one) > 0 ? { ...one, press: space } : one));
}

/** 15.4, 23.0 Whoever, or whatever, is put upon one who could carry it, and stays so far as well: both go, the one upon the other. */
function loading(here: Here): Found[] {
  const theatre = theatreOf(here.state);
  const isToFetch = liesHere(here.state);
  return ofKind(here, 'take').flatMap((take): Found[] => {
    const trial = here.again();
    if ((theatre.unit(take.unit).lifts === 0 && !isToFetch) || !trial.go(take)) return [];
    const loads = ofKind(trial, 'carry').filter(({ unit }) => unit === take.unit);
    return loads.map((load) => ({
      choices: [...trial.made, load],
      quiet: 'drag',
      drag: { thing: load.cargo, onto: load.unit },
    }));
  });
}

/** 10.3 Forces that are formed and loaded at once; and for every space within their reach the largest that gets there. */
function settingOut(here: Here, last: LastForce): Found[] {
  const found: Found[] = [];
  const marches: Marches[] = [];
  const known = new Set<string>();
  for (const { who, members } of forcesHere(here, last.members)) {
    const formed = here.asks === 'force' ? forming(here.again(), members) : here.again();
    if (formed?.asks !== 'movement') continue;
    const { force } = operationOf(formed.state);
    const crowd = crowdOf(force);
    const ways = known.has(crowd) ? [] : routes(formed);
    known.add(crowd);
    if (ways.length === 0) continue;
    found.push(saying(who, formed, last));
    // The likeliest of them may as well leave an objective where it lies.
    const unladen = known.size === 1 && loadsObjective(formed) ? forming(here.again(), members, NO_OBJECTIVE) : undefined;
    if (unladen?.asks === 'movement') found.push(saying(who, unladen, last));
    if (known.size === 1) found.push(...reconFirst(formed));
    marches.push({ count: force.length, ways: ways.map((way) => marching(way, formed)) });
  }
  const named = formedByHand(here);
  const reached = new Set<string>();
  const byLargest = (named ? [named] : marches).toSorted((a, b) => b.count - a.count).flatMap(({ ways }) => ways);
  for (const march of byLargest) {
    const { comesTo: to } = march;
    if (to?.kind !== 'move' || reached.has(to.space)) continue;
    reached.add(to.space);
    found.push(march);
  }
  return found;
}

interface Marches {
  readonly count: number;
  readonly ways: readonly Found[];
}

/** 10.3 Whoever has named two at least has formed his force: it marches as it is, and no larger. */
function formedByHand(here: Here): Marches | undefined {
  const { force } = operationOf(here.state);
  const formed = here.again();
  if (here.asks !== 'force' || force.length < 2 || !formed.go({ kind: 'done' }) || formed.asks !== 'movement') return undefined;
  const ways = routes(formed);
  return ways.length === 0 ? undefined : { count: force.length, ways: ways.map((way) => marching(way, formed)) };
}

function marching(way: Found, { state }: Here): Found {
  const { force, from } = operationOf(state);
  const space = way.comesTo?.kind === 'move' ? way.comesTo.space : from;
  const left = behind(state);
  // Whichever are fewer are named.
  const told = left.length === 0 ? 'all' : left.length <= force.length ? 'stay' : 'go';
  const figures = {
    from,
    space,
    units: force.slice(),
    count: force.length,
    behind: left,
    left: left.length,
    told,
    objective: objectiveOf(state),
  };
  return { ...way, quiet: 'drag', says: { code: 'march', figures } };
}

/** Who is left where a force sets out. */
function behind(state: State): string[] {
  const { force, from } = operationOf(state);
  return groundUnitsAt(state, from).flatMap(({ id }) => (force.includes(id) ? [] : [id]));
}

function saying(who: Members['who'], formed: Here, { joined }: LastForce): Found {
  const { force, from } = operationOf(formed.state);
  const left = behind(formed.state);
  const figures = {
    who: saidOf(who, left.length, formed),
    space: from,
    units: force.slice(),
    count: force.length,
    ...(who === 'same' && { joined: joined.filter((id) => force.includes(id)) }),
    left: left.length,
    behind: left,
    // Whichever are fewer are named.
    told: force.length <= left.length ? 'go' : 'stay',
    moves: allowance(formed.state),
  };
  return { choices: formed.made.slice(), says: { code: 'set-out', figures } };
}

/** What nobody would think of: who of "the same force" stays behind, that an objective is taken up, that nobody rides. */
function saidOf(who: Members['who'], left: number, formed: Here): string {
  const isLight = who !== 'same' && !formed.state.units.some(({ id, aboard }) => aboard && operationOf(formed.state).force.includes(id));
  return `${who}${who === 'same' && left > 0 ? '-without' : ''}${loadsObjective(formed) ? '-loading' : isLight ? '-light' : ''}`;
}

function loadsObjective({ made, state }: Here): boolean {
  return made.some((choice) => choice.kind === 'carry' && isObjective(state)(choice));
}

/** 23.0 Whether the force has a Real Objective with it, or leaves one where it sets out. */
function objectiveOf(s: State): 'along' | 'stays' | 'none' {
  if (s.objectives.some(({ carrier }) => s.operation?.force.includes(carrier))) return 'along';
  return liesHere(s) ? 'stays' : 'none';
}

/** 23.0 A Real Objective lies where the force sets out. */
function liesHere({ objectives, operation }: State): boolean {
  return objectives.some(({ at, carrier, faceUp, real }) => at === operation?.from && carrier === '' && faceUp && real);
}

/** 33.0 Patrols go out before the force moves: whoever sets out beside a marker can begin with one. */
function reconFirst(formed: Here): Found[] {
  const { from } = operationOf(formed.state);
  return ofKind(formed, 'ground-recon').map((choice) => ({
    choices: [...formed.made, choice],
    odds: odds(formed.state, SEAT, choice),
    says: { code: 'recon-first', figures: { from, space: choice.space } },
  }));
}

interface Members {
  /** Which of the forces it is, for the sentence. */
  readonly who: 'same' | 'all' | 'fast';
  readonly members: readonly string[];
}

/** The same whoever was named first. */
const crowdOf = (members: readonly string[]): string => members.toSorted().join();

/**
 * The same as last time, if at least two of it are here; everybody; those who keep a faster pace. Whoever can go along without making the
 * same as last time slower had better do so. No leader goes alone who has others with him.
 */
function forcesHere({ state }: Here, last: readonly string[]): Members[] {
  const { from, force } = operationOf(state);
  const here = groundUnitsAt(state, from).map(({ id }) => id);
  const same = last.filter((id) => here.includes(id));
  const paces = [1, 2, 3].map((pace): Members => {
    const members = forceFrom(state, from, pace);
    return { who: members.length === here.length ? 'all' : 'fast', members };
  });
  const theatre = theatreOf(state);
  const keepsPace = ({ members }: Members) =>
    members.length > same.length && same.every((id) => members.includes(id)) && paceOf(theatre, members) >= paceOf(theatre, same);
  const wanted: Members[] = same.length > 1 ? [...paces.filter(keepsPace), { who: 'same', members: same }, ...paces] : paces;
  const fights = (id: string) => !theatre.unit(id).leader;
  const isForce = (members: readonly string[]) => (here.some(fights) ? members.some(fights) : members.length > 0);
  const able = wanted.filter(({ members }) => isForce(members) && force.every((id) => members.includes(id)));
  const crowds = able.map(({ members }) => crowdOf(members));
  return able.filter((_, i) => crowds.indexOf(crowds[i] ?? '') === i);
}

/** 10.3, 15.4 Those who keep pace march; those who do not are loaded, and an objective that lies here where any is worth something (6.1, 31.1). */
function forming(trial: Here, members: readonly string[], loadsAny = isAnyWorthIt(trial.state)): Here | undefined {
  const theatre = theatreOf(trial.state);
  const pace = Math.max(1, paceOf(theatre, members));
  const inForce = (id: string) => operationOf(trial.state).force.includes(id);
  // Who was named before the others goes on foot until he is loaded, too.
  const isSlow = (id: string) => theatre.findUnit(id) !== undefined && theatre.unit(id).movement < pace;
  // One after the other as they are offered: so the scripted player names them, too, and its advice is one press.
  const march = ({ unit }: ChoiceOf<'take'>) => members.includes(unit) && theatre.unit(unit).movement >= pace;
  for (let next = ofKind(trial, 'take').find(march); next; next = ofKind(trial, 'take').find(march)) {
    if (!trial.go(next)) return undefined;
  }
  if (members.some((unit) => !inForce(unit) && theatre.unit(unit).movement >= pace)) return undefined;
  for (;;) {
    const loads = ofKind(trial, 'carry');
    const objective = loadsAny ? loads.find(isObjective(trial.state)) : undefined;
    const next = objective ?? loads.find(({ cargo }) => members.includes(cargo) && (!inForce(cargo) || isSlow(cargo)));
    if (!next || !trial.go(next)) break;
  }
  return trial.go({ kind: 'done' }) ? trial : undefined;
}

const NO_OBJECTIVE = false;

function isAnyWorthIt(s: State): boolean {
  return missionOf(s).recover > 0 || s.campaign !== undefined;
}

function isObjective({ objectives }: State) {
  return ({ cargo }: ChoiceOf<'carry'>) => objectives.some(({ id }) => id === cargo);
}

/**
 * 15.0 To every space within reach, the shortest way, and of those one that keeps clear of outposts. Ways do not differ in
 * risk: cards are drawn where a force ends its move, and whatever stops it ends the trial. Whoever names the place has said where
 * the march ends; a force that is led step by step is asked.
 */
function routes(from: Here): Found[] {
  const found: Found[] = [];
  const seen = new Set([operationOf(from.state).at]);
  // The force wherever it can be on the way, nearest first.
  for (let now = [from]; now.length > 0; ) {
    const next: Here[] = [];
    // Whoever comes to a space first has the way there: rather not through an outpost.
    for (const trial of now.toSorted((a, b) => outpostsOn(a) - outpostsOn(b))) {
      for (const choice of ofKind(trial, 'move')) {
        if (seen.has(choice.space)) continue;
        seen.add(choice.space);
        const isStep = trial.made.length === 0;
        const mayGoOn = mayStepOnFrom(trial.state, choice.space);
        // Where a move ends cards are drawn and battles fought: that is not tried out.
        const there = mayGoOn || (!isStep && someoneRides(trial.state)) ? trial.again() : undefined;
        const isThere = there?.go(choice) === true;
        const ends = there && isThere && !isStep ? ending(there) : [];
        found.push({ choices: [...trial.made, choice, ...ends], comesTo: choice, odds: odds(trial.state, SEAT, choice) });
        if (there && isThere && mayGoOn) next.push(there);
      }
    }
    now = next;
  }
  return found;
}

function outpostsOn({ made, state }: Here): number {
  return made.filter((choice) => choice.kind === 'move' && theatreOf(state).space(choice.space).patrolled > 0).length;
}

/** 15.0, 15.4 What ends a march where the force has come to: it stops there, and everybody gets down. */
function ending(there: Here): Choice[] {
  if (there.asks === 'debarking') return ofKind(there, 'debark');
  const [halt] = ofKind(there, 'halt');
  if (!halt || !someoneRides(there.state)) return halt ? [halt] : [];
  const stopped = there.again();
  return stopped.go(halt) ? [halt, ...ofKind(stopped, 'debark')] : [];
}

/** 15.0, 15.4 The force stops where it has been led, and everybody gets down. */
function stopping(here: Here): Found[] {
  const choices = operationOf(here.state).moved > 0 ? ending(here) : [];
  return choices.length > 1 ? [{ choices, says: { code: 'stop-all-down', figures: {} } }] : [];
}

/** 25.0, 30.0 As many as the aircraft take, with what lies there. */
function everybodyAboard(here: Here): Found[] {
  const trial = here.again();
  for (;;) {
    const choices = trial.choices();
    const next =
      choices.find((choice) => choice.kind === 'take' || choice.kind === 'lift') ??
      choices.find((choice) => choice.kind === 'carry' && isObjective(trial.state)(choice));
    if (!next || !trial.go(next)) break;
  }
  const { force, from } = operationOf(trial.state);
  const figures = { asks: here.made.length > 0 ? 'operation' : '', space: from, units: force.slice(), count: force.length };
  return trial.go({ kind: 'done' }) ? [{ choices: trial.made, says: { code: 'aboard', figures } }] : [];
}

/** 15.4 */
function everybodyDown(here: Here): Found[] {
  const trial = here.again();
  for (;;) {
    const [next] = ofKind(trial, 'debark');
    if (!next || !trial.go(next)) break;
  }
  return [{ choices: trial.made, says: { code: 'all-down', figures: { count: trial.made.length } } }];
}

/** 16.2 A card that is kept could be played at once; mostly it is kept for later. */
function keptAndOn(here: Here): Found[] {
  const trial = here.again();
  const isOn = trial.go({ kind: 'keep-intel' }) && trial.go({ kind: 'pass' });
  return isOn ? [{ choices: trial.made, says: { code: 'keep-and-on', figures: {} } }] : [];
}

function ofKind<K extends ChoiceKind>(trial: Here, kind: K): ChoiceOf<K>[] {
  return trial.choices().filter((choice): choice is ChoiceOf<K> => choice.kind === kind);
}
