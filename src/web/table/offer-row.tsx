/** One choice of the list, or one thing with several; and what stands below them. */
import type { Offer } from '../../kernel/witness/sight.ts';
import type { Desk } from './desk.ts';
import { Glyph } from './glyph.tsx';
import { OddsBar } from './odds-bar.tsx';
import { useRoom } from './room.ts';
import { type Session, sentenceFor, useSession } from './session.ts';
import type { Considering } from './sitting.ts';

interface Shared {
  readonly desk: Desk;
  readonly considering: Considering;
  /** A command is under way: nothing can be chosen until it has been answered. */
  readonly isLocked: boolean;
  /** The choice by which the list is entered. */
  readonly tabStop: string | undefined;
  readonly onFocus: (offer: Offer) => void;
}

/** What every button of a choice does. */
function handlers({ desk, considering, isLocked, tabStop, onFocus }: Shared, offer: Offer) {
  return {
    type: 'button' as const,
    'data-offer': offer.text,
    'data-considered': considering.held === offer.text,
    'data-advised': considering.advised?.text === offer.text,
    'aria-disabled': isLocked,
    tabIndex: tabStop === offer.text ? 0 : -1,
    onClick: () => {
      if (!isLocked) desk.pick(offer);
    },
    onPointerEnter: ({ pointerType }: { readonly pointerType: string }) => {
      if (pointerType !== 'touch') desk.hover(offer);
    },
    onPointerLeave: () => desk.hover(undefined),
    onFocus: () => {
      onFocus(offer);
      desk.hover(offer);
    },
    onBlur: () => desk.hover(undefined),
  };
}

export function OfferButton({ offer, digit, ...shared }: Shared & { readonly offer: Offer; readonly digit: number }) {
  const session = useSession();
  const { speaker, face, scene } = session;
  const detail = face.detail?.(scene.view, offer.choice, speaker);
  const [main] = offer.odds?.outcomes.filter(({ chance }) => chance > 0) ?? [];
  return (
    <button className="offer-row" data-digit={digit} {...handlers(shared, offer)} title={offer.odds ? speaker.odds(offer.odds) : undefined}>
      <Digit digit={digit} />
      <span className="offer-main">
        {sentenceFor(offer, session)}
        <Advised offer={offer} />
        {detail && <span className="offer-detail">{detail}</span>}
      </span>
      {main && <span className="offer-odds">{speaker.odds({ outcomes: [main] })}</span>}
      {offer.odds && <OddsBar odds={offer.odds} />}
    </button>
  );
}

interface FoldedRowProps extends Shared {
  readonly offers: readonly Offer[];
  readonly digit: number;
}

/** `Jeep patrol: Siwa, Kufra`: the thing once, and a small button for each choice it has. */
export function FoldedRow({ offers, digit, ...shared }: FoldedRowProps) {
  const session = useSession();
  const { speaker, face, scene } = session;
  const [first] = offers;
  const detail = first && face.detail?.(scene.view, first.choice, speaker);
  return (
    <div className="offer-row offer-fold" data-digit={digit}>
      <Digit digit={digit} />
      <div className="offer-main">
        {first && pattern(first, session)}
        {detail && <span className="offer-detail">{detail}</span>}
        <div className="offer-chips">
          {offers.map((offer) => (
            <button key={offer.text} className="offer-chip" {...handlers(shared, offer)} aria-label={sentenceFor(offer, session)}>
              {face
                .things(offer.choice)
                .slice(1)
                .map((other) => speaker.name(other))
                .join(' · ')}
              <Advised offer={offer} />
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}

/** `Recruit Jeep patrol in …`: the sentence of one of them, without what tells it from the others. */
function pattern(offer: Offer, session: Session): string {
  const { speaker, face } = session;
  const others = face.things(offer.choice).slice(1);
  return others.reduce((sentence, other) => sentence.replace(speaker.name(other), '…'), sentenceFor(offer, session));
}

interface PlainOffersProps extends Shared {
  /** Whether there is nothing else to choose. */
  readonly isAll: boolean;
  readonly plain: readonly Offer[];
  readonly pass: Offer | undefined;
  readonly digitOf: (offer: Offer) => number;
}

/** Done, halt, pass: what touches nothing on the board. Each is a tab stop of its own. */
export function PlainOffers({ isAll, plain, pass, digitOf, ...shared }: PlainOffersProps) {
  const session = useSession();
  const all = pass ? [...plain, pass] : plain;
  if (all.length === 0) return null;
  const button = (offer: Offer, look: string) => (
    <button key={offer.text} className={look} data-digit={digitOf(offer)} {...handlers({ ...shared, tabStop: offer.text }, offer)}>
      <Digit digit={digitOf(offer)} />
      {sentenceFor(offer, session)}
      <Advised offer={offer} />
      {offer.odds && <span className="offer-odds">{session.speaker.odds({ outcomes: offer.odds.outcomes.slice(0, 1) })}</span>}
    </button>
  );
  return <div className="offer-plain">{all.map((offer) => button(offer, isAll && all.length === 1 ? 'main' : ''))}</div>;
}

/** A lamp and the word: an outline alone says nothing to whoever sees no colours. */
function Advised({ offer }: { readonly offer: Offer }) {
  const { say } = useSession();
  const { considering } = useRoom();
  if (considering.advised?.text !== offer.text) return null;
  return (
    <span className="offer-advised">
      <Glyph name="hint" />
      {say('advised')}
    </span>
  );
}

/** After a first tap: what it would do, with its odds, and the button that does it. */
export function ConfirmOffer({ offer }: { readonly offer: Offer }) {
  const session = useSession();
  const { speaker, say, desk } = session;
  return (
    <div className="offer-confirm">
      <p>
        <strong>{sentenceFor(offer, session)}</strong>
        {offer.odds && <span className="offer-detail">{speaker.odds(offer.odds)}</span>}
        {offer.odds && <OddsBar odds={offer.odds} />}
      </p>
      <button type="button" className="main" data-confirm onClick={() => desk.commit(offer)}>
        {say('confirm')}
      </button>
      <button type="button" aria-label={say('not-this')} onClick={() => desk.stepBack()}>
        <Glyph name="close" />
      </button>
    </div>
  );
}

function Digit({ digit }: { readonly digit: number }) {
  return digit >= 1 && digit <= 9 ? (
    <span className="offer-key" aria-hidden="true">
      {digit}
    </span>
  ) : (
    <span />
  );
}
