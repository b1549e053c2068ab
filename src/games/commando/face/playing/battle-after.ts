/** 19.0 The battle as it goes on before the eyes, event by event. */
import type { View } from '../../view.ts';
import type { Event } from '../../vocabulary.ts';

type BattleSeen = NonNullable<View['battle']>;

export function battleAfter(view: View, event: Event): View {
  if (event.type === 'battle-began') return { ...view, battle: begun(event) };
  const { battle } = view;
  return battle ? fought(view, battle, event) : view;
}

function begun({ space, units, opfor }: Extract<Event, { type: 'battle-began' }>): BattleSeen {
  const enemies = opfor.map((id) => ({ id, panicked: false, fired: false }));
  return {
    at: space,
    round: 0,
    superiority: 'commando',
    opfor: enemies,
    line: units.slice(),
    lined: 0,
    fired: [],
    firing: '',
    support: [],
    flown: [],
    supply: '',
  };
}

function fought(view: View, battle: BattleSeen, event: Event): View {
  switch (event.type) {
    case 'full-firepower':
      return { ...view, battle: { ...battle, supply: event.unit } };
    case 'superiority':
    case 'surprised':
      return { ...view, battle: newRound(battle, event.side) };
    case 'lines-drawn':
      return { ...view, battle: { ...battle, line: event.line.slice(), opfor: inLine(battle, event.opfor), lined: 0 } };
    case 'helicopter-joined':
      return joined(view, battle, event.unit);
    case 'fired':
      return { ...view, battle: hasFired(battle, event.side, event.unit) };
    case 'held-fire':
      return { ...view, battle: hasFired(battle, 'commando', event.unit) };
    case 'panicked':
      return event.side === 'opfor' ? { ...view, battle: shaken(battle, event.unit) } : view;
    case 'eliminated':
      return event.side === 'opfor' ? enemyGone(view, battle, event.unit) : view;
    case 'battle-ended':
      return ended(view, battle);
    default:
      return view;
  }
}

function newRound(battle: BattleSeen, superiority: BattleSeen['superiority']): BattleSeen {
  return {
    ...battle,
    round: battle.round + 1,
    superiority,
    fired: [],
    flown: [],
    opfor: battle.opfor.map((one) => ({ ...one, fired: false })),
  };
}

function inLine({ opfor }: BattleSeen, order: readonly string[]): BattleSeen['opfor'] {
  return order.flatMap((wanted) => opfor.filter(({ id }) => id === wanted));
}

/** 30.0 It comes to the space and takes its place in the line. */
function joined(view: View, battle: BattleSeen, unit: string): View {
  const units = view.units.map((one) => (one.id === unit ? { ...one, at: battle.at } : one));
  return { ...view, units, battle: { ...battle, line: [...battle.line, unit] } };
}

function hasFired(battle: BattleSeen, side: 'commando' | 'opfor', unit: string): BattleSeen {
  if (side === 'opfor') return { ...battle, opfor: battle.opfor.map((one) => (one.id === unit ? { ...one, fired: true } : one)) };
  return { ...battle, firing: '', support: [], fired: battle.fired.includes(unit) ? battle.fired : [...battle.fired, unit] };
}

function shaken(battle: BattleSeen, unit: string): BattleSeen {
  return { ...battle, opfor: battle.opfor.map((one) => (one.id === unit ? { ...one, panicked: true } : one)) };
}

function enemyGone(view: View, battle: BattleSeen, unit: string): View {
  return {
    ...view,
    opfor: view.opfor.filter((id) => id !== unit),
    bin: [...view.bin, unit],
    battle: { ...battle, opfor: battle.opfor.filter(({ id }) => id !== unit) },
  };
}

/** 20.0, 21.0 OPFOR back to the bin, panic over. */
function ended(view: View, { at }: BattleSeen): View {
  const units = view.units.map((unit) => (unit.at === at && unit.panicked ? { ...unit, panicked: false } : unit));
  return { ...view, units, bin: [...view.bin, ...view.opfor], opfor: [], surprise: '', battle: undefined };
}
