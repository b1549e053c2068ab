/** The hand-written copy of a state; what both share is frozen. */
import { copyDeck } from '../../kernel/decks.ts';
import { copyRandom } from '../../kernel/dice.ts';
import type { Doing } from './doing.ts';
import type { Commando, Escort, LevelInPlay, State } from './state.ts';

export function copyState(s: State): State {
  return {
    random: copyRandom(s.random),
    rules: s.rules,
    setup: s.setup,
    own: s.own,
    phase: s.phase,
    turn: s.turn,
    commandos: s.commandos.map(copyCommando),
    acting: s.acting,
    levels: s.levels.map(copyLevel),
    completed: s.completed.slice(),
    escorts: s.escorts.map(copyEscort),
    events: copyDeck(s.events),
    bag: s.bag.slice(),
    discards: s.discards.slice(),
    reserve: s.reserve.slice(),
    aside: s.aside.slice(),
    box: s.box.slice(),
    fallen: s.fallen.slice(),
    hot: s.hot.slice(),
    hotBy: s.hotBy.slice(),
    handled: s.handled.slice(),
    doing: s.doing.map(copyDoing),
    won: s.won,
    how: s.how,
  };
}

function copyCommando(c: Commando): Commando {
  const copy: Commando = {
    seat: c.seat,
    specialist: c.specialist,
    side: c.side,
    level: c.level,
    tile: c.tile,
    inNest: c.inNest,
    visible: c.visible,
    uniform: c.uniform,
    wounds: c.wounds,
    critical: c.critical,
    savedTop: c.savedTop,
    savedLow: c.savedLow,
    left: c.left,
    spent: c.spent,
    drawn: c.drawn,
    finished: c.finished,
    since: c.since,
    leftLevel: c.leftLevel,
    skilled: c.skilled,
    shifted: c.shifted,
    waits: c.waits,
    carries: c.carries.slice(),
  };
  if (c.standsBy) copy.standsBy = true;
  if (c.saidSo) copy.saidSo = true;
  return copy;
}

function copyEscort(e: Escort): Escort {
  return { id: e.id, objective: e.objective, level: e.level, tile: e.tile, visible: e.visible, inNest: e.inNest, with: e.with };
}

function copyLevel(l: LevelInPlay): LevelInPlay {
  return {
    id: l.id,
    since: l.since,
    alarm: l.alarm,
    interrupted: l.interrupted,
    alarmToken: l.alarmToken,
    event: l.event,
    half: l.half,
    deck: l.deck.slice(),
    enemies: l.enemies.slice(),
    items: l.items.slice(),
    charges: l.charges.slice(),
    guards: l.guards.slice(),
    done: l.done.slice(),
    turned: l.turned.slice(),
    locked: l.locked.slice(),
    open: l.open.slice(),
    waiting: l.waiting.slice(),
    barricaded: l.barricaded.slice(),
    gone: l.gone.slice(),
  };
}

export function copyDoing(d: Doing): Doing {
  switch (d.what) {
    case 'move':
      return { what: d.what, seat: d.seat, level: d.level, to: d.to, asked: d.asked.slice(), followers: d.followers.slice() };
    case 'kills':
      return { what: d.what, seat: d.seat, level: d.level, tile: d.tile, low: d.low, high: d.high };
    case 'hits':
      return { what: d.what, level: d.level, tile: d.tile, who: d.who.slice(), low: d.low, high: d.high, rule: d.rule };
    case 'post':
      return { what: d.what, level: d.level, tile: d.tile };
    case 'nest':
      return { what: d.what, level: d.level, tile: d.tile, asked: d.asked.slice() };
    case 'entry':
      return { what: d.what, level: d.level, entrance: d.entrance, entered: d.entered.slice() };
    case 'entrances':
      return { what: d.what, level: d.level, entrances: d.entrances.slice() };
    case 'order':
      return { what: d.what, level: d.level, tiles: d.tiles.slice() };
    case 'split':
      return {
        what: d.what,
        level: d.level,
        tile: d.tile,
        to: d.to.slice(),
        left: d.left.slice(),
        sent: d.sent.slice(),
        share: d.share,
        more: d.more,
      };
    case 'squeeze':
      return { what: d.what, level: d.level, tile: d.tile, to: d.to, left: d.left.slice(), room: d.room, entered: d.entered.slice() };
    case 'aim':
      return { what: d.what, level: d.level, tile: d.tile, at: d.at.slice() };
    case 'event':
      return { what: d.what, level: d.level, effect: d.effect };
    case 'shortage':
      return { what: d.what, item: d.item, places: d.places.slice(), left: d.left };
    default:
      return { what: d.what, seat: d.seat, specialist: d.specialist };
  }
}
