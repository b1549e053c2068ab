/** Everything about who plays here: what can be done with each seat, what all must agree to, and where the dice come from. */
import { useId, useState } from 'react';
import type { Seat } from '../../../kernel/game.ts';
import type { Scene, SeatCard } from '../../../wire/wire.ts';
import { api } from '../../api.ts';
import { Dialog } from '../../dialog.tsx';
import { useLoaded } from '../../use-loaded.ts';
import { seatName, useSession } from '../session.ts';
import { actsAt, isForSeveral, type SeatAct } from './acts.ts';
import { rememberBeside, useBeside } from './beside.ts';
import { botName, botStrength } from './bot-words.ts';
import { DiceOfAll } from './dice-of-all.tsx';
import { useGathered } from './gathered.ts';
import { Leaving, Resigning } from './giving-up.tsx';
import { RememberedStops } from './interrupt.tsx';
import { SeatSign } from './seat-mark.tsx';
import { noteOf } from './seat-words.ts';
import { USUAL_BOT, usualBot } from './seating.ts';
import { Section } from './section.tsx';

interface CompanySheetProps {
  readonly onClose: () => void;
  readonly onInvite: () => void;
  readonly onKeep: () => void;
  readonly onReplace: (seat: Seat) => void;
}

export function CompanySheet(props: CompanySheetProps) {
  const { onClose } = props;
  const { scene, speaker } = useSession();
  const { value } = useLoaded(api.games);
  const bots = value?.games.find(({ id }) => id === scene.table.game)?.bots ?? [];
  return (
    <Dialog title={speaker.say('company who')} onClose={onClose}>
      {isAlone(scene) && <p>{speaker.say('company invite-help')}</p>}
      <ul className="company-seats">
        {scene.seats.map((card) => (
          <SeatAtTable key={card.seat} card={card} bots={bots} {...props} />
        ))}
      </ul>
      <RememberedStops />
      <ForAll onClose={onClose} />
      <DiceOfAll />
    </Dialog>
  );
}

/** One person holds every seat, and has more than one: friends could have some. */
function isAlone({ seats, outcome }: Pick<Scene, 'seats' | 'outcome'>): boolean {
  return outcome === null && seats.length > 1 && seats.every(({ yours }) => yours);
}

interface SeatAtTableProps extends CompanySheetProps {
  readonly card: SeatCard;
  readonly bots: readonly string[];
}

function SeatAtTable({ card, bots, onInvite, onKeep, onReplace, onClose }: SeatAtTableProps) {
  const session = useSession();
  const { scene, speaker, desk, handing } = session;
  const { id } = scene.table;
  const [isLeaving, setLeaving] = useState(false);
  const here = useGathered()?.here;
  const acts = actsAt(card, scene, Date.now(), here);
  const figures = { seat: seatName(card.seat, session) };
  // Whoever has several seats gives one away, most likely; whoever has one takes it with him.
  const isShared = scene.seats.filter(({ yours }) => yours).length > 1;
  const attempt = (work: () => Promise<unknown>) => void desk.housekeeping.attempt(async () => void (await work()));
  const button = (act: SeatAct, does: () => void, called: string = act) =>
    acts.includes(act) && (
      <button key={act} type="button" data-act={act} title={speaker.say(`company act ${called}-about`)} onClick={does}>
        {speaker.say(`company act ${called}`, figures)}
      </button>
    );
  const canGive = handing !== undefined && card.yours && card.seat !== scene.seat;
  return (
    <li className="company-seat" data-seat={card.seat}>
      <p className="company-seat-name">
        <SeatSign tone={card.tone} /> <b>{figures.seat}</b> <span className="muted">{noteOf(card, speaker, here)}</span>
      </p>
      <div className="company-acts">
        {canGive && (
          <button type="button" data-act="give" onClick={() => handing.give(card.seat)}>
            {speaker.say('company act give', figures)}
          </button>
        )}
        {button('play-myself', () => attempt(() => api.handTo(id, card.seat, undefined)))}
        {button('take-over', () => attempt(() => api.takeOver(id, card.seat)))}
        {button('stand-in', () => attempt(() => api.handTo(id, card.seat, USUAL_BOT)))}
        {button('invite', onInvite)}
        {button(
          'move',
          () => {
            onClose();
            desk.housekeeping.invite(card.seat);
          },
          isShared ? 'share' : 'move',
        )}
        {button('keep', onKeep)}
        {button('replace', () => onReplace(card.seat))}
        {button('leave', () => setLeaving(true))}
      </div>
      {(acts.includes('hand-to-bot') || acts.includes('other-bot')) && (
        <BotPicker card={card} bots={bots} onPick={(bot) => attempt(() => api.handTo(id, card.seat, bot))} />
      )}
      <BesideSwitch card={card} />
      {isLeaving && <Leaving seat={card.seat} onClose={() => setLeaving(false)} />}
    </li>
  );
}

interface BotPickerProps {
  readonly card: SeatCard;
  readonly bots: readonly string[];
  readonly onPick: (bot: string) => void;
}

/** Which scripted player is to go on; where there is only one, that one. */
function BotPicker({ card, bots, onPick }: BotPickerProps) {
  const session = useSession();
  const { speaker } = session;
  const id = useId();
  const others = bots.filter((bot) => bot !== card.bot);
  const [picked, setPicked] = useState<string>();
  const bot = picked !== undefined && others.includes(picked) ? picked : usualBot(others);
  if (bot === undefined) return null;
  const seat = seatName(card.seat, session);
  return (
    <div className="company-bot">
      {others.length > 1 && (
        <>
          <label className="unseen" htmlFor={id}>
            {speaker.say('company which', { seat })}
          </label>
          <select id={id} value={bot} onChange={({ target }) => setPicked(target.value)}>
            {others.map((one) => (
              <option key={one} value={one}>
                {botName(one, speaker)}
              </option>
            ))}
          </select>
        </>
      )}
      <button type="button" data-act="hand-to-bot" title={botStrength(bot, speaker)} onClick={() => onPick(bot)}>
        {speaker.say('company act hand-to-bot', { seat, bot: botName(bot, speaker) })}
      </button>
    </div>
  );
}

/** One who has several seats says which of them somebody else plays at the same screen. */
function BesideSwitch({ card }: { readonly card: SeatCard }) {
  const { scene, speaker } = useSession();
  const { id } = scene.table;
  const beside = useBeside(id);
  const own = scene.seats.filter(({ yours }) => yours);
  if (!card.yours || own[0]?.seat === card.seat) return null;
  const isBeside = beside.includes(card.seat);
  const change = () => rememberBeside(id, isBeside ? beside.filter((one) => one !== card.seat) : [...beside, card.seat]);
  return (
    <label className="company-beside">
      <input type="checkbox" checked={isBeside} onChange={change} />
      <span>{speaker.say('company beside')}</span>
    </label>
  );
}

/** What ends the game or takes it back is for all who play to agree to; giving it up is for oneself to say. */
function ForAll({ onClose }: { readonly onClose: () => void }) {
  const session = useSession();
  const { scene, speaker, desk } = session;
  const [isResigning, setResigning] = useState(false);
  const { seat, table, outcome, step } = scene;
  if (seat === null || outcome) return null;
  const propose = (what: 'undo' | 'end') => {
    onClose();
    void desk.housekeeping.attempt(async () => void (await api.propose(table.id, { seat, what })));
  };
  return (
    <Section title={speaker.say('company all heading')}>
      <div className="company-acts">
        {isForSeveral(scene) && step > 0 && (
          <button type="button" data-act="propose-undo" onClick={() => propose('undo')}>
            {speaker.say('company all undo')}
          </button>
        )}
        {isForSeveral(scene) && (
          <button type="button" data-act="propose-end" onClick={() => propose('end')}>
            {speaker.say('company all end')}
          </button>
        )}
        <button type="button" data-act="resign" onClick={() => setResigning(true)}>
          {speaker.say('company all resign')}
        </button>
      </div>
      {isResigning && <Resigning seat={seat} onClose={onClose} />}
    </Section>
  );
}
