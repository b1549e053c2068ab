/** What the last step brought, with its dice, until the next choice is made. */
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import { Dice } from './dice.tsx';
import { useFreeFoot } from './free-corner.ts';
import './results.css';

interface ResultsWords {
  readonly close: string;
  /** On the button that brings them back. */
  readonly open: string;
}

interface ResultsProps {
  readonly heading: string;
  readonly words: ResultsWords;
  /** What brought them: closed results stay closed until it is another. */
  readonly occasion: unknown;
  /** Each a line of the list. */
  readonly rows: readonly ReactNode[];
  /** They keep off what can be chosen, and where there is no place free of it they lie there closed. */
  readonly keepsClear?: boolean | undefined;
  /** They are opened by hand: there is no room for them. */
  readonly isFolded?: boolean | undefined;
}

export function Results({ heading, words, occasion, rows, keepsClear = false, isFolded = false }: ResultsProps) {
  const [closed, setClosed] = useState(isFolded ? occasion : undefined);
  const isClosed = closed !== undefined && closed === occasion;
  const slip = useRef<HTMLElement>(null);
  /** Whoever has opened them himself wishes to read them there. */
  const byHand = useRef<unknown>(undefined);
  useFreeFoot(slip, occasion, {
    keepsClear,
    isClosed,
    ...(keepsClear && { onCrowded: () => byHand.current !== occasion && setClosed(occasion) }),
  });
  // A finger put upon the board goes on with the game: whatever lies over the board makes way.
  useEffect(() => {
    const away = ({ target, pointerType }: PointerEvent) => {
      const surface = slip.current?.closest('.surface');
      const isBoard = target instanceof Element && surface?.contains(target) && !slip.current?.contains(target);
      if (pointerType === 'touch' && isBoard) setClosed(occasion);
    };
    document.addEventListener('pointerdown', away, true);
    return () => document.removeEventListener('pointerdown', away, true);
  }, [occasion]);
  if (isClosed) {
    return (
      <button
        ref={(button) => {
          slip.current = button;
        }}
        type="button"
        className="results-open"
        onClick={() => {
          byHand.current = occasion;
          setClosed(undefined);
        }}
      >
        {words.open}
      </button>
    );
  }
  return (
    <section ref={slip} className="results" aria-label={heading}>
      <header className="results-head">
        <h3>{heading}</h3>
        <button type="button" className="results-close" aria-label={words.close} onClick={() => setClosed(occasion)}>
          ×
        </button>
      </header>
      <ul className="results-list">
        {rows.map((row, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: results only follow each other
          <Fragment key={i}>{row}</Fragment>
        ))}
      </ul>
    </section>
  );
}

interface ResultDice {
  /** Who rolled them. */
  readonly label: string;
  readonly sides: number;
  readonly faces: readonly number[];
  readonly tone: number;
}

interface ResultRowProps {
  readonly dice: readonly ResultDice[];
  readonly text: string;
  readonly calm: boolean;
}

export function ResultRow({ dice, text, calm }: ResultRowProps) {
  return (
    <li className="result">
      <span className="result-dice">
        {dice.map(({ label, sides, faces, tone }) => (
          <Dice key={`${label} ${sides}`} sides={sides} faces={faces} tone={tone} rolling calm={calm} size={22} label={label} />
        ))}
      </span>
      <span className="result-text">{text}</span>
    </li>
  );
}
