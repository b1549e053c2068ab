/** A desk at a table, for as long as somebody sits there; and the clock by which it plays on and replays. */
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Face, InVain, Thing, Way } from '../../games/face.ts';
import type { Speaker } from '../../words/speaker.ts';
import { api } from '../api.ts';
import { adviserAt } from './adviser.ts';
import { heardAt } from './coaching.ts';
import { Desk } from './desk.ts';
import type { Moment } from './moment.ts';
import { fetchHint } from './notes.tsx';
import { knownHeldBack } from './playing/held-back.ts';
import type { Speed } from './playing/pace.ts';
import type { Known } from './scene-keeper.ts';
import type { Sitting } from './sitting.ts';
import type { LiveTable } from './use-live-table.ts';

/** Remembered beside the coach's notes: what it means to be played for was explained here. */
export const PLAYED_FOR = 'tool play-on';

interface Now {
  readonly known: Known;
  readonly speaker: Speaker;
  readonly live: LiveTable;
  readonly twoStep: boolean;
  readonly goesOn: boolean;
  /** Whether what happened is still being played out. */
  readonly isHeld: () => boolean;
  readonly refuse: (key: string) => void;
}

/** The note comes with the advice. */
async function hintWithNote({ known, speaker }: Now, ...asked: Parameters<typeof api.hint>): ReturnType<typeof api.hint> {
  const note = fetchHint(adviserAt(known.scene.table, speaker.language)).catch(() => undefined);
  const hinted = await api.hint(...asked);
  await note;
  return hinted;
}

export function useDesk(face: Face, now: Now): { readonly desk: Desk; readonly sitting: Sitting } {
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  const pointer = usePointerType();
  const [desk] = useState(
    () =>
      new Desk({
        api: { ...api, hint: (...asked) => hintWithNote(latest.current, ...asked) },
        thingsOf: face.things,
        standsFor: (thing, isInHand) => face.standsFor?.(latest.current.known.scene.view, thing, isInHand) ?? [],
        errands: (inHand) => {
          const { scene } = latest.current.known;
          return face.errands?.(scene.view, scene.offers, inHand);
        },
        ways: face.ways && ((thing, onto) => waysOf(face, latest.current, thing, onto)),
        inVain: (thing, onto, isPut = false) => {
          const { known, speaker } = latest.current;
          return face.inVain?.(known.scene.view, known.scene.offers, thing, onto, speaker, isPut);
        },
        wished: (thing, onto) => face.wished?.(latest.current.known.scene.view, thing, onto) ?? [],
        nowhere: face.nowhere && ((thing) => nowhere(face, latest.current, thing)),
        nothingComes: (thing, onto) => nothingComes(face, latest.current, thing, onto),
        goesAlong: (thing, over) => {
          const { scene } = latest.current.known;
          return face.goesAlong?.(scene.view, scene.offers, thing, over);
        },
        isPlayedAnywhere: (thing) => face.isPlayedAnywhere?.(latest.current.known.scene.view, thing) === true,
        mayTry: (thing) => {
          const { scene } = latest.current.known;
          return face.mayTry?.(scene.view, scene.offers, thing) === true;
        },
        isExpected: face.isExpected,
        errandWaits: face.errandWaits,
        answers: (choice, rest) => face.answers?.(latest.current.known.scene.view, choice, rest) ?? [],
        gathers: () => face.gathers?.(latest.current.known.scene.view, latest.current.known.scene.question?.asks),
        asksFirst: face.asksFirst && (({ choice }, thing) => face.asksFirst?.(latest.current.known.scene.view, choice, thing) === true),
        adviceTakesOver: face.adviceTakesOver,
        rank: face.rank && ((choice) => face.rank?.(latest.current.known.scene.view, choice) ?? 0),
        showsFirst: face.showsFirst && (({ choice, choices }) => face.showsFirst?.(latest.current.known.scene.view, choice, choices)),
        showsDragged: face.showsDragged,
        isAtOnce: (choice, thing) => face.isAtOnce?.(latest.current.known.scene.view, choice, thing) === true,
        reads: face.reads && ((thing) => face.reads?.(latest.current.known.scene.view, thing) === true),
        known: () => (latest.current.isHeld() ? knownHeldBack(latest.current.known) : latest.current.known),
        refresh: () => latest.current.live.refresh(),
        reach: (version) => latest.current.live.reach(version),
        twoStep: () => latest.current.twoStep || pointer.current === 'touch',
        byKey: () => pointer.current === 'keyboard',
        goesOn: () => latest.current.goesOn,
        refuse: (key) => latest.current.refuse(key),
        knowsPlayedFor: () => {
          const { id, forkedFrom } = latest.current.known.scene.table;
          return heardAt(id, forkedFrom).includes(PLAYED_FOR);
        },
        // What lies over the map, as a line of battle, hides the counter of the same thing below it. Some are only put upon, as a sheet is.
        elementOf: (thing) =>
          document.querySelector(`.table-board .press[data-thing="${CSS.escape(thing)}"]`) ??
          document.getElementById(`thing-${thing}`) ??
          document.querySelector(`[data-thing="${CSS.escape(thing)}"]`) ??
          undefined,
        page: () => document.body,
      }),
  );
  useStirring(desk);
  useEffect(() => desk.sendKept(), [desk]);
  return { desk, sitting: useSyncExternalStore(desk.subscribe, desk.sitting) };
}

function nowhere(face: Face, { known: { scene }, speaker }: Now, thing: Thing): InVain | undefined {
  return face.nowhere?.(scene.view, scene.offers, thing, speaker);
}

function nothingComes({ describe }: Face, { known: { scene }, speaker }: Now, thing: Thing, onto: Thing): InVain {
  const titled = (one: Thing) => describe(scene.view, one, speaker)?.title ?? speaker.name(one);
  return { text: speaker.say('board nothing-comes', { thing: titled(thing), onto: titled(onto) }) };
}

async function waysOf(face: Face, { known: { scene }, speaker }: Now, thing: Thing, onto: Thing): Promise<readonly Way[] | undefined> {
  const { view, offers } = scene;
  const find = await face.ways?.().catch(() => undefined);
  return find?.(view, offers, thing, [onto, ...(face.standsFor?.(view, onto) ?? [])], speaker);
}

/** Keys that confirm, close or go elsewhere say nothing about what is pointed at. */
const POINTS_AT_NOTHING: ReadonlySet<string> = new Set(['Enter', ' ', 'Tab', 'Escape', 'Shift', 'Control', 'Alt', 'Meta']);

/** A pointer is told of as well when something else has come to lie under it: it has moved once it is somewhere else. */
function useStirring(desk: Desk): void {
  useEffect(() => {
    let at = '';
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const placeOf = ({ screenX, screenY }: PointerEvent) => `${screenX} ${screenY}`;
    const move = (event: PointerEvent) => {
      if (placeOf(event) !== at) desk.stir();
      at = placeOf(event);
    };
    const press = (event: PointerEvent) => {
      at = placeOf(event);
      if (event.pointerType === 'touch') desk.stir();
    };
    const key = (event: KeyboardEvent) => {
      if (!POINTS_AT_NOTHING.has(event.key)) desk.stir();
    };
    window.addEventListener('pointermove', move, options);
    window.addEventListener('pointerdown', press, options);
    window.addEventListener('keydown', key, options);
    return () => listening.abort();
  }, [desk]);
}

const PLAY_MS: Readonly<Record<Speed, number>> = { 1: 2200, 2: 1200, 3: 600, 4: 150 };
const REPLAY_MS: Readonly<Record<Speed, number>> = { 1: 2000, 2: 1200, 3: 700, 4: 300 };

export function useDeskClock(
  desk: Desk,
  sitting: Sitting,
  moment: Moment,
  { scene, recent, rewritten }: Known,
  face: Face,
  speed: Speed,
  isPlaying: boolean,
): void {
  const { version } = scene;
  useEffect(() => {
    if (isPlaying) return;
    desk.playedFor.arrive(recent.some((event) => face.isHeadline?.(event)));
  }, [desk, recent, face, isPlaying]);

  const { playedFor, sending } = sitting;
  useEffect(() => {
    if (playedFor === 'no' || sending !== 'no' || isPlaying) return undefined;
    const timer = setTimeout(() => void desk.playedFor.once(version), playedFor === 'skipping' ? 0 : PLAY_MS[speed]);
    return () => clearTimeout(timer);
  }, [desk, playedFor, sending, version, speed, isPlaying]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene anew, once it is asked about
  useLayoutEffect(() => {
    if (!isPlaying) desk.keepPicked();
  }, [desk, scene, isPlaying]);

  // A window that another has let go by leaves the version as it was.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each scene anew
  useEffect(() => {
    if (sending === 'no' && !isPlaying) desk.goOn();
  }, [desk, sending, scene, isPlaying]);

  const { looking, hasArrived, stop } = moment;
  useEffect(() => {
    if (looking !== undefined) void desk.lookingBack.fetchPast(looking, rewritten);
  }, [desk, looking, rewritten]);

  const { isReplaying } = sitting;
  useEffect(() => {
    if (!isReplaying || !hasArrived || isPlaying) return undefined;
    const timer = setTimeout(() => desk.lookingBack.replayStep(stop), REPLAY_MS[speed]);
    return () => clearTimeout(timer);
  }, [desk, isReplaying, hasArrived, stop, speed, isPlaying]);
}

/** A finger gets a second look before it chooses; a mouse and a key have had theirs by hovering and walking. */
function usePointerType() {
  const pointer = useRef('mouse');
  useEffect(() => {
    const note = ({ pointerType }: PointerEvent) => {
      pointer.current = pointerType;
    };
    const key = () => {
      pointer.current = 'keyboard';
    };
    const listening = new AbortController();
    const early = { capture: true, signal: listening.signal };
    // A pointer that leaves a thing has moved before anybody is told of it.
    for (const stir of ['pointerdown', 'pointermove', 'pointerout'] as const) window.addEventListener(stir, note, early);
    window.addEventListener('keydown', key, early);
    return () => listening.abort();
  }, []);
  return pointer;
}
