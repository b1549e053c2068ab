import type { ReactNode } from 'react';
import { type OnPoint, type OnPress, usePointing } from './pointing.ts';
import { thingElementId } from './thing.tsx';
import './card.css';

type CardTone = 'blue' | 'red' | 'green' | 'amber' | 'ink';

interface CardProps {
  /** What choices call it. */
  readonly id: string;
  readonly title: string;
  /** The word in the band: what kind of card it is. */
  readonly kind: string;
  /** The colour of the band. */
  readonly tone?: CardTone;
  /** HTML or an <svg>, in the current colour. */
  readonly icon?: ReactNode;
  readonly text?: ReactNode;
  readonly foot?: ReactNode;
  readonly selected?: boolean;
  /** Whether it can be played now. */
  readonly legal?: boolean;
  readonly dimmed?: boolean;
  readonly onPress?: OnPress | undefined;
  readonly onPoint?: OnPoint | undefined;
}

function CardFace({ title, kind, icon, text, foot }: Pick<CardProps, 'title' | 'kind' | 'icon' | 'text' | 'foot'>) {
  return (
    <>
      <span className="card-band">{kind}</span>
      {icon && (
        <span className="card-icon" aria-hidden="true">
          {icon}
        </span>
      )}
      <span className="card-title">{title}</span>
      {text && <span className="card-text">{text}</span>}
      {foot && <span className="card-foot">{foot}</span>}
    </>
  );
}

/** A paper card. It is a button where it can be pressed, legal or not: an illegal card answers with the reason. */
export function Card({ id, tone = 'blue', selected = false, legal = false, dimmed = false, onPress, onPoint, ...face }: CardProps) {
  const pointing = usePointing(id, onPoint, onPress);
  const shared = { id: thingElementId(id), 'data-selected': selected, 'data-legal': legal, 'data-dimmed': dimmed, ...pointing };
  const className = `card card-${tone}`;
  if (!onPress) {
    return (
      <article {...shared} className={className}>
        <CardFace {...face} />
      </article>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      className={className}
      aria-pressed={selected}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) onPoint?.(id, event.currentTarget);
      }}
      onBlur={() => onPoint?.(undefined)}
    >
      <CardFace {...face} />
    </button>
  );
}
