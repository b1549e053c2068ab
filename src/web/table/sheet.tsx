/**
 * On narrow screens: a sheet below the board, of three heights; where a telephone is turned, beside it. It pushes the board up and lies over
 * nothing; its head and its foot are always to be seen.
 */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTurned } from '../../board/narrow.ts';
import { ChoicesContext } from './choices-in-sight.ts';
import { isInterrupt } from './company/stops.ts';
import { Glyph } from './glyph.tsx';
import { usePickedInSight } from './picked-in-sight.ts';
import { useRoom } from './room.ts';
import { isWaiting } from './scene-keeper.ts';
import { useSession } from './session.ts';
import { useSheetHeight } from './sheet-height.ts';
import './sheet.css';

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface SheetProps {
  /** What is asked: the handle by which the sheet is moved. */
  readonly head: ReactNode;
  /** The choices come first. */
  readonly tabs: readonly Tab[];
  /** What one presses most, below everything else. */
  readonly foot: ReactNode;
  /** There is something to read among the choices. */
  readonly hasNews: boolean;
  /** Advice was given. */
  readonly advised: string | undefined;
}

/** Only the question; the choices; as much as there is. */
const HEIGHTS = ['low', 'choices', 'all'] as const;
type Height = (typeof HEIGHTS)[number];

const TRAY = 'tray';
const LEGAL = '[data-legal="true"]';

/** A drag shorter than this is a tap. */
const DRAG_PX = 24;

export function Sheet({ head, tabs, foot, hasNews, advised }: SheetProps) {
  const { say, scene, face, desk, sequencer } = useSession();
  const [drawn, setHeight] = useState<Height>('choices');
  // Beside a board it is as tall as that.
  const height = useTurned() ? 'choices' : drawn;
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const from = useRef(0);
  const dragged = useRef(false);
  const id = useId();
  const tab = tabs.find((one) => one.id === chosen) ?? tabs[0];
  const body = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const asks = scene.question?.asks;
  const first = tabs[0]?.id;
  /** How far each page was scrolled: whoever comes back from another finds it as he left it. */
  const scrolled = useRef<Record<string, number>>({});
  const shown = tab?.id ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is read from its beginning
  useEffect(() => {
    scrolled.current = {};
    if (body.current) body.current.scrollTop = 0;
  }, [asks]);
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = scrolled.current[shown] ?? 0;
  }, [shown]);

  // Whoever has played from his hand goes on among the choices, where nothing in the hand is one of them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another question, and not when the hand is opened
  useEffect(() => {
    if (asks !== undefined && chosen === TRAY && !body.current?.querySelector(LEGAL)) setChosen(first);
  }, [asks]);

  // Whoever may interrupt has to see with what, and whoever has asked for advice wants to read it.
  const mayInterrupt = (isInterrupt(scene) && scene.offers.length > 1) || face.inList?.includes(asks ?? '');
  useEffect(() => {
    if (!mayInterrupt && advised === undefined) return;
    setChosen(first);
    setHeight((now) => (now === 'low' ? 'choices' : now));
    // Advice stands before the choices, however far they were scrolled before.
    if (advised === undefined) return;
    scrolled.current = {};
    if (body.current) body.current.scrollTop = 0;
  }, [mayInterrupt, advised, first]);

  const { considering, playing, moment } = useRoom();
  const isStaged = face.isStaged?.(moment.view) === true;
  usePickedInSight(body, considering.picked?.text);
  useSheetHeight(body, sheet, {
    plays: !playing ? 'no' : sequencer.due() === undefined ? 'waits' : 'goes',
    waits: isWaiting(scene) && moment.looking === undefined,
    version: scene.version,
    asks,
    drawn: height,
    page: shown,
    isFirst: shown === first,
    isStaged,
  });

  const areInSight = height !== 'low' && tab === tabs[0];
  const showChoices = () => {
    // What was opened beside a thing would lie upon them.
    desk.closeOpened();
    setChosen(first);
    if (height === 'low') setHeight('choices');
  };
  /** What there is to read stands among the choices, and above what lies below the board. */
  const open = () => {
    if (hasNews && chosen !== TRAY) setChosen(first);
    setHeight('choices');
  };

  const end = ({ clientY }: PointerEvent) => {
    const by = clientY - from.current;
    dragged.current = Math.abs(by) > DRAG_PX;
    if (dragged.current) setHeight(HEIGHTS[HEIGHTS.indexOf(height) + (by < 0 ? 1 : -1)] ?? height);
  };
  const walk = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (by === 0) return;
    const next = tabs[(tabs.findIndex((one) => one.id === tab?.id) + by + tabs.length) % tabs.length];
    if (!next) return;
    setChosen(next.id);
    document.getElementById(`${id}-${next.id}`)?.focus();
  };

  return (
    <div ref={sheet} className="bottom-sheet on-desk" data-height={height} data-staged={isStaged}>
      <button
        type="button"
        className="bottom-sheet-handle"
        aria-expanded={height !== 'low'}
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={end}
        onClick={() => {
          if (!dragged.current && height === 'low') open();
          else if (!dragged.current) setHeight('low');
          dragged.current = false;
        }}
      >
        {head}
        {height === 'low' && hasNews && <span className="bottom-sheet-news">{say('sheet-news')}</span>}
        <Glyph name={height === 'low' ? 'up' : 'down'} />
      </button>
      {height !== 'low' && (
        <>
          <div className="bottom-sheet-tabs">
            <div role="tablist" onKeyDown={walk}>
              {tabs.map((one) => (
                <button
                  key={one.id}
                  id={`${id}-${one.id}`}
                  type="button"
                  role="tab"
                  aria-selected={one.id === tab?.id}
                  aria-controls={`${id}-panel`}
                  tabIndex={one.id === tab?.id ? 0 : -1}
                  onClick={() => setChosen(one.id)}
                >
                  {one.label}
                </button>
              ))}
            </div>
            <button
              type="button"
              className="bottom-sheet-all"
              aria-label={say(height === 'all' ? 'sheet-less' : 'sheet-all')}
              onClick={() => setHeight(height === 'all' ? 'choices' : 'all')}
            >
              <Glyph name={height === 'all' ? 'from-top' : 'to-top'} />
            </button>
          </div>
          {/* each is scrolled by itself, wherever another was scrolled to */}
          <div
            key={tab?.id}
            ref={body}
            className="bottom-sheet-body"
            data-card-paper
            onScroll={({ target, currentTarget }) => {
              if (target === currentTarget) scrolled.current[shown] = currentTarget.scrollTop;
            }}
            role="tabpanel"
            id={`${id}-panel`}
            aria-labelledby={`${id}-${tab?.id}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must scroll from the keyboard
            tabIndex={0}
          >
            {tab?.content}
          </div>
        </>
      )}
      <ChoicesContext value={areInSight ? undefined : showChoices}>{foot}</ChoicesContext>
    </div>
  );
}
