/** What a press upon a thing opens beside it: which of several choices is meant, or why there is none. */
import { useEffect, useState } from 'react';
import { useNarrow } from '../../board/narrow.ts';
import type { Face, Thing, Way } from '../../games/face.ts';
import type { RuleId } from '../../kernel/game.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import type { Explained } from '../../wire/wire.ts';
import type { Speaker } from '../../words/speaker.ts';
import { inOrder } from './grouping.ts';
import { OddsBar } from './odds-bar.tsx';
import { Popover } from './popover.tsx';
import { useRoom } from './room.ts';
import { RuleLink } from './rule-link.tsx';
import { detailFor, isFatal, sentenceFor, sentenceOf, useSession } from './session.ts';
import type { Opened } from './sitting.ts';
import './explain.css';

export function OpenedBeside({ opened }: { readonly opened: Opened }) {
  return opened.what === 'which' ? <Which opened={opened} /> : <WhyNot opened={opened} />;
}

type Opens<What extends Opened['what']> = Extract<Opened, { readonly what: What }>;

function Which({ opened }: { readonly opened: Opens<'which'> }) {
  const { speaker, scene, face, desk } = useSession();
  const { rank } = face;
  const about = subjectOf(opened, face, scene.view);
  const described = face.describe(scene.view, about, speaker);
  const title = described?.title ?? speaker.name(opened.thing);
  const whole = face.whole?.(scene.view, opened.thing, speaker);
  const isRead = !whole && !opened.by && face.reads?.(scene.view, opened.thing) === true;
  // Whoever has pressed by hand has not looked at the first of them yet: only by key is one of them at hand at once.
  const [isByKey] = useState(() => document.activeElement?.matches(':focus-visible') === true);
  return (
    <Popover
      anchor={opened.anchor}
      title={title}
      onClose={desk.stepBack}
      onElsewhere={desk.closeOpened}
      takesFocus={whole || !isByKey ? 'sheet' : 'first'}
    >
      {whole ?? (isRead && described && <Lines told={described.lines} />)}
      <div className="which" data-below-card={Boolean(whole)}>
        {inOrder(whole ? begunBy(opened.offers, scene.offers) : opened.offers, rank && ((choice) => rank(scene.view, choice))).map(
          (offer) => (
            <WhichRow key={offer.text} offer={offer} way={opened.ways?.find(({ texts: [first] }) => first === offer.text)} />
          ),
        )}
      </div>
    </Popover>
  );
}

/** What was pressed, or what it stands for where all of them are about that. */
export function subjectOf({ thing, offers }: Pick<Opens<'which'>, 'thing' | 'offers'>, { things, standsFor }: Face, view: unknown): Thing {
  const all = [thing, ...(standsFor?.(view, thing) ?? [])];
  return all.find((one) => offers.some(({ choice, choices = [choice] }) => choices.some((each) => things(each).includes(one)))) ?? thing;
}

/** Below a card there is room for what begins with one of them and goes on at once: that comes first. */
function begunBy(offers: readonly Offer[], all: readonly Offer[]): readonly Offer[] {
  const goingOn = all.filter(({ text }) => offers.some((offer) => text.startsWith(`${offer.text} + `)));
  return [...goingOn, ...offers];
}

/** `way`: what it only begins. */
function WhichRow({ offer, way }: { readonly offer: Offer; readonly way: Way | undefined }) {
  const session = useSession();
  const { desk } = session;
  const { held, advised } = useRoom().considering;
  // The first that can come at all: what never goes well says so.
  const odds = (way ?? offer).odds;
  const [first] = odds ? session.speaker.chances(odds) : [];
  return (
    <button
      type="button"
      className="offer-row"
      data-considered={held === offer.text}
      data-advised={advised?.text === offer.text}
      data-fatal={isFatal(offer, session)}
      // A finger looks at nothing before it presses.
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && desk.rows.hover(offer)}
      onPointerLeave={() => desk.rows.hover(undefined)}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && desk.rows.hover(offer)}
      onClick={() => desk.pickAmong(offer)}
    >
      <span>
        {way?.what ?? sentenceFor(offer, session)}
        <span className="offer-detail">{way ? way.detail : detailFor(offer, session)}</span>
      </span>
      {first && <span className="offer-odds">{`${session.speaker.say(`odds ${first.what}`)} ${first.figure}`}</span>}
      {odds && <OddsBar odds={odds} />}
    </button>
  );
}

/** So much of what a thing is stands below why nothing can be done with it. */
const MOST_BESIDES = 2;

/** Something else is being asked. */
const IDLE = 'not-now';

interface Reason {
  readonly code?: string;
  readonly text: string;
  readonly rule?: RuleId;
}

/** Every reason once, however many choices it stands against. */
function reasonsIn(verdicts: Explained['verdicts'], speaker: Speaker): Reason[] {
  const all = verdicts.flatMap(({ refusal }) =>
    refusal ? [{ code: refusal.code, text: sentenceOf(refusal, speaker), rule: refusal.rule }] : [],
  );
  return all.filter(({ text }, i) => all.findIndex((other) => other.text === text) === i);
}

/** So long somebody must have pointed at something else, who wants to see that now. */
const TURNED_MS = 450;

/** Why not is told to whoever has pressed: whoever turns to something else is done with it, and it does not lie upon that. */
function useTurnedAway({ thing }: Opens<'why-not'>): void {
  const { desk } = useSession();
  const { pointed } = useRoom().sitting;
  const [before] = useState(pointed);
  const isElsewhere = pointed !== undefined && pointed !== before && pointed.thing !== thing;
  useEffect(() => {
    if (!isElsewhere) return undefined;
    const turned = setTimeout(desk.closeOpened, TURNED_MS);
    return () => clearTimeout(turned);
  }, [isElsewhere, desk]);
}

function WhyNot({ opened }: { readonly opened: Opens<'why-not'> }) {
  const { speaker, scene, face, say, announce, desk } = useSession();
  useTurnedAway(opened);
  const { verdicts, thing } = opened;
  const described = face.describe(scene.view, thing, speaker);
  const title = described?.title ?? speaker.name(thing);
  const reasons = verdicts && reasonsIn(verdicts, speaker);
  // That it is not its turn is no news: then the card tells what it is instead.
  const isOnlyIdle = reasons?.every(({ code }) => code === IDLE) === true;
  const lines = isOnlyIdle ? (described?.lines ?? []) : [];
  const whole = face.whole?.(scene.view, thing, speaker);
  // A finger has seen no card beside the thing before it pressed: it may have wanted to know what that is.
  const isNarrow = useNarrow();
  // Whoever wants to put something there has it in hand or has picked it, and need not be told what the place is.
  const { picked } = useRoom().considering;
  const isPut = (opened.by ?? thing) !== thing || scene.offers.some(({ drag, text }) => drag && text.startsWith(`${picked?.text} `));
  const isSaid = (text: string) => reasons?.some((reason) => reason.text === text) === true;
  const besides =
    isNarrow && !isPut && !whole && !isOnlyIdle ? (described?.lines.filter(({ text }) => !isSaid(text)).slice(0, MOST_BESIDES) ?? []) : [];
  const usual = reasons && [...(whole ? [] : lines), ...(reasons.length > 0 ? reasons : [{ text: say('nothing-to-do-here') }]), ...besides];
  const told = opened.told ?? (whole && isOnlyIdle ? [] : usual);
  const spoken = told?.map(({ text }) => text).join(' ');
  const [asked, setAsked] = useState<string>();
  useEffect(() => {
    if (spoken !== undefined) announce(`${title}: ${spoken}`);
  }, [spoken, title, announce]);
  if (!told) return null;
  if (!isNarrow || whole) {
    return (
      <Popover anchor={opened.anchor} title={title} onClose={desk.closeOpened}>
        {whole}
        <Lines told={told} />
      </Popover>
    );
  }
  // Along the edge of the board there is room for two lines: the rest comes on asking.
  const first = asked === spoken ? told : inShort(told);
  return (
    <Popover anchor={opened.anchor} title={title} onClose={desk.closeOpened} isShort>
      <Lines told={first} isRun={asked !== spoken} />
      {first.length < told.length && (
        <button type="button" className="quiet why-not-more" onClick={() => setAsked(spoken)}>
          {say('more')}
        </button>
      )}
    </Popover>
  );
}

/** About two lines on a narrow page, in letters. */
const TWO_LINES = 80;

/** The first of them, and those that have room beside it. */
function inShort([first, ...others]: readonly Told[]): readonly Told[] {
  const short = first ? [first] : [];
  let letters = first?.text.length ?? 0;
  for (const told of others) {
    letters += told.text.length;
    if (letters > TWO_LINES) break;
    short.push(told);
  }
  return short;
}

type Told = Pick<Reason, 'text' | 'rule'>;

/** `isRun`: one after the other, as one sentence. */
function Lines({ told, isRun = false }: { readonly told: readonly Told[]; readonly isRun?: boolean }) {
  return (
    <ul className="why-not" data-run={isRun}>
      {told.map(({ text, rule }) => (
        <li key={`${rule} ${text}`}>
          {text} <RuleLink rule={rule} />
        </li>
      ))}
    </ul>
  );
}
