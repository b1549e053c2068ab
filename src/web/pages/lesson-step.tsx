/** One step of an example in words: what it shows, what cannot be done, what is done, what follows. */
import { Dice } from '../../board/dice.tsx';
import type { Face } from '../../games/face.ts';
import type { ExampleScene } from '../../kernel/example.ts';
import type { GameEvent } from '../../kernel/game.ts';
import type { Speaker } from '../../words/speaker.ts';
import { RuleChip } from '../rule-chip.tsx';

interface LessonStepProps {
  readonly face: Face;
  readonly game: string;
  readonly scene: ExampleScene;
  /** What followed, as far as it has been played out. */
  readonly events: readonly GameEvent[];
  readonly speaker: Speaker;
}

export function LessonStep({ face, game, scene, events, speaker }: LessonStepProps) {
  const { step, question, choice, refused } = scene;
  return (
    <>
      {step.say && <p className="lesson-say">{step.say[speaker.language]}</p>}
      {question && (choice || refused.length > 0) && (
        <p className="muted">
          {speaker.prompt(question)} <RuleChip game={game} rule={question.rule} />
        </p>
      )}
      {refused.length > 0 && question && (
        <ul className="lesson-refused">
          {refused.map(({ choice: wanted, refusal }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of a step never changes.
            <li key={i}>
              <strong>{speaker.choice(wanted, question)}</strong>
              <span>
                {speaker.say('page lesson not-possible')} {speaker.say(`refusal ${refusal.code}`, refusal.figures)}{' '}
                {refusal.rule !== '' && <RuleChip game={game} rule={refusal.rule} />}
              </span>
            </li>
          ))}
        </ul>
      )}
      {choice && question && (
        <p className="lesson-choice">
          <span className="unseen">{speaker.say('page lesson chosen')} </span>
          {speaker.choice(choice, question)}
        </p>
      )}
      {events.length > 0 && (
        <ul className="lesson-events">
          {events.map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list of a step never changes.
            <li key={i} className={face.isHeadline?.(event) ? 'lesson-headline' : undefined}>
              {speaker.event(event)} <EventDice face={face} event={event} /> {event.rule && <RuleChip game={game} rule={event.rule} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The sentence says them too: they are drawn for the eye only. */
function EventDice({ face, event }: { readonly face: Face; readonly event: GameEvent }) {
  const rolls = face.dice(event);
  if (rolls.length === 0) return null;
  return (
    <span aria-hidden="true" className="lesson-dice">
      {rolls.map(({ who, sides, faces }, i) => (
        <Dice key={`${who} ${sides}`} sides={sides} faces={faces} tone={i} calm size={18} label="" />
      ))}
    </span>
  );
}
