/** What has happened, step by step. A press on a step shows the board as it was then. */
import { Fragment, memo, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LogLine } from '../../kernel/witness/log.ts';
import { LineText } from './log-line.tsx';
import { isScripted, type Step, stepsOf } from './log-steps.ts';
import { useSession } from './session.ts';
import './log.css';

interface LogProps {
  readonly lines: readonly LogLine[];
  /** The number of the first of them. */
  readonly first: number;
  /** The step looked back at. */
  readonly looking: number | undefined;
  /** Whether the newest step has just been played, and its dice are still rolling. */
  readonly isFresh: boolean;
  readonly onEarlier: () => Promise<void>;
  readonly onLook: (step: number) => void;
  /** Somebody has come to it by keyboard. */
  readonly takesFocus: boolean;
}

/** So many steps are shown at first; a campaign has many hundred. */
const MOST_STEPS = 120;
/** Closer to the end than this counts as being there. */
const NEAR_END_PX = 40;

export function Log({ lines, first, looking, isFresh, onEarlier, onLook, takesFocus }: LogProps) {
  const { say, scene } = useSession();
  const list = useRef<HTMLOListElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [most, setMost] = useState(MOST_STEPS);
  const all = useMemo(() => stepsOf(lines, first), [lines, first]);
  const steps = all.slice(-most);

  // The last step that was played by earlier rules.
  const { step: until = -1 } = scene.earlier ?? {};
  const change = steps.findLastIndex(({ step }) => step <= until);

  const hidden = all.length - steps.length;
  // How far it was to the end when more was asked for: whoever reads stays at his line when lines come before it.
  const toEndBefore = useRef<number>(undefined);
  const more = () => {
    const element = list.current;
    toEndBefore.current = element ? element.scrollHeight - element.scrollTop : undefined;
    setMost(most + MOST_STEPS);
    if (hidden <= 0) void onEarlier();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever more steps are shown
  useLayoutEffect(() => {
    const element = list.current;
    // Who asks for more has scrolled away, even if it is not known yet that he is no longer at the end.
    if (element && toEndBefore.current !== undefined) element.scrollTop = element.scrollHeight - toEndBefore.current;
    toEndBefore.current = undefined;
  }, [steps.length, first]);

  useEffect(() => {
    if (takesFocus) list.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  const toEnd = () => {
    const element = list.current;
    if (element) element.scrollTop = endOf(element);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever there are more lines, for whoever reads the newest
  useLayoutEffect(() => {
    if (isAtEnd) toEnd();
  }, [lines.length, looking]);
  // When the room for it changes, whoever was at the end stays there.
  useEffect(() => {
    const element = list.current;
    if (!element || !isAtEnd) return undefined;
    const observer = new ResizeObserver(() => {
      element.scrollTop = endOf(element);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isAtEnd]);

  return (
    <div className="log">
      <ol
        className="log-list"
        ref={list}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls must scroll from the keyboard
        tabIndex={0}
        data-log
        aria-label={say('log')}
        onScroll={({ currentTarget }) => {
          const isNearEnd = endOf(currentTarget) - currentTarget.scrollTop < NEAR_END_PX;
          setAtEnd(isNearEnd);
          if (!isNearEnd && currentTarget.scrollTop < NEAR_END_PX && first > 0 && hidden <= 0) more();
        }}
      >
        {(hidden > 0 || first > 0) && (
          <li>
            <button type="button" className="quiet log-earlier" onClick={more}>
              {hidden > 0 ? say('log-earlier', { count: hidden }) : say('log-before', { count: first })}
            </button>
          </li>
        )}
        {steps.map((step, i) => (
          <Fragment key={step.first}>
            <LogStep
              step={step}
              count={step.lines.length}
              isShown={looking === step.step}
              isNewest={i === steps.length - 1}
              isFresh={isFresh && i === steps.length - 1}
              onLook={onLook}
            />
            {i === change && <li className="log-change">{say('log-earlier-rules', { rules: scene.earlier?.rules })}</li>}
          </Fragment>
        ))}
      </ol>
      {steps.length === 0 && <p className="log-empty">{say('log-empty')}</p>}
      {!isAtEnd && (
        <button
          type="button"
          className="log-newest"
          onClick={() => {
            toEnd();
            setAtEnd(true);
          }}
        >
          {say('newest')}
        </button>
      )}
    </div>
  );
}

/** How far to scroll for the newest lines. */
function endOf(list: HTMLElement): number {
  return list.scrollHeight - list.clientHeight;
}

interface LogStepProps {
  readonly step: Step;
  /** Says that lines were added, to whoever would not draw it again otherwise. */
  readonly count: number;
  readonly isShown: boolean;
  readonly isNewest: boolean;
  readonly isFresh: boolean;
  readonly onLook: (step: number) => void;
}

const LogStep = memo(
  function LogStep({ step, isShown, isNewest, isFresh, onLook }: LogStepProps) {
    const { say } = useSession();
    const told = step.lines.filter((line) => !isScripted(line));
    return (
      <li className="log-step" data-shown={isShown} data-newest={isNewest}>
        <button
          type="button"
          className="log-number"
          aria-label={say('look-at-step', { step: step.step })}
          title={say('look-at-step', { step: step.step })}
          onClick={() => onLook(step.step)}
        >
          {step.step}
        </button>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the same as the button beside it, for the mouse */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button beside it has the keys */}
        <div className="log-lines" onClick={() => onLook(step.step)}>
          {told.length < step.lines.length && (
            <span className="log-tag" title={say('mark-scripted')}>
              {say('scripted-tag')}
            </span>
          )}
          {told.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are added at the end only
            <LineText key={i} line={line} isRolling={isFresh} />
          ))}
        </div>
      </li>
    );
  },
  (before, after) =>
    before.isShown === after.isShown &&
    before.isNewest === after.isNewest &&
    before.isFresh === after.isFresh &&
    before.count === after.count &&
    before.step.lines.every((line, i) => line === after.step.lines[i]) &&
    before.onLook === after.onLook,
);
