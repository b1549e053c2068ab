/** Setting up a table: where and what to play, which rules, whose dice. Everything has a sensible value already. */
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { Lid } from '../../games/lid.ts';
import type { Seat, Setup, SetupOption } from '../../kernel/game.ts';
import type { GameCard } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { api } from '../api.ts';
import { ownFrom } from '../own-content.ts';
import { firstUnplayed, playedIn, resultsIn } from '../report/next.ts';
import { useSpeaker } from '../settings.tsx';
import { rememberBeside } from '../table/company/beside.ts';
import { mannersFor, USUAL_MANNERS } from '../table/company/manners.ts';
import { besideIn, isInvited, type SeatingPlan, seated, wishFor } from '../table/company/seating.ts';
import { useLoaded } from '../use-loaded.ts';
import { setupAskedFor } from './campaigns.ts';
import { Folded } from './folded.tsx';
import { lidOf } from './lids.ts';
import { NotFound } from './not-found.tsx';
import { OptionChoice } from './option-choice.tsx';
import { type Opened, OwnSetup } from './own-setup.tsx';
import { Failure, Loading, Page } from './page.tsx';
import { SeatChoice } from './seat-choice.tsx';
import { OwnSetupChoice, SetupChoice } from './setup-choice.tsx';
import { teaches, useStarting } from './starting.ts';
import { isOnTelephone, useTwoScreens } from './two-screens.ts';
import './set-up.css';

const LONGEST_NAME = 80;
const LONGEST_SEED = 100;

export function SetUp({ game }: { readonly game: string }) {
  const lid = lidOf(game);
  return lid ? <SetUpOf lid={lid} /> : <NotFound />;
}

function SetUpOf({ lid }: { readonly lid: Lid }) {
  const speaker = useSpeaker(lid);
  const { value, failure, again } = useLoaded(api.games);
  const card = value?.games.find(({ id }) => id === lid.id);
  if (!speaker) return <Loading />;
  const asked = card && setupAskedFor(card.setups);
  const game = speaker.say('game title');
  const title =
    asked === undefined
      ? speaker.say('page set-up heading', { game })
      : speaker.say('page set-up heading-asked', { game, setup: speaker.setup(asked) });
  return (
    <Page title={title} lead={speaker.say('page set-up lead')}>
      <Failure failure={failure} again={again} />
      {!value && failure === undefined && <Loading />}
      {card && <SetUpForm lid={lid} card={card} speaker={speaker} />}
    </Page>
  );
}

interface FormProps {
  readonly lid: Lid;
  readonly card: GameCard;
  readonly speaker: Speaker;
}

function SetUpForm({ lid, card, speaker }: FormProps) {
  const [wanted, setShelved] = useState<string | undefined>(() => setupAskedFor(card.setups));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (setupAskedFor(card.setups) === undefined) return;
    // What was asked for is seen at once, wherever it stands among the others.
    const chosen = [...(form.current?.querySelectorAll('.set-up-card:has(:checked)') ?? [])].at(-1);
    chosen?.scrollIntoView({ block: 'center' });
  }, [card.setups]);
  const { value: statistics } = useLoaded(api.statistics);
  const results = statistics && resultsIn(statistics, lid.id);
  const played = statistics && playedIn(statistics, lid.id);
  const shelved = wanted ?? firstUnplayed(lid.ladder, played ?? new Set());
  const [opened, setOpened] = useState<Opened>();
  const [own, setOwn] = useState('');
  const ownSpeaker = useSpeaker(lid, opened && ownFrom(opened)) ?? speaker;
  const setup = opened ? own : shelved;
  const [options, setOptions] = useState<Readonly<Record<string, string>>>(() => usual(card, lid.options));
  const [name, setName] = useState('');
  const [seed, setSeed] = useState('');
  const [guided, setGuided] = useState<boolean>();
  const isGuided = guided ?? teaches(lid, setup, played);
  const [plan, setPlan] = useState<SeatingPlan>({});
  const [manners, setManners] = useState(USUAL_MANNERS);
  // A file of one's own has the seats that the game usually has, as long as its rules have not been asked.
  const { seats: usually = [], together = false } = card.setups.find(({ id }) => id === setup) ?? card.setups[0] ?? {};
  const seats = useSeats(lid, card, { id: setup, options, ...(opened && { content: opened }) }) ?? usually;
  const planned = seated(seats, plan, card.bots, together);
  const isForOthers = planned.some(isInvited);
  const { screen, next, back } = useTwoScreens();
  // One who plays alone has one screen.
  const screens = planned.length > 1 ? screen : 'both';
  const { isStarting, failure, start } = useStarting();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = () => ({
      game: lid.id,
      setup,
      ...(opened && { content: { ...opened.data } }),
      options: { ...options },
      guided: isGuided,
      ...(name.trim() !== '' && { name: name.trim() }),
      // Dice that somebody has chosen are for tables where nobody else rolls them.
      ...(seed.trim() !== '' && !isForOthers && { seed: seed.trim() }),
      ...wishFor(planned),
      ...(isForOthers && { manners: mannersFor(manners) }),
    });
    start(wanted, ({ table }) => rememberBeside(table.id, besideIn(planned)));
  };
  const optional = card.options.filter(isSwitch);
  const rulings = card.options.filter((option) => !isSwitch(option));
  const open = (file: Opened | undefined) => {
    setOpened(file);
    setOwn(file?.setups[0] ?? '');
  };
  const choose = (id: string, value: string) => setOptions((before) => ({ ...before, [id]: value }));
  return (
    <form ref={form} className="set-up" data-asked={setupAskedFor(card.setups) !== undefined} data-screen={screens} onSubmit={submit}>
      <div className="set-up-what">
        {opened ? (
          <OwnSetupChoice
            legend={speaker.say('page set-up own from', { file: opened.name })}
            setups={opened.setups}
            chosen={own}
            speaker={ownSpeaker}
            onChoose={setOwn}
          />
        ) : (
          <SetupChoice
            lid={lid}
            setups={card.setups.map(({ id }) => id)}
            results={results}
            chosen={shelved}
            speaker={speaker}
            onChoose={setShelved}
          />
        )}
        {!opened && <Briefing lid={lid} setup={shelved} speaker={speaker} />}
        {lid.content && <OwnSetup lid={lid} content={lid.content} opened={opened} speaker={speaker} onOpen={open} />}
      </div>
      <div className="set-up-who">
        <SeatChoice
          planned={planned}
          bots={card.bots}
          together={together}
          manners={manners}
          speaker={speaker}
          onSit={(seat, sitter) => setPlan((before) => ({ ...before, [seat]: sitter }))}
          onManners={setManners}
        />
        <OptionSheet kind="optional" game={lid.id} of={optional} chosen={options} speaker={speaker} onChoose={choose} />
        <OptionSheet kind="rulings" game={lid.id} of={rulings} chosen={options} speaker={speaker} onChoose={choose} />
        <section className="sheet" aria-labelledby="set-up-table">
          <h2 className="sheet-head" id="set-up-table">
            {speaker.say('page set-up table')}
          </h2>
          <Field label={speaker.say('page set-up name')} value={name} longest={LONGEST_NAME} onChange={setName} />
          {lid.firstGame && (
            <label className="set-up-check">
              <input type="checkbox" checked={isGuided} onChange={({ target }) => setGuided(target.checked)} />
              <span>
                {speaker.say('page set-up guided')}
                <small className="muted">{speaker.say('page set-up guided-help')}</small>
              </span>
            </label>
          )}
          {!isForOthers && (
            <details className="set-up-advanced">
              <summary>{speaker.say('page set-up advanced')}</summary>
              <Field
                label={speaker.say('page set-up seed')}
                help={speaker.say('page set-up seed-help')}
                value={seed}
                longest={LONGEST_SEED}
                onChange={setSeed}
              />
            </details>
          )}
        </section>
      </div>
      <Failure failure={failure} />
      <div className="set-up-start">
        <p className="set-up-chosen">{ownSpeaker.setup(setup)}</p>
        <button type="button" className="quiet set-up-back" onClick={back}>
          {speaker.say('page set-up back', { setup: ownSpeaker.setup(setup) })}
        </button>
        <button type="button" className="main set-up-next" onClick={next}>
          {speaker.say('page set-up next')}
        </button>
        <button type="submit" className="main" aria-disabled={isStarting}>
          {speaker.say(isStarting ? 'page shelf starting' : 'page set-up start')}
        </button>
      </div>
    </form>
  );
}

/** What there is to know of the set-up that is chosen, where the game tells it. */
function Briefing({ lid, setup, speaker }: { readonly lid: Lid; readonly setup: string; readonly speaker: Speaker }) {
  const { value: Told } = useLoaded(lid.briefing);
  if (!Told) return null;
  return (
    <Folded heading={speaker.setup(setup)} chosen={speaker.say('page set-up briefing')} isOpen={!isOnTelephone()}>
      <div data-game={lid.id}>
        <Told setup={setup} speaker={speaker} />
      </div>
    </Folded>
  );
}

/** How many sit there may depend on options and on a file: the rules know. They are loaded where something is not as usual. */
function useSeats(lid: Lid, card: GameCard, setup: Setup): readonly Seat[] | undefined {
  const normal = usual(card, lid.options);
  const isUnusual = setup.content !== undefined || Object.entries(setup.options).some(([id, value]) => normal[id] !== value);
  const { value: game } = useLoaded(lid.players[1] > 1 && isUnusual ? lid.game : undefined);
  return game?.seats(setup).map(({ id }) => id);
}

/** A rule that is used or not; the rest are rulings, which players argue about. */
function isSwitch({ values }: SetupOption): boolean {
  return values.includes('on') && values.includes('off');
}

function usual({ options }: GameCard, wanted: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(options.map((option) => [option.id, wanted[option.id] ?? option.default]));
}

interface OptionSheetProps {
  readonly kind: 'optional' | 'rulings';
  readonly game: string;
  readonly of: readonly SetupOption[];
  readonly chosen: Readonly<Record<string, string>>;
  readonly speaker: Speaker;
  readonly onChoose: (id: string, value: string) => void;
}

/** Closed at first: whoever knows none of this can play without it. */
function OptionSheet({ kind, game, of, chosen, speaker, onChoose }: OptionSheetProps) {
  if (of.length === 0) return null;
  const changed = of.filter((option) => chosen[option.id] !== option.default).length;
  return (
    <Folded
      heading={speaker.say(`page set-up ${kind}`)}
      chosen={changed === 0 ? speaker.say('page set-up all-usual') : speaker.say('page set-up changed', { count: changed })}
    >
      <p>{speaker.say(`page set-up ${kind}-help`)}</p>
      {of.map((option) => (
        <OptionChoice key={option.id} game={game} option={option} chosen={chosen[option.id]} speaker={speaker} onChoose={onChoose} />
      ))}
    </Folded>
  );
}

interface FieldProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly longest: number;
  readonly onChange: (value: string) => void;
}

function Field({ label, help, value, longest, onChange }: FieldProps) {
  const id = useId();
  return (
    <div className="set-up-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        value={value}
        maxLength={longest}
        autoComplete="off"
        aria-describedby={help && `${id}-help`}
        onChange={({ target }) => onChange(target.value)}
      />
      {help && (
        <p id={`${id}-help`} className="muted">
          {help}
        </p>
      )}
    </div>
  );
}
