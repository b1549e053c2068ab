/** Who sits where, at a table for more than one: you, somebody beside you, a scripted player, or somebody who gets a link. */
import { Fragment, useId } from 'react';
import type { Seat } from '../../kernel/game.ts';
import type { Speaker } from '../../words/speaker.ts';
import { botName, botStrength } from '../table/company/bot-words.ts';
import type { MannersWish } from '../table/company/manners.ts';
import { isInvited, type Planned, type Sitter, usualBot } from '../table/company/seating.ts';
import { Folded } from './folded.tsx';
import { MannersChoice, mannersChosen } from './manners-choice.tsx';
import './seat-choice.css';

interface SeatChoiceProps {
  readonly planned: readonly Planned[];
  readonly bots: readonly string[];
  /** All on one side: whoever sits at the same screen has no secrets before the others, and needs no seat of his own kind. */
  readonly together: boolean;
  readonly manners: MannersWish;
  readonly speaker: Speaker;
  readonly onSit: (seat: Seat, sitter: Sitter) => void;
  readonly onManners: (manners: MannersWish) => void;
}

export function SeatChoice({ planned, bots, together, manners, speaker, onSit, onManners }: SeatChoiceProps) {
  if (planned.length < 2) return null;
  return (
    <section className="sheet" aria-labelledby="set-up-seats">
      <h2 className="sheet-head" id="set-up-seats">
        {speaker.say('company set-up heading')}
      </h2>
      {speaker.has('setup-help seats') && <p>{speaker.say('setup-help seats')}</p>}
      <div className="seat-choices">
        {planned.map(({ seat, sitter }) => (
          <OneSeat
            key={seat}
            seat={seat}
            sitter={sitter}
            bots={bots}
            together={together}
            speaker={speaker}
            onSit={(one) => onSit(seat, one)}
          />
        ))}
      </div>
      {!together && planned.every(({ sitter }) => sitter === 'me') && (
        <p className="muted">{speaker.say('company set-up me-everywhere')}</p>
      )}
      {planned.some(isInvited) && (
        <>
          <p className="muted">{speaker.say('company set-up invited-help')}</p>
          <Folded heading={speaker.say('company set-up manners')} chosen={mannersChosen(manners, speaker)} within>
            <MannersChoice wish={manners} speaker={speaker} onChange={onManners} />
          </Folded>
        </>
      )}
    </section>
  );
}

const KINDS = ['me', 'bot', 'beside', 'invited'] as const;
type Kind = (typeof KINDS)[number];

function kindOf(sitter: Sitter): Kind {
  return typeof sitter === 'object' ? 'bot' : sitter;
}

interface OneSeatProps {
  readonly seat: Seat;
  readonly sitter: Sitter;
  readonly bots: readonly string[];
  readonly together: boolean;
  readonly speaker: Speaker;
  readonly onSit: (sitter: Sitter) => void;
}

function OneSeat({ seat, sitter, bots, together, speaker, onSit }: OneSeatProps) {
  const name = useId();
  const usual = usualBot(bots);
  const sit = (kind: Kind) => {
    if (kind !== 'bot') onSit(kind);
    else if (usual !== undefined) onSit({ bot: usual });
  };
  return (
    <fieldset className="seat-choice" data-seat={seat}>
      <legend>{speaker.name(seat)}</legend>
      {KINDS.filter((kind) => (kind === 'bot' ? usual !== undefined : kind !== 'beside' || !together)).map((kind) => (
        <Fragment key={kind}>
          <label>
            <input type="radio" name={name} value={kind} checked={kindOf(sitter) === kind} onChange={() => sit(kind)} />
            <span>
              {speaker.say(`company set-up ${kind}`)}
              <small className="muted">{speaker.say(`company set-up ${kind}-about`)}</small>
            </span>
          </label>
          {kind === 'bot' && typeof sitter === 'object' && bots.length > 1 && (
            <BotChoice
              label={speaker.say('company which', { seat: speaker.name(seat) })}
              bots={bots}
              chosen={sitter.bot}
              speaker={speaker}
              onChoose={(bot) => onSit({ bot })}
            />
          )}
        </Fragment>
      ))}
    </fieldset>
  );
}

interface BotChoiceProps {
  readonly label: string;
  readonly bots: readonly string[];
  readonly chosen: string;
  readonly speaker: Speaker;
  readonly onChoose: (bot: string) => void;
}

function BotChoice({ label, bots, chosen, speaker, onChoose }: BotChoiceProps) {
  const id = useId();
  const strength = botStrength(chosen, speaker);
  return (
    <p className="seat-choice-bot">
      <label htmlFor={id} className="unseen">
        {label}
      </label>
      <select id={id} value={chosen} aria-describedby={strength && `${id}-about`} onChange={({ target }) => onChoose(target.value)}>
        {bots.map((bot) => (
          <option key={bot} value={bot}>
            {botName(bot, speaker)}
          </option>
        ))}
      </select>
      {strength && (
        <small className="muted" id={`${id}-about`}>
          {strength}
        </small>
      )}
    </p>
  );
}
