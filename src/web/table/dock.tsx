/** At the foot of the column, in every phase: take back, advice, and the one filled button, always in the same corner. */
import { type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Lid } from '../../games/face.ts';
import type { GameEvent } from '../../kernel/game.ts';
import { lidOf } from '../pages/lids.ts';
import { Failure } from '../pages/page.tsx';
import { useNext } from '../report/use-next.ts';
import { ChoicesContext } from './choices-in-sight.ts';
import type { Desk } from './desk.ts';
import { SeeAgain } from './playing/playing-out.tsx';
import { meaningOfPrimary, type Primary } from './primary.ts';
import { useRoom } from './room.ts';
import { isAsked } from './scene-keeper.ts';
import { type Session, sentenceFor, useSession } from './session.ts';
import { ToolButton } from './tool-button.tsx';
import { nod } from './use-click-guard.ts';
import './dock.css';

export function Dock() {
  return (
    <div className="dock">
      <Tools />
      <PrimaryButton />
    </div>
  );
}

/** Those who watch take nothing back and need no advice. */
function Tools() {
  const { scene, say, desk } = useSession();
  const { sitting, moment, playing } = useRoom();
  if (playing) return <SeeAgain />;
  if (scene.seat === null) return null;
  const isNow = moment.looking === undefined && sitting.playedFor === 'no';
  const words = (key: string) => ({
    className: 'dock-tool',
    label: say(key),
    about: say(moment.looking === undefined ? `${key}-about` : 'not-in-the-past'),
  });
  return (
    <div className="dock-tools" role="toolbar" aria-label={say('tools')}>
      <ToolButton {...words('undo')} glyph="undo" isPossible={isNow && scene.step > 0} onPress={() => void desk.undo()} />
      <ToolButton {...words('hint')} glyph="hint" isPossible={isNow && isAsked(scene)} onPress={() => void desk.hint()} />
    </div>
  );
}

/** Nobody sees, decides and presses in less, in milliseconds. */
const AWARE_MS = 400;
/** So many letters still stand large on the button, and so many on two lines. */
const SHORT = 11;
const MIDDLING = 24;

function PrimaryButton() {
  const session = useSession();
  const { desk, sequencer, scene } = session;
  const { primary, sitting, playing } = useRoom();
  const isSettled = useSettled(meaningOfPrimary(primary), scene.version);
  const showChoices = useContext(ChoicesContext);
  const lid = lidOf(scene.table.game);
  if (primary.does === 'next' && lid) return <NextGame lid={lid} isSettled={isSettled} />;
  const act = () => {
    switch (primary.does) {
      case 'choose':
        return desk.confirm(primary.offer);
      case 'now':
        return desk.lookingBack.backToNow();
      case 'pause':
        return desk.playedFor.stop();
      case 'skip':
        return sequencer.skipAll();
      case 'hand-over':
        return session.handing?.handOver();
      case 'nothing':
        return showChoices?.();
    }
  };
  // There is nothing to do but to choose: where the choices are put away, they are shown.
  const isIdle = primary.does === 'nothing' && (primary.why !== 'choose' || !showChoices);
  const goingOn = primary.does === 'skip' && playing?.beat.waits ? wordsForGoingOn(playing.event, session) : undefined;
  return (
    <Filled
      does={primary.does}
      label={goingOn ?? labelOf(primary, session)}
      isIdle={isIdle || sitting.sending !== 'no' || !isSettled}
      isSettled={isSettled}
      onPress={act}
    />
  );
}

/** The game is over: the way to the next one is where the way on always was. */
function NextGame({ lid, isSettled }: { readonly lid: Lid; readonly isSettled: boolean }) {
  const { scene, speaker } = useSession();
  const { first, isStarting, failure } = useNext(lid, scene, speaker);
  return (
    <>
      <Failure failure={failure} />
      <Filled does="next" label={first.label} isIdle={isStarting || !isSettled} isSettled={isSettled} onPress={first.go} />
    </>
  );
}

interface FilledProps {
  readonly does: Primary['does'];
  readonly label: string;
  readonly isIdle: boolean;
  readonly isSettled: boolean;
  readonly onPress: () => void;
}

function Filled({ does, label, isIdle, isSettled, onPress }: FilledProps) {
  const { say, desk } = useSession();
  const { sitting } = useRoom();
  const button = useRef<HTMLButtonElement>(null);
  useEnter(button, sitting.pointed !== undefined);
  useStillness(desk, sitting.isResting);
  return (
    <button
      type="button"
      ref={button}
      className="primary"
      data-primary={does}
      data-length={lengthOf(label)}
      data-settled={isSettled}
      // Until it is settled its words are not shown, but it has a name for those who listen.
      aria-label={isSettled ? undefined : label}
      aria-disabled={isIdle}
      onClick={({ currentTarget }) => {
        if (!isIdle) onPress();
        else if (!isSettled) nod(currentTarget);
      }}
      onPointerEnter={({ pointerType }) => desk.rest(pointerType !== 'touch')}
      onPointerLeave={() => desk.rest(false)}
    >
      <span className="primary-label">{isSettled && label}</span>
      {!isIdle && (
        <span className="primary-key" aria-hidden="true">
          {say(does === 'skip' ? 'key-name-space' : 'key-name-enter')}
        </span>
      )}
    </button>
  );
}

/** What stays until somebody goes on may lead to something that has a name. */
function wordsForGoingOn({ type }: GameEvent, { speaker, say }: Session): string {
  const key = `going-on ${type}`;
  return speaker.has(key) ? speaker.say(key) : say('play-out-on');
}

function labelOf(primary: Primary, session: Session): string {
  if (primary.does === 'choose') return sentenceFor(primary.offer, session);
  return session.say(primary.does === 'nothing' ? `primary-${primary.why}` : `primary-${primary.does}`);
}

function lengthOf(label: string): 'short' | 'middling' | 'long' {
  if (label.length <= SHORT) return 'short';
  return label.length <= MIDDLING ? 'middling' : 'long';
}

/**
 * Whether the button has meant the same for long enough to be pressed. With another question it may come to mean something
 * else where it lies under the pointer, and so it does when everything has been played out: then there is nothing there for a moment. What is pointed at elsewhere changes it at once.
 */
function useSettled(meaning: string, version: number): boolean {
  const before = useRef({ meaning, version });
  const [isSettled, setSettled] = useState(true);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => {
    const last = before.current;
    before.current = { meaning, version };
    if (last.meaning === meaning || (last.version === version && last.meaning !== 'skip')) return;
    setSettled(false);
    // It settles in the end, whatever is pointed at meanwhile.
    clearTimeout(settling.current);
    settling.current = setTimeout(() => setSettled(true), AWARE_MS);
  }, [meaning, version]);
  useEffect(() => () => clearTimeout(settling.current), []);
  return isSettled;
}

/** What it does stays as it is while the pointer rests on it, until somebody uses the keys. */
function useStillness(desk: Desk, isResting: boolean): void {
  useEffect(() => () => desk.rest(false), [desk]);
  useEffect(() => {
    if (!isResting) return undefined;
    const onKey = () => desk.rest(false);
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [desk, isResting]);
}

/** What presses its own button, or takes what is typed. */
const OWN = 'button, a, input, select, textarea, summary, [role="tab"], .popover';

/** Enter, wherever the focus is, unless something there takes it: a button, a field, or the board with something under its cursor. */
function useEnter(button: RefObject<HTMLButtonElement | null>, isPointing: boolean): void {
  const pointing = useRef(isPointing);
  pointing.current = isPointing;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Enter' || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!(target instanceof Element) || target.closest(OWN) || document.querySelector('dialog[open]')) return;
      if (target.closest('[role="application"]') && pointing.current) return;
      event.preventDefault();
      event.stopPropagation();
      button.current?.click();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [button]);
}
