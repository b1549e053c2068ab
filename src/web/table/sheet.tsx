/** On narrow screens: a sheet that slides up from below. Its handle is the prompt, which is always to be seen. */
import { type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Glyph } from './glyph.tsx';
import './sheet.css';

interface Tab {
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface SheetProps {
  readonly handle: string;
  readonly tabs: readonly Tab[];
  /** Lies upon the handle whether the sheet is up or down, and takes no room: the button that confirms a first tap. */
  readonly pinned: ReactNode;
}

/** A drag shorter than this is a tap. */
const DRAG_PX = 24;

export function Sheet({ handle, tabs, pinned }: SheetProps) {
  const [isUp, setUp] = useState(true);
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const from = useRef(0);
  const dragged = useRef(false);
  const id = useId();
  const tab = tabs.find((one) => one.id === chosen) ?? tabs[0];

  const end = ({ clientY }: PointerEvent) => {
    const by = clientY - from.current;
    dragged.current = Math.abs(by) > DRAG_PX;
    if (dragged.current) setUp(by < 0);
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
    <div className="bottom-sheet" data-up={isUp}>
      <button
        type="button"
        className="bottom-sheet-handle"
        aria-expanded={isUp}
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={end}
        onClick={() => {
          if (!dragged.current) setUp(!isUp);
          dragged.current = false;
        }}
      >
        <span>{handle}</span>
        <Glyph name={isUp ? 'down' : 'up'} />
      </button>
      {pinned}
      {isUp && (
        <>
          <div className="bottom-sheet-tabs" role="tablist" onKeyDown={walk}>
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
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must scroll from the keyboard */}
          <div className="bottom-sheet-body" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab?.id}`} tabIndex={0}>
            {tab?.content}
          </div>
        </>
      )}
    </div>
  );
}
