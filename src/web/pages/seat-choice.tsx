/** Who sits where, at a table for more than one: you, somebody beside you, a scripted player, or somebody who gets a link. */
import { Fragment, useId } from 'react';
import type { Seat } from '../../kernel/game.ts';
import type { Speaker } from '../../words/speaker.ts';
import { botName, botStrength } from '../table/company/bot-words.ts';
import type { ClockId } from '../table/company/gathered.ts';
import { isInvited, type Planned, type Sitter, usualBot } from '../table/company/seating.ts';
import './seat-choice.css';

interface SeatChoiceProps {
  readonly planned: readonly Planned[];
  readonly bots: readonly string[];
  readonly patience: number | undefined;
  readonly speaker: Speaker;
  readonly onSit: (seat: Seat, sitter: Sitter) => void;
  readonly onPatience: (patience: number | undefined) => void;
  readonly clock: ClockWish;
  readonly onClock: (clock: ClockWish) => void;
}

export function SeatChoice({ planned, bots, patience, clock, speaker, onSit, onPatience, onClock }: SeatChoiceProps) {
  if (planned.length < 2) return null;
  return (
    <section className="sheet" aria-labelledby="set-up-seats">
      <h2 className="sheet-head" id="set-up-seats">
        {speaker.say('company set-up heading')}
      </h2>
      <div className="seat-choices">
        {planned.map(({ seat, sitter }) => (
          <OneSeat key={seat} seat={seat} sitter={sitter} bots={bots} speaker={speaker} onSit={(one) => onSit(seat, one)} />
        ))}
      </div>
      {planned.some(isInvited) && (
        <>
          <p className="muted">{speaker.say('company set-up invited-help')}</p>
          <PatienceChoice patience={patience} speaker={speaker} onPatience={onPatience} />
          <ClockChoice clock={clock} speaker={speaker} onClock={onClock} />
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
  readonly speaker: Speaker;
  readonly onSit: (sitter: Sitter) => void;
}

function OneSeat({ seat, sitter, bots, speaker, onSit }: OneSeatProps) {
  const name = useId();
  const usual = usualBot(bots);
  const sit = (kind: Kind) => {
    if (kind !== 'bot') onSit(kind);
    else if (usual !== undefined) onSit({ bot: usual });
  };
  return (
    <fieldset className="seat-choice" data-seat={seat}>
      <legend>{speaker.name(seat)}</legend>
      {KINDS.filter((kind) => kind !== 'bot' || usual !== undefined).map((kind) => (
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
              label={speaker.say('company set-up which', { seat: speaker.name(seat) })}
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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PATIENCES = { 'ten-minutes': 10 * MINUTE, 'one-hour': HOUR, 'one-day': DAY, 'three-days': 3 * DAY } as const;
export const USUAL_PATIENCE: number = PATIENCES['one-day'];

interface PatienceChoiceProps {
  readonly patience: number | undefined;
  readonly speaker: Speaker;
  readonly onPatience: (patience: number | undefined) => void;
}

/** After how long the others may let the scripted player go on for somebody who stays away. */
function PatienceChoice({ patience, speaker, onPatience }: PatienceChoiceProps) {
  const id = useId();
  return (
    <div className="set-up-field">
      <label htmlFor={id}>{speaker.say('company set-up patience')}</label>
      <select
        id={id}
        value={patience ?? ''}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onPatience(target.value === '' ? undefined : Number(target.value))}
      >
        {Object.entries(PATIENCES).map(([key, ms]) => (
          <option key={key} value={ms}>
            {speaker.say(`company set-up patience-${key}`)}
          </option>
        ))}
        <option value="">{speaker.say('company set-up patience-never')}</option>
      </select>
      <p className="muted" id={`${id}-help`}>
        {speaker.say('company set-up patience-help')}
      </p>
    </div>
  );
}

/** How much time each side has, and what the others may do about a side that has none left. */
export interface ClockWish {
  readonly id: ClockId | undefined;
  readonly whenOut: 'hand-over' | 'end';
}

export const NO_CLOCK: ClockWish = { id: undefined, whenOut: 'hand-over' };
const CLOCK_IDS: readonly ClockId[] = ['hour', 'half', 'day', 'three'];
const WHEN_OUT = ['hand-over', 'end'] as const;

interface ClockChoiceProps {
  readonly clock: ClockWish;
  readonly speaker: Speaker;
  readonly onClock: (clock: ClockWish) => void;
}

function ClockChoice({ clock, speaker, onClock }: ClockChoiceProps) {
  const id = useId();
  const say = (key: string) => speaker.say(`company clock ${key}`);
  return (
    <div className="set-up-field">
      <label htmlFor={id}>{say('heading')}</label>
      <select
        id={id}
        value={clock.id ?? ''}
        onChange={({ target }) => onClock({ ...clock, id: CLOCK_IDS.find((one) => one === target.value) })}
      >
        <option value="">{say('none')}</option>
        {CLOCK_IDS.map((one) => (
          <option key={one} value={one}>
            {say(one)}
          </option>
        ))}
      </select>
      {clock.id !== undefined && (
        <>
          <label htmlFor={`${id}-out`}>{say('when-out')}</label>
          <select
            id={`${id}-out`}
            value={clock.whenOut}
            onChange={({ target }) => onClock({ ...clock, whenOut: target.value === 'end' ? 'end' : 'hand-over' })}
          >
            {WHEN_OUT.map((one) => (
              <option key={one} value={one}>
                {say(`when-out-${one}`)}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}
