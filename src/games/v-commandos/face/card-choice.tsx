/** Cards laid out to be chosen from: five specialists on two sides at the beginning, two sides of a new one later. */
import { type RefObject, useEffect, useRef } from 'react';
import { useNarrow } from '../../../board/narrow.ts';
import { Press } from '../../../board/press.tsx';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { PieceProps } from '../../face.ts';
import { CARD_SIDES, type CardSide, SPECIALISTS } from '../content/terms.ts';
import type { View } from '../view.ts';
import { Briefing } from './briefing.tsx';
import { PrintedCard } from './card/commando-card.tsx';
import { isLevelToCome } from './describe-commando.ts';
import { lastTeam, SAME_TEAM } from './last-team.ts';
import { thingsOf, touched } from './things.ts';
import './card-choice.css';

type Props = PieceProps & { readonly view: View };

export function CardChoice(props: Props) {
  const { view, speaker } = props;
  const side = view.doing.find((doing) => doing.what === 'side');
  const specialists = side ? [side.specialist] : SPECIALISTS;
  const section = useRef<HTMLElement>(null);
  useConsideredInSight(section, props.considered);
  const heading = side
    ? speaker.say('look card turn', { commando: side.specialist })
    : speaker.say('look card select', { seat: view.by === '' ? (view.commandos[0]?.seat ?? '') : view.by });
  return (
    <section ref={section} className="card-choice" aria-label={heading} data-over={side !== undefined}>
      {!side && <Briefing view={view} speaker={speaker} />}
      <h3>{heading}</h3>
      <SameTeam {...props} />
      {side && <p>{speaker.say(isLevelToCome(view) ? 'look card replaces' : 'look card too-late')}</p>}
      <div className="card-choices">
        {specialists.flatMap((specialist) =>
          CARD_SIDES.map((one) => (
            <Card key={`${specialist} ${one}`} {...props} specialist={specialist} side={one} isTurned={side !== undefined} />
          )),
        )}
      </div>
    </section>
  );
}

/** Whoever chooses for all may set out as he did last time. */
function SameTeam({ view, chairs, offers, pointed, speaker, onPoint, onPress }: Props) {
  const team = lastTeam(view);
  const isForAll = (chairs?.asked.length ?? 1) === view.commandos.length;
  if (team.length === 0 || !isForAll || offers.length === 0) return null;
  const words = speaker.say('look card again', { team: team.map(({ id }) => id) });
  return (
    <Press thing={SAME_TEAM} className="same-team" label={words} legal pointed={pointed === SAME_TEAM} onPoint={onPoint} onPress={onPress}>
      {words}
    </Press>
  );
}

/** What is taken up in the list is seen among the cards. */
function useConsideredInSight(section: RefObject<HTMLElement | null>, considered: Offer | undefined): void {
  const [thing] = considered ? thingsOf(considered.choice) : [];
  const isNarrow = useNarrow();
  useEffect(() => {
    if (thing !== undefined && isNarrow) section.current?.querySelector(`[data-thing="${thing}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [section, thing, isNarrow]);
}

interface CardProps extends Props {
  readonly specialist: string;
  readonly side: CardSide;
  readonly isTurned: boolean;
}

function Card({ specialist, side, isTurned, view, offers, considered, pointed, speaker, onPoint, onPress }: CardProps) {
  const thing = isTurned ? side : `${specialist}-${side}`;
  const taker = view.commandos.find(({ id }) => id === specialist);
  const isTaken = taker !== undefined && !isTurned;
  return (
    <Press
      thing={thing}
      className="choice-card"
      label={speaker.say('look commando title', { commando: specialist, side })}
      legal={touched(offers).has(thing)}
      considered={considered !== undefined && thingsOf(considered.choice).includes(thing)}
      pointed={pointed === thing}
      onPoint={onPoint}
      onPress={onPress}
    >
      <span className="choice-card-face" data-taken={isTaken}>
        <PrintedCard specialist={specialist} side={side} speaker={speaker} />
        {isTaken && taker.side === side && <span className="choice-card-taker">{speaker.name(taker.seat)}</span>}
      </span>
    </Press>
  );
}
