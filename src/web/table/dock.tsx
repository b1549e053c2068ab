/** At the foot of the column, in every phase: take back, advice, and the one filled button, always in the same corner. */
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Glyph, type GlyphName } from './glyph.tsx';
import { SeeAgain } from './playing/playing-out.tsx';
import { meaningOfPrimary, type Primary } from './primary.ts';
import { useRoom } from './room.ts';
import { isAsked } from './scene-keeper.ts';
import { type Session, sentenceFor, useSession } from './session.ts';
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
  const tool = (name: GlyphName, key: string, isPossible: boolean, does: () => void) => (
    <button
      type="button"
      className="dock-tool"
      title={moment.looking === undefined ? say(`${key}-about`) : say('not-in-the-past')}
      aria-label={say(key)}
      aria-disabled={!(isPossible && isNow)}
      onClick={() => {
        if (isPossible && isNow) does();
      }}
    >
      <Glyph name={name} />
    </button>
  );
  return (
    <div className="dock-tools" role="toolbar" aria-label={say('tools')}>
      {tool('undo', 'undo', scene.step > 0, () => void desk.undo())}
      {tool('hint', 'hint', isAsked(scene), () => void desk.hint())}
    </div>
  );
}

/** Nobody sees, decides and presses in less, in milliseconds. */
const AWARE_MS = 400;
/** So many letters still stand large on the button, and so many on two lines. */
const SHORT = 11;
const MIDDLING = 30;

function PrimaryButton() {
  const session = useSession();
  const { desk, sequencer } = session;
  const { primary, sitting, playing } = useRoom();
  const button = useRef<HTMLButtonElement>(null);
  const isSettled = useSettled(meaningOfPrimary(primary), session.scene.version);
  const isIdle = primary.does === 'nothing' || sitting.sending !== 'no' || !isSettled;
  const act = () => {
    if (isIdle) return;
    switch (primary.does) {
      case 'choose':
        return desk.commit(primary.offer);
      case 'now':
        return desk.backToNow();
      case 'pause':
        return desk.stopPlaying();
      case 'skip':
        return sequencer.skipAll();
    }
  };
  useEnter(button, sitting.pointed !== undefined);
  const label = primary.does === 'skip' && playing?.beat.waits ? session.say('play-out-on') : labelOf(primary, session);
  return (
    <button
      type="button"
      ref={button}
      className="primary"
      data-primary={primary.does}
      data-length={lengthOf(label)}
      data-settled={isSettled}
      aria-disabled={isIdle}
      onClick={act}
    >
      <span className="primary-label">{isSettled && label}</span>
      {!isIdle && (
        <span className="primary-key" aria-hidden="true">
          {session.say(primary.does === 'skip' ? 'key-name-space' : 'key-name-enter')}
        </span>
      )}
    </button>
  );
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
