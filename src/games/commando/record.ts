/**
 * What was done at a table, worked out from what was told there, mission by mission: who fought and whom he killed, who was
 * lost, where and to what, what was brought home, and how Ops and KIA went. It knows no state, so that pages, medals and
 * the campaign's roll all read from the same story.
 */
import type { Event, MissionEnd } from './vocabulary.ts';

/** An event, and how many choices stood when it had happened: where to look at it again. */
export interface Happened {
  readonly step: number;
  readonly event: Event;
}

/** What a unit did in a mission. */
export interface Deeds {
  readonly unit: string;
  /** OPFOR that it eliminated, one after the other. */
  readonly kills: readonly string[];
  readonly battles: number;
  /** Objectives that it brought home. */
  readonly broughtHome: number;
  /** It is out of the mission: eliminated, and not received again. */
  readonly lost: boolean;
}

interface Loss {
  readonly step: number;
  readonly unit: string;
  readonly space: string;
  readonly how: 'fire' | 'mine' | 'attrition' | 'jump' | 'aboard';
  /** Who shot it, or what it rode on. */
  readonly by: string;
}

interface Battle {
  readonly step: number;
  readonly space: string;
  readonly units: readonly string[];
  readonly opfor: readonly string[];
  readonly won: boolean;
  readonly rounds: number;
  readonly kills: number;
  readonly losses: number;
  readonly panics: number;
}

/** How things stood when an operation was over; the first is the beginning. */
interface Standing {
  readonly step: number;
  readonly ops: number;
  readonly kia: number;
}

export interface MissionRecord {
  readonly mission: string;
  /** Undefined while it goes on. */
  readonly ended: { readonly won: boolean; readonly why: MissionEnd } | undefined;
  /** Ops that the Mission card gave. */
  readonly opsGiven: number;
  /** Everybody who was in play, in the order in which they came. */
  readonly deeds: readonly Deeds[];
  readonly losses: readonly Loss[];
  readonly battles: readonly Battle[];
  /** Spaces where a marker was turned up, and whether it was real. */
  readonly turnedUp: readonly { readonly space: string; readonly real: boolean }[];
  readonly broughtHome: readonly { readonly objective: string; readonly base: string; readonly by: string }[];
  readonly course: readonly Standing[];
  /** What was told of it. */
  readonly told: readonly Happened[];
}

/** One for each mission that was begun, in their order. */
export function recordsOf(told: readonly Happened[]): MissionRecord[] {
  const records: MissionRecord[] = [];
  let clerk: Clerk | undefined;
  for (const happened of told) {
    const { event } = happened;
    if (event.type === 'mission-drawn') {
      if (clerk) records.push(clerk.record);
      clerk = new Clerk(happened.step, event);
    }
    clerk?.note(happened);
  }
  if (clerk) records.push(clerk.record);
  return records;
}

interface Man {
  readonly unit: string;
  readonly kills: string[];
  battles: number;
  broughtHome: number;
  lost: boolean;
}

type Fight = { -readonly [K in 'kills' | 'losses' | 'panics']: number } & Pick<Battle, 'space' | 'units' | 'opfor'>;
type Shot = Extract<Event, { type: 'fired' }>;

/** Writes down one mission, event by event. */
class Clerk {
  readonly #mission: string;
  readonly #opsGiven: number;
  readonly #men = new Map<string, Man>();
  readonly #losses: Loss[] = [];
  readonly #battles: Battle[] = [];
  readonly #turnedUp: { space: string; real: boolean }[] = [];
  readonly #broughtHome: { objective: string; base: string; by: string }[] = [];
  readonly #course: Standing[];
  readonly #told: Happened[] = [];
  /** Who carries what, or did last: an operation begins when everything is loaded. */
  readonly #carriers = new Map<string, string>();
  #ended: MissionRecord['ended'];
  #ops: number;
  #kia = 0;
  #space = '';
  #fight: Fight | undefined;
  #shot: Shot | undefined;
  /** Whoever took part in the last battle: aircraft may fly in it more than once. */
  readonly #fought = new Set<string>();
  /** Aircraft that are checked next were called into a battle. */
  #isAirCalled = false;
  #mishap: { readonly unit: string; readonly how: Loss['how'] } | undefined;

  constructor(step: number, { mission, ops }: Extract<Event, { type: 'mission-drawn' }>) {
    this.#mission = mission;
    this.#opsGiven = ops;
    this.#ops = ops;
    this.#course = [{ step, ops, kia: 0 }];
  }

  get record(): MissionRecord {
    return {
      mission: this.#mission,
      ended: this.#ended,
      opsGiven: this.#opsGiven,
      deeds: [...this.#men.values()],
      losses: this.#losses,
      battles: this.#battles,
      turnedUp: this.#turnedUp,
      broughtHome: this.#broughtHome,
      course: this.#course,
      told: this.#told,
    };
  }

  note(happened: Happened): void {
    const { step, event } = happened;
    this.#told.push(happened);
    switch (event.type) {
      case 'leader-placed':
      case 'recruited':
      case 'reinforced':
      case 'leader-appeared':
      case 'air-returned':
        this.#man(event.unit).lost = false;
        return;
      case 'operation-began':
        this.#space = event.space;
        return;
      case 'moved':
      case 'flown':
      case 'sailed':
      case 'lifted':
        this.#space = event.space;
        return;
      case 'carried':
        this.#carriers.set(event.cargo, event.unit);
        return;
      case 'jumped':
        this.#space = event.space;
        if (event.landing === 'lost') this.#mishap = { unit: event.unit, how: 'jump' };
        return;
      case 'attrition':
      case 'mine-checked':
        if (event.lost) this.#mishap = { unit: event.unit, how: event.type === 'attrition' ? 'attrition' : 'mine' };
        return;
      case 'objective-revealed':
        this.#turnedUp.push({ space: event.space, real: event.real });
        return;
      case 'objective-recovered':
        this.#bringHome(event.objective, event.base);
        return;
      case 'battle-began':
        this.#space = event.space;
        this.#fight = { space: event.space, units: event.units, opfor: event.opfor, kills: 0, losses: 0, panics: 0 };
        this.#fought.clear();
        for (const unit of event.units) this.#takesPart(unit);
        this.#isAirCalled = false;
        return;
      case 'air-reconned':
        this.#isAirCalled = false;
        return;
      case 'availability-checked':
        if (this.#isAirCalled) this.#takesPart(event.unit);
        return;
      case 'helicopter-joined':
        this.#takesPart(event.unit);
        return;
      case 'fired':
        this.#shot = event;
        this.#isAirCalled ||= event.side === 'commando' && event.air > 0;
        return;
      case 'panicked':
        if (event.side === 'commando' && this.#fight) this.#fight.panics++;
        return;
      case 'eliminated':
        if (event.side === 'opfor') this.#kill(event.unit);
        else this.#lose(event.unit, step);
        return;
      case 'battle-ended':
        if (this.#fight) this.#battles.push({ ...this.#fight, step, won: event.won, rounds: event.rounds });
        this.#fight = undefined;
        this.#shot = undefined;
        return;
      case 'kia-changed':
        this.#kia = event.kia;
        return;
      case 'ops-changed':
        this.#ops = event.ops;
        if (event.why === 'operation') this.#stand(step);
        return;
      case 'mission-ended':
        this.#ended = { won: event.won, why: event.why };
        this.#ops = event.ops;
        this.#kia = event.kia;
        this.#stand(step);
        return;
      default:
        return;
    }
  }

  #man(unit: string): Man {
    const man = this.#men.get(unit) ?? { unit, kills: [], battles: 0, broughtHome: 0, lost: false };
    this.#men.set(unit, man);
    return man;
  }

  #takesPart(unit: string): void {
    if (this.#fought.has(unit)) return;
    this.#fought.add(unit);
    this.#man(unit).battles++;
  }

  #kill(opfor: string): void {
    if (this.#shot?.side === 'commando' && this.#shot.target === opfor) this.#man(this.#shot.unit).kills.push(opfor);
    if (this.#fight) this.#fight.kills++;
  }

  /** Whatever it carried follows right behind it. */
  #lose(unit: string, step: number): void {
    const { how, by } = this.#causeOf(unit);
    this.#man(unit).lost = true;
    this.#losses.push({ step, unit, space: this.#space, how, by });
    if (this.#fight) this.#fight.losses++;
  }

  #causeOf(unit: string): Pick<Loss, 'how' | 'by'> {
    if (this.#mishap?.unit === unit) return { how: this.#mishap.how, by: '' };
    if (this.#shot?.side === 'opfor' && this.#shot.target === unit) return { how: 'fire', by: this.#shot.unit };
    return { how: 'aboard', by: this.#carriers.get(unit) ?? '' };
  }

  #bringHome(objective: string, base: string): void {
    const by = this.#carriers.get(objective) ?? '';
    if (by !== '') this.#man(by).broughtHome++;
    this.#broughtHome.push({ objective, base, by });
  }

  /** Every operation counts, even one after which all stands as before; the end of a mission may come with that of its last one. */
  #stand(step: number): void {
    const last = this.#course.at(-1);
    const standing = { step, ops: Math.max(0, this.#ops), kia: this.#kia };
    if (last && this.#ended && last.ops === standing.ops) {
      if (last.kia === standing.kia) return;
      this.#course.pop();
    }
    this.#course.push(standing);
  }
}
