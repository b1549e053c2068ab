/** What the last step brought, with its dice, until the next choice is made. */
import { type ReactNode, useState } from 'react';
import { Dice } from './dice.tsx';
import './results.css';

export interface ResultsWords {
  readonly close: string;
  /** On the button that brings them back. */
  readonly open: string;
}

interface ResultsProps {
  readonly heading: string;
  readonly words: ResultsWords;
  /** What brought them: closed results stay closed until it is another. */
  readonly occasion: unknown;
  /** Rows of the list. */
  readonly children: ReactNode;
}

export function Results({ heading, words, occasion, children }: ResultsProps) {
  const [closed, setClosed] = useState<unknown>();
  if (closed !== undefined && closed === occasion) {
    return (
      <button type="button" className="results-open" onClick={() => setClosed(undefined)}>
        {words.open}
      </button>
    );
  }
  return (
    <section className="results" aria-label={heading}>
      <header className="results-head">
        <h3>{heading}</h3>
        <button type="button" className="results-close" aria-label={words.close} onClick={() => setClosed(occasion)}>
          ×
        </button>
      </header>
      <ul className="results-list">{children}</ul>
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
