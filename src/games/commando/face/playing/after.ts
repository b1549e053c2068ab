/**
 * What an event changes for the eye. Folded over the view before a step, its events make the view after it, in everything
 * that is drawn: test/commando/played-out.test.ts holds it to that, and names what differs until a step is over.
 */
import type * as Kernel from '../../../../kernel/game.ts';
import { AIR_AVAILABLE, KILLED, RECOVERED, RECRUIT_BOX } from '../../boxes.ts';
import { missionOf, theatreOf } from '../../content/theatres.ts';
import { KIA } from '../../killed.ts';
import type { Unit } from '../../state.ts';
import type { View } from '../../view.ts';
import type { Event } from '../../vocabulary.ts';
import { seen, told } from '../seen.ts';
import { battleAfter } from './battle-after.ts';

type Marker = View['objectives'][number];

export function after(view: unknown, event: Kernel.GameEvent): unknown {
  const [known] = told([event]);
  return known ? changed(seen(view), known) : view;
}

function changed(view: View, event: Event): View {
  switch (event.type) {
    case 'mission-drawn':
      return missionDrawn(view, event);
    case 'objective-placed':
      return { ...view, objectives: [...view.objectives, nextMarker(view, event.space)] };
    case 'leader-placed':
      return { ...placed(view, [event.unit], event.base), leadersToPlace: view.leadersToPlace.filter((id) => id !== event.unit) };
    case 'recruited':
      return { ...placed(view, [event.unit], event.at), rp: event.rp };
    case 'recruiting-ended':
      return { ...view, rp: event.rp, phase: 'operations' };
    case 'carried':
      return carried(view, event.cargo, event.unit);
    case 'moved':
    case 'flown':
    case 'sailed':
      return marched(view, event.force, event.space);
    case 'lifted':
      return marched(placed(view, view.operation?.helicopters ?? [], event.space), event.force, event.space);
    case 'jumped':
      return jumped(view, event);
    case 'debarked':
      return eachUnit(view, [event.unit], { aboard: '' });
    case 'supply-checked':
      return event.stays ? view : spent(view, event.unit);
    case 'availability-checked':
      return eachUnit(placed(view, [event.unit], event.stays ? AIR_AVAILABLE : RECRUIT_BOX), [event.unit], {
        worn: !event.stays,
        panicked: false,
      });
    case 'card-drawn':
      return cardDrawn(view, event.card);
    case 'card-exchanged':
      return { ...view, event: undefined, deck: { ...view.deck, discards: [...view.deck.discards, event.card] } };
    case 'card-discarded':
      return { ...view, event: undefined, deck: { ...view.deck, discards: [...view.deck.discards, event.card] } };
    case 'deck-reshuffled':
      return { ...view, deck: { cards: view.deck.cards + view.deck.discards.length, discards: [] } };
    case 'intel-kept':
      return { ...view, event: undefined, intel: [...view.intel, event.card] };
    case 'intel-played':
      return {
        ...view,
        intel: view.intel.filter((card) => card !== event.card),
        deck: { ...view.deck, discards: [...view.deck.discards, event.card] },
      };
    case 'opfor-placed':
      return { ...view, opfor: [...view.opfor, ...event.opfor], bin: view.bin.filter((id) => !event.opfor.includes(id)) };
    case 'ops-changed':
      return { ...(event.why === 'operation' && view.rules['op-paid'] !== 'at-start' ? stoodDown(view) : view), ops: event.ops };
    case 'rp-changed':
    case 'campaign-points':
      return { ...view, rp: event.rp };
    case 'kia-changed':
      return { ...view, kia: event.kia };
    case 'reinforced':
      return eachUnit(placed(view, [event.unit], event.at), [event.unit], { worn: false });
    case 'leader-appeared':
      return placed(view, [event.unit], event.space);
    case 'grounded':
      return placed(view, [event.unit], RECRUIT_BOX);
    case 'air-returned':
      return eachUnit(placed(view, [event.unit], AIR_AVAILABLE), [event.unit], { worn: false });
    case 'base-built':
      return { ...view, forwardBases: [...view.forwardBases, event.space] };
    case 'objective-revealed':
      return eachMarker(view, ({ at, faceUp }) => at === event.space && !faceUp, { faceUp: true, real: event.real });
    case 'objective-recovered':
      return eachMarker(view, ({ id }) => id === event.objective, { at: RECOVERED, carrier: '' });
    case 'objective-lost':
      return eachMarker(view, ({ id }) => id === event.objective, { at: '', carrier: '' });
    case 'panicked':
      return battleAfter(event.side === 'commando' ? counted(eachUnit(view, [event.unit], { panicked: true }), KIA.panicked) : view, event);
    case 'eliminated':
      return battleAfter(event.side === 'commando' ? counted(lost(view, event.unit), KIA.eliminated) : view, event);
    case 'mission-ended':
      return missionEnded(view, event.won);
    case 'campaign-ended':
      return { ...view, phase: 'over', won: event.won };
    default:
      return battleAfter(view, event);
  }
}

/** 22.0 One's own losses count with what is seen of them, and not only when it has been read: that they count is told right after. */
function counted(view: View, by: number): View {
  return { ...view, kia: view.kia + by };
}

/** 7.0 Everything goes back where it belongs before the first operation. */
function missionDrawn(view: View, { mission, ops, rp }: Extract<Event, { type: 'mission-drawn' }>): View {
  const theatre = theatreOf(view);
  const units = theatre.units.map(({ id }): Unit => {
    return { id, at: RECRUIT_BOX, panicked: false, jumped: false, worn: false, served: false, aboard: '' };
  });
  const cleared = { objectives: [], intel: [], forwardBases: [], opfor: [], bin: theatre.opforIds.slice(), kia: 0 };
  const drawn = {
    ...view,
    ...cleared,
    units,
    mission,
    ops,
    rp,
    phase: 'recruiting' as const,
    deck: { cards: theatre.cardIds.length, discards: [] },
  };
  return { ...drawn, leadersToPlace: leadersFor(drawn) };
}

function leadersFor(view: View): string[] {
  if (view.campaign && view.campaign.missionsPlayed > 0) return view.campaign.leaders.slice();
  return theatreOf(view)
    .having.leader.slice(0, missionOf(view).leaders)
    .map(({ id }) => id);
}

function nextMarker(view: View, at: string): Marker {
  return { id: theatreOf(view).objectiveMarkers[view.objectives.length] ?? '', at, faceUp: false, carrier: '', real: undefined };
}

function eachUnit(view: View, ids: readonly string[], change: Partial<Unit>): View {
  return { ...view, units: view.units.map((unit) => (ids.includes(unit.id) ? { ...unit, ...change } : unit)) };
}

function eachMarker(view: View, isMeant: (marker: Marker) => boolean, change: Partial<Marker>): View {
  return { ...view, objectives: view.objectives.map((marker) => (isMeant(marker) ? { ...marker, ...change } : marker)) };
}

function placed(view: View, ids: readonly string[], at: string): View {
  return eachUnit(view, ids, at === RECRUIT_BOX ? { at } : { at, served: true });
}

function carried(view: View, cargo: string, unit: string): View {
  if (view.objectives.some(({ id }) => id === cargo)) return eachMarker(view, ({ id }) => id === cargo, { carrier: unit });
  const loaded = eachUnit(view, [cargo], { aboard: unit });
  const { operation } = loaded;
  if (!operation || operation.force.includes(cargo)) return loaded;
  return { ...loaded, operation: { ...operation, force: [...operation.force, cargo] } };
}

/** 10.3 The units of a force go together, with whatever they carry. */
function marched(view: View, force: readonly string[], to: string): View {
  const moved = eachMarker(placed(view, force, to), ({ carrier }) => carrier !== '' && force.includes(carrier), { at: to });
  const { operation } = moved;
  return operation ? { ...moved, operation: { ...operation, at: to, moved: operation.moved + 1 } } : moved;
}

/** 25.0 All come down together; how each landed is told one by one. */
function jumped(view: View, { unit, space, landing }: Extract<Event, { type: 'jumped' }>): View {
  const { operation } = view;
  const down = operation && operation.at !== space ? marched(view, operation.force, space) : view;
  const landed = eachUnit(down, [unit], { jumped: true });
  return landing === 'strayed' ? gone(landed, unit, RECRUIT_BOX) : landed;
}

/** The operation is over: nobody rides or carries any longer, nerves settle. */
function stoodDown(view: View): View {
  const at = view.operation?.at;
  return {
    ...view,
    operation: undefined,
    units: view.units.map((unit) => ({ ...unit, aboard: '', panicked: unit.panicked && unit.at !== at })),
    objectives: view.objectives.map((marker) => ({ ...marker, carrier: '' })),
  };
}

/** A unit that leaves play is no longer part of the force or of a line of battle. */
function gone(view: View, unit: string, to: string): View {
  const left = eachUnit(view, [unit], { at: to, aboard: '' });
  const { operation, battle } = left;
  return {
    ...left,
    operation: operation && { ...operation, force: operation.force.filter((id) => id !== unit) },
    battle: battle && { ...battle, line: battle.line.filter((id) => id !== unit) },
  };
}

function lost(view: View, unit: string): View {
  const isLeader = theatreOf(view).unit(unit).leader;
  const left = eachUnit(gone(view, unit, isLeader ? KILLED : RECRUIT_BOX), [unit], { panicked: false });
  const dropped = view.rules['carried-objective'] === 'stays';
  const free = dropped ? eachMarker(left, ({ carrier }) => carrier === unit, { carrier: '' }) : left;
  return { ...free, losses: view.losses + 1 };
}

/** 34.0 A column that is spent leaves what it carried where it is. */
function spent(view: View, unit: string): View {
  const left = eachUnit(gone(view, unit, RECRUIT_BOX), [unit], { worn: theatreOf(view).unit(unit).air });
  const unloaded = eachUnit(
    left,
    left.units.filter(({ aboard }) => aboard === unit).map(({ id }) => id),
    { aboard: '' },
  );
  return eachMarker(unloaded, ({ carrier }) => carrier === unit, { carrier: '' });
}

/** The pile is made anew from the discards when it is empty: that is told before. */
function cardDrawn(view: View, card: string): View {
  const event = { card, effect: 0, reshuffles: false, battleWon: false };
  return { ...view, event, deck: { ...view.deck, cards: view.deck.cards - 1 } };
}

function missionEnded(view: View, won: boolean): View {
  const bin = [...view.bin, ...view.opfor];
  const discards = view.event ? [...view.deck.discards, view.event.card] : view.deck.discards;
  const cleared = { operation: undefined, event: undefined, battle: undefined, opfor: [] };
  return { ...view, ...cleared, bin, won, deck: { ...view.deck, discards }, phase: view.campaign ? view.phase : 'over' };
}
