import { memo, type ReactNode } from 'react';
import type { Point } from './geometry.ts';
import { type OnPoint, type OnPress, usePointing } from './pointing.ts';
import './thing.css';

interface ThingProps {
  /** What choices call it; its element is found under `thing-${id}`. */
  readonly id: string;
  /** Its middle, in the board's units; children are drawn around the origin. */
  readonly at: Point;
  /** What a screen reader says. */
  readonly label: string;
  readonly pointed?: boolean;
  /** Whether there is something to be done with it now. */
  readonly legal?: boolean;
  /** It lies below something else: there for the keyboard, and not for the eye. */
  readonly hidden?: boolean;
  readonly onPoint?: OnPoint | undefined;
  readonly onPress?: OnPress | undefined;
  readonly children: ReactNode;
}

export function thingElementId(thing: string): string {
  return `thing-${thing}`;
}

/**
 * Something on the board that can be pointed at and pressed. It is no tab stop: the board is one, and walks. When
 * `at` changes it glides there.
 */
export const Thing = memo(function Thing(props: ThingProps) {
  const { id, at, label, pointed = false, legal = false, hidden = false, onPoint, onPress, children } = props;
  const pointing = usePointing(id, onPoint, onPress);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no <button> inside an <svg>
    <g
      id={thingElementId(id)}
      className="thing"
      role="button"
      aria-label={label}
      data-pointed={pointed}
      data-legal={legal}
      data-hidden={hidden || undefined}
      style={{ transform: `translate(${at[0]}px, ${at[1]}px)` }}
      {...pointing}
    >
      <circle className="thing-target" />
      {children}
    </g>
  );
});
