/** The moments that decided a mission: those after which most stood otherwise than before; or, where it was lost, those that cost most. */
import type { Happened, MissionRecord } from './record.ts';
import type { Event } from './vocabulary.ts';

/** Its step is that after which the board shows it. */
export interface TurningPoint extends Happened {
  /** What it changed, or cost where the mission was lost; zero where nothing. */
  readonly kia: number;
  readonly ops: number;
  /** How much it was worth to the player, in KIA. */
  readonly swing: number;
}

interface Episode extends TurningPoint {
  /** What it cost, whatever it brought besides; nothing of it is above zero. */
  readonly cost: Tally;
}

/** An objective at home is what missions are won with; one turned up is half of the way. */
const HOME = 4;
const REAL = 2;
const FALSE = -1;
/** A moment that changed less than this did not turn anything. */
const LEAST = 1.5;
/** A single Op or KIA may be what a lost mission wanted at the end. */
const LEAST_COST = 1;
const MOST = 4;

/** The greatest swings or costs, in the order in which they came. `objectives`: whether it mattered to the mission what was found and brought home. */
export function turningPoints({ told, ended }: MissionRecord, objectives: boolean): TurningPoint[] {
  const isLost = ended?.won === false;
  return episodesIn(told)
    .filter(({ event }) => objectives || !isAboutObjective(event))
    .map((episode) => (isLost ? costOf(episode) : episode))
    .filter(({ swing }) => Math.abs(swing) >= (isLost ? LEAST_COST : LEAST))
    .sort((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
    .slice(0, MOST)
    .sort((a, b) => a.step - b.step);
}

function costOf({ step, event, swing, kia, ops, cost }: Episode): TurningPoint {
  const worth = Math.min(0, swing - kia - ops);
  return { step, event, ...cost, swing: cost.kia + cost.ops + worth };
}

function isAboutObjective({ type }: Event): boolean {
  return type === 'objective-revealed' || type === 'objective-recovered';
}

interface Tally {
  kia: number;
  ops: number;
}

/** A battle is one moment, from its beginning to what its end brought; outside of battles each loss is one. */
function episodesIn(told: readonly Happened[]): Episode[] {
  const points: Episode[] = [];
  let battle: Tally | undefined;
  let lostInBattle = 0;
  const add = (happened: Happened, { kia, ops }: Tally, worth = 0, kiaLost = Math.min(0, kia)) =>
    points.push({ ...happened, kia, ops, swing: kia + ops + worth, cost: { kia: kiaLost, ops: Math.min(0, ops) } });
  for (const [i, happened] of told.entries()) {
    const { event } = happened;
    switch (event.type) {
      case 'battle-began':
        battle = { kia: 0, ops: 0 };
        lostInBattle = 0;
        break;
      case 'kia-changed':
        if (battle) battle.kia += event.by;
        lostInBattle += Math.min(0, event.by);
        break;
      case 'ops-changed':
        if (event.why === 'card' || event.why === 'intel') add(happened, { kia: 0, ops: event.by });
        break;
      case 'battle-ended':
        add({ ...happened, step: stillFoughtAt(told, i) }, { kia: battle?.kia ?? 0, ops: opsAfter(told, i) }, 0, lostInBattle);
        battle = undefined;
        break;
      case 'attrition':
      case 'mine-checked':
        if (event.lost) add(happened, { kia: kiaAfter(told, i), ops: 0 });
        break;
      case 'jumped':
        if (event.landing === 'lost') add(happened, { kia: kiaAfter(told, i), ops: 0 });
        break;
      case 'objective-revealed':
        add(happened, { kia: 0, ops: 0 }, event.real ? REAL : FALSE);
        break;
      case 'objective-recovered':
        add(happened, { kia: 0, ops: 0 }, HOME);
        break;
      default:
    }
  }
  return points;
}

/** The last step after which it is still fought, where it is not over in one: the one that ends a battle leaves the map, or the next battle. */
function stillFoughtAt(told: readonly Happened[], at: number): number {
  const ended = told[at]?.step ?? 0;
  const before = told.slice(0, at);
  const began = before.findLast(({ event }) => event.type === 'battle-began')?.step ?? ended;
  return before.findLast(({ step }) => step >= began && step < ended)?.step ?? ended;
}

/** What a battle's end is worth on the track is told right behind it. */
function opsAfter(told: readonly Happened[], at: number): number {
  for (const { event } of told.slice(at + 1)) {
    if (event.type === 'ops-changed' && (event.why === 'battle-won' || event.why === 'battle-lost')) return event.by;
    if (event.type === 'operation-began' || event.type === 'battle-began' || event.type === 'mission-ended') return 0;
  }
  return 0;
}

/** A unit is lost with all that it carried. */
function kiaAfter(told: readonly Happened[], at: number): number {
  let kia = 0;
  for (const { event } of told.slice(at + 1)) {
    if (event.type === 'kia-changed') kia += event.by;
    else if (event.type !== 'eliminated' && event.type !== 'objective-lost') break;
  }
  return kia;
}
