/** What names the mission at hand can be pressed: then the map shows where it is. */
import { type ReactNode, useContext } from 'react';
import { GlassContext } from '../../../board/glass.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { View } from '../view.ts';
import { middleOf } from './ground.ts';
import './where.css';

interface WhereProps {
  readonly mission: NonNullable<View['mission']>;
  readonly speaker: Speaker;
  readonly className: string;
  /** Another button beside it says the same: this one is for the mouse. */
  readonly isSecond?: boolean;
  readonly children: ReactNode;
}

export function Where({ mission, speaker, className, isSecond = false, children }: WhereProps) {
  const glass = useContext(GlassContext);
  const words = speaker.say('sheet aside where', { mission: mission.id, hex: mission.at });
  return (
    <button
      type="button"
      className={`where ${className}`}
      title={words}
      aria-label={words}
      aria-hidden={isSecond}
      tabIndex={isSecond ? -1 : undefined}
      onClick={() => glass?.pointOut(middleOf(mission.at))}
    >
      {children}
    </button>
  );
}
