/**
 * A view read back into the terms in which the rules reckon, so that they can be asked about what everybody sees: who would be
 * shot at, where a group would go. What no view holds, the order of decks and the chance to come, is not in it either.
 */
import { randomFrom } from '../../../kernel/dice.ts';
import type { Level } from '../content/level.ts';
import { ENEMIES, ITEMS, itemAt, TOKENS } from '../content/terms.ts';
import { levelCard } from '../rules/operation-in-play.ts';
import { type Commando, type Escort, hasSkill, type LevelInPlay, type State } from '../state.ts';
import type { CommandoView, LevelView, View } from '../view.ts';

const READ = new WeakMap<View, State>();

/** The same view is read once. Whoever asks changes nothing. */
export function positionOf(view: View): State {
  const known = READ.get(view);
  if (known) return known;
  const position = read(view);
  READ.set(view, position);
  return position;
}

function read(view: View): State {
  return {
    random: randomFrom(''),
    rules: view.rules,
    setup: view.setup,
    own: view.own,
    phase: view.phase,
    turn: view.turn,
    commandos: view.commandos.map((each) => commandoOf(view, each)),
    acting: view.commandos.findIndex(({ seat }) => seat === view.acting),
    levels: view.levels.map((level) => levelOf(levelCard(view, level.id), level)),
    completed: [...view.completed],
    escorts: view.escorts.map((each) => escortOf(view, each)),
    // Nobody knows what would be drawn next.
    events: { pile: [], discards: [] },
    bag: counts(ITEMS, view.bag),
    discards: counts(ITEMS, view.discards),
    reserve: counts(TOKENS, view.reserve),
    aside: counts(TOKENS, view.aside),
    box: [...view.box],
    fallen: [...view.fallen],
    hot: view.hot.map(({ weapon }) => weapon),
    hotBy: view.hot.map(({ by }) => by),
    handled: [...view.handled],
    doing: view.doing,
    won: view.won,
    how: view.how,
  };
}

function counts(names: readonly string[], by: Readonly<Record<string, number>>): number[] {
  return names.map((name) => by[name] ?? 0);
}

function tileOn(view: View, level: string, at: string): number {
  return at === '' ? -1 : (levelCard(view, level).tileAt[at] ?? -1);
}

function commandoOf(view: View, c: CommandoView): Commando {
  const commando: Commando = {
    seat: c.seat,
    specialist: c.id,
    side: c.side,
    level: c.level,
    tile: tileOn(view, c.level, c.at),
    inNest: c.inNest,
    visible: c.visible,
    uniform: c.uniform,
    wounds: c.wounds,
    critical: c.critical,
    savedTop: false,
    savedLow: false,
    left: c.points - c.inHand,
    spent: 0,
    drawn: c.inHand,
    finished: c.finished,
    since: c.since,
    leftLevel: c.leftLevel,
    skilled: c.skilled,
    shifted: false,
    waits: false,
    carries: c.carries.map(itemAt),
  };
  // 6.16 Where there are two places the lower one is taken first.
  const hasTwo = hasSkill(commando, 'two-points');
  commando.savedLow = hasTwo && c.saved > 0;
  commando.savedTop = c.saved > (hasTwo ? 1 : 0);
  return commando;
}

function escortOf(view: View, { id, level, at, visible, inNest, with: companion }: View['escorts'][number]): Escort {
  return { id, objective: '', level, tile: tileOn(view, level, at), visible, inNest, with: companion };
}

function levelOf(card: Level, level: LevelView): LevelInPlay {
  return {
    id: level.id,
    since: level.since,
    alarm: level.alarm,
    interrupted: level.interrupted,
    alarmToken: level.alarmToken,
    event: level.event,
    half: level.half,
    deck: [],
    enemies: level.tiles.flatMap(({ enemies }) => counts(ENEMIES, enemies)),
    items: level.tiles.flatMap(({ items }) => counts(ITEMS, items)),
    charges: level.tiles.map(({ charges }) => charges),
    guards: card.triangles.map((_, i) => level.triangles[i]?.guard ?? ''),
    done: level.objectives.map(({ done }) => done),
    turned: level.objectives.map(({ turned }) => turned),
    locked: level.doors.map(({ locked }) => locked),
    open: level.trapDoors.map(({ open }) => open),
    waiting: level.entrances.flatMap(({ waiting }) => counts(ENEMIES, waiting)),
    barricaded: level.entrances.map(({ barricaded }) => barricaded),
    gone: level.tiles.some(({ gone }) => gone) ? level.tiles.map(({ gone }) => (gone ? 1 : 0)) : [],
  };
}
