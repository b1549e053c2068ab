/** One line of the log: a sentence with its arithmetic, the dice beside it, the rule behind it. */
import { memo } from 'react';
import { Dice } from '../../board/dice.tsx';
import type { GameEvent } from '../../kernel/game.ts';
import type { LogLine } from '../../kernel/witness/log.ts';
import { botName } from './company/bot-words.ts';
import { RuleLink } from './rule-link.tsx';
import { seatName, toneOf, useSession } from './session.ts';

interface LineTextProps {
  readonly line: LogLine;
  readonly isRolling?: boolean;
}

export const LineText = memo(function LineText({ line, isRolling = false }: LineTextProps) {
  const session = useSession();
  const { speaker, say } = session;
  if ('event' in line) return <EventText event={line.event} isRolling={isRolling} />;
  const seat = speaker.has(`name ${line.seat}`) ? seatName(line.seat, session) : '';
  const others = speaker.list((line.others ?? []).map((other) => seatName(other, session)));
  const bot = line.bot === undefined ? '' : botName(line.bot, speaker);
  return <span className="log-mark">{say(`mark-${line.mark}`, { seat, others, choice: line.choice ?? '', bot })}</span>;
});

interface EventTextProps {
  readonly event: GameEvent;
  readonly size?: number;
  readonly isRolling?: boolean;
}

export function EventText({ event, size = 18, isRolling = false }: EventTextProps) {
  const { speaker, face, scene, calm } = useSession();
  const { DiceTold } = face;
  return (
    <span className={face.isHeadline?.(event) ? 'log-headline' : 'log-event'}>
      {DiceTold ? (
        <DiceTold event={event} speaker={speaker} />
      ) : (
        face
          .dice(event)
          .map(({ who, sides, faces }) => (
            <Dice
              key={`${who} ${sides}`}
              sides={sides}
              faces={faces}
              tone={toneOf(who, scene)}
              size={size}
              rolling={isRolling}
              calm={calm}
              label={speaker.name(who)}
            />
          ))
      )}{' '}
      {speaker.event(event)} <RuleLink rule={event.rule} />
    </span>
  );
}
