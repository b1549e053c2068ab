/** Everything of Commando's content that must occur in play, and when it does. */
import { ABILITIES, type Ability, INTEL_ACTIONS, LANDINGS } from '../../src/games/commando/content/terms.ts';
import { has, THEATRES, type Theatre, theatreOf } from '../../src/games/commando/content/theatres.ts';
import type { State } from '../../src/games/commando/state.ts';
import { type Choice, type Event, MISSION_ENDS, type OpsReason } from '../../src/games/commando/vocabulary.ts';

/** The compiler keeps this list complete. */
const OPS_REASONS: Record<OpsReason, true> = {
  operation: true,
  card: true,
  'battle-won': true,
  'battle-lost': true,
  intel: true,
  bought: true,
};

export const CONTENT: readonly string[] = [
  ...THEATRES.flatMap(contentOf),
  ...MISSION_ENDS.map((why) => `mission ended: ${why}`),
  ...Object.keys(OPS_REASONS).map((why) => `Ops changed: ${why}`),
];

function contentOf(theatre: Theatre): string[] {
  const { id, sheet } = theatre;
  const abilities = ABILITIES.filter((ability) => theatre.having[ability].length > 0);
  const actions = INTEL_ACTIONS.filter((action) => sheet.events.some(({ intel }) => intel?.actions.includes(action)));
  return [
    ...sheet.missions.map((mission) => `mission ${mission.id}`),
    ...sheet.missions.map((mission) => `mission ${mission.id} won`),
    ...sheet.events.map((card) => `card ${card.id}`),
    ...sheet.events.flatMap((card) => card.effects.map((effect) => effectName(card.id, effect.do))),
    ...sheet.events.filter(({ intel }) => intel).map((card) => `card ${card.id} kept`),
    ...actions.map((action) => `Intel action ${action}`),
    ...Object.keys(sheet.terrain).map((terrain) => `terrain ${terrain} entered`),
    ...theatre.spaces.map((space) => `space ${space.id} entered`),
    ...Object.values(sheet.objectiveTable).map((space) => `objective at ${space}`),
    ...theatre.types.map(({ type, cost }) => `unit type ${type} ${cost === undefined ? 'placed' : 'recruited'}`),
    ...theatre.types.map(({ type }) => `unit type ${type} in battle`),
    ...sheet.opfor.map(({ type }) => `OPFOR type ${type} fought`),
    ...sheet.opfor.map(({ type }) => `OPFOR type ${type} eliminated`),
    ...abilities.map((ability) => `ability ${ability} used`),
    ...(sheet.insertion ? LANDINGS.filter((landing) => sheet.insertion?.includes(landing)).map((landing) => `landing ${landing}`) : []),
    `false objective: ${sheet.falseObjective.kind}`,
  ].map((what) => `${id}: ${what}`);
}

function effectName(card: string, effect: string): string {
  return `effect ${effect} of ${card}`;
}

/** Airstrikes and helicopters are called into a battle; everything else that matters is told by events. */
export function occursByChoice(s: State, choice: Choice): string[] {
  if (choice.kind !== 'support') return [];
  const { type, abilities } = theatreOf(s).unit(choice.unit);
  return [`unit type ${type} in battle`, ...abilities.map((ability) => `ability ${ability} used`)].map((what) => `${s.theatre}: ${what}`);
}

export function occursByEvent(s: State, event: Event): string[] {
  if (event.type === 'ops-changed') return [`Ops changed: ${event.why}`, ...effectUnderWay(s, event.why === 'card' ? 'ops' : '')];
  const here = happenings(s, theatreOf(s), event).map((what) => `${s.theatre}: ${what}`);
  return event.type === 'mission-ended' ? [...here, `mission ended: ${event.why}`] : here;
}

/** What of a theatre's content occurs with the event. */
function happenings(s: State, theatre: Theatre, event: Event): string[] {
  const typeOf = (unit: string) => theatre.unit(unit).type;
  const used = (ability: Ability) => `ability ${ability} used`;
  switch (event.type) {
    case 'mission-drawn':
      return [`mission ${event.mission}`];
    case 'mission-ended':
      return event.won ? [`mission ${s.mission} won`] : [];
    case 'objective-placed':
      return [`objective at ${event.space}`];
    case 'leader-placed':
      return [`unit type ${typeOf(event.unit)} placed`];
    case 'recruited':
      return [`unit type ${typeOf(event.unit)} recruited`];
    case 'moved':
    case 'flown':
    case 'sailed':
    case 'lifted':
      return [...entered(theatre, event.space), ...(event.type === 'lifted' ? [used('helicopter')] : [])];
    case 'jumped':
      return [...entered(theatre, event.space), used('paratrooper'), `landing ${event.landing}`];
    case 'carried':
      return theatre.has('unit', event.cargo) && has(theatre.unit(event.cargo), 'transportable') ? [used('transportable')] : [];
    case 'card-drawn':
      return [`card ${event.card}`];
    case 'deck-reshuffled':
      return event.card === undefined ? [] : [effectName(event.card, 'reshuffle')];
    case 'card-exchanged':
      return [used('psyop')];
    case 'intel-kept':
      return [`card ${event.card} kept`];
    case 'intel-played':
      return [`Intel action ${event.action}`];
    case 'effect-averted':
      return [used(event.ability as Ability)];
    case 'mines-cleared':
      return [used('sapper'), 'false objective: minefield'];
    case 'mine-checked':
      return ['false objective: minefield'];
    case 'ambushed':
      return ['false objective: ambush'];
    case 'ground-reconned':
      return [used('recon')];
    case 'boosted':
    case 'full-firepower':
      return [
        ...theatre.unit(event.unit).abilities.map(used),
        ...(event.type === 'boosted' ? [] : [`unit type ${typeOf(event.unit)} in battle`]),
      ];
    case 'battle-began':
      return [
        ...event.units.map((unit) => `unit type ${typeOf(unit)} in battle`),
        ...event.opfor.map((opfor) => `OPFOR type ${theatre.opforUnit(opfor).type} fought`),
      ];
    case 'superiority':
      return event.commandoLeader > 0 ? [used('leader')] : [];
    case 'eliminated':
      return event.side === 'opfor' ? [`OPFOR type ${theatre.opforUnit(event.unit).type} eliminated`] : [];
    default:
      return effectOf(s, event);
  }
}

function entered(theatre: Theatre, space: string): string[] {
  return [`space ${space} entered`, `terrain ${theatre.space(space).terrain} entered`];
}

/** The events by which an effect of a card shows that it was carried out. */
const SHOWS: Partial<Record<Event['type'], string>> = {
  'opfor-placed': 'opfor',
  'rp-changed': 'rp',
  reinforced: 'reinforcement',
  attrition: 'attrition',
  grounded: 'grounded',
  'objective-revealed': 'reveal',
};

function effectOf(s: State, { type }: Event): string[] {
  const shown = SHOWS[type];
  return shown && s.event && isOnCard(s, shown) ? [effectName(s.event.card, shown)] : [];
}

function effectUnderWay(s: State, effect: string): string[] {
  return effect && s.event && isOnCard(s, effect) ? [`${s.theatre}: ${effectName(s.event.card, effect)}`] : [];
}

function isOnCard(s: State, effect: string): boolean {
  return theatreOf(s)
    .card(s.event?.card ?? '')
    .effects.some((entry) => entry.do === effect);
}
