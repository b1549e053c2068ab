/** One choice of the list, or one thing with several; and the quiet buttons below them. */
import { memo, useMemo } from 'react';
import { useNarrow } from '../../board/narrow.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import type { Desk } from './desk.ts';
import { Glyph } from './glyph.tsx';
import { OddsBar } from './odds-bar.tsx';
import { usePressedSpot } from './pressed-spot.ts';
import { useRoom } from './room.ts';
import { detailFor, isFatal, type Session, sentenceFor, useSession } from './session.ts';
import type { Considering } from './sitting.ts';
import type { RowTold } from './telling.ts';

interface Shared {
  readonly desk: Desk;
  readonly considering: Considering;
  /** A command is under way: nothing can be chosen until it has been answered. */
  readonly isLocked: boolean;
  /** The choice by which the list is entered. */
  readonly tabStop: string | undefined;
  readonly onFocus: (offer: Offer) => void;
  /** Texts of what has been put together so far, where choices are gathered. */
  readonly gathered: readonly string[] | undefined;
}

/** How one choice stands among the others: a row whose standing has not changed is not drawn again. */
interface Standing extends Pick<Shared, 'desk' | 'isLocked' | 'onFocus'> {
  readonly isHeld: boolean;
  readonly isAdvised: boolean;
  readonly isTabStop: boolean;
  /** Undefined where nothing is gathered. */
  readonly isGathered: boolean | undefined;
}

export function standingOf({ desk, considering, isLocked, tabStop, onFocus, gathered }: Shared, { text }: Offer): Standing {
  return {
    desk,
    isLocked,
    onFocus,
    isHeld: considering.held === text,
    isAdvised: considering.advised?.text === text,
    isTabStop: tabStop === text,
    isGathered: gathered?.includes(text),
  };
}

/** What every button of a choice does. */
function handlers({ desk, isHeld, isAdvised, isLocked, isTabStop, isGathered, onFocus }: Standing, offer: Offer) {
  const hover = ({ pointerType }: { readonly pointerType: string }) => {
    if (pointerType !== 'touch' && !isHeld && desk.isStirred()) desk.rows.hover(offer);
  };
  return {
    type: 'button' as const,
    'data-offer': offer.text,
    'data-considered': isHeld,
    ...(isGathered !== undefined && { 'aria-pressed': isGathered }),
    'data-advised': isAdvised,
    'aria-disabled': isLocked,
    tabIndex: isTabStop ? 0 : -1,
    onClick: () => {
      desk.rows.press(false);
      if (!isLocked) desk.pick(offer);
    },
    onPointerDown: () => desk.rows.press(true),
    onPointerEnter: hover,
    // one that was at rest when this row came to lie under it
    onPointerMove: hover,
    onPointerLeave: () => {
      desk.rows.press(false);
      desk.rows.hover(undefined);
    },
    onFocus: ({ currentTarget }: { readonly currentTarget: Element }) => {
      onFocus(offer);
      // A finger focuses what it is about to press: if that moved away meanwhile, the press would fall beside it.
      if (currentTarget.matches(':focus-visible')) desk.rows.hover(offer);
    },
    onBlur: () => desk.rows.hover(undefined),
  };
}

interface RowProps {
  readonly told: RowTold;
  readonly digit: number;
}

/** Longer than this, what there is to say has no room beside the name; nor beside name and odds. */
const BESIDE = { name: 26, odds: 18 };

/** One line: what it is, and what only this one has. */
export const OfferButton = memo(function OfferButton({ offer, told, digit, ...standing }: RowProps & Standing & { readonly offer: Offer }) {
  const session = useSession();
  const whole = useMemo(() => wholeOf(offer, session), [offer, session]);
  return (
    <button
      className="offer-row"
      data-digit={digit}
      data-fatal={isFatal(offer, session)}
      data-long={told.note.length > (told.chance ? BESIDE.odds : BESIDE.name)}
      {...handlers(standing, offer)}
      aria-label={whole}
      title={whole}
    >
      <Digit digit={digit} />
      <span className="offer-name">{told.label}</span>
      <span className="offer-note">
        {standing.isAdvised && <Advised />}
        {told.note}
      </span>
      {told.chance && (
        <span className="offer-chance">
          {told.chance.figure}
          {told.chance.odds && <OddsBar odds={told.chance.odds} />}
        </span>
      )}
    </button>
  );
});

/** All that there is to say of a choice, for whoever hears the list or rests upon a row. */
function wholeOf(offer: Offer, session: Session): string {
  const odds = offer.odds && session.speaker.odds(offer.odds);
  return [sentenceFor(offer, session), detailFor(offer, session), odds].filter(Boolean).join(' · ');
}

/** `Jeep patrol: Siwa, Kufra`: the thing once, and a small button for each choice it has. */
export function FoldedRow({ offers, told, digit, ...shared }: RowProps & Shared & { readonly offers: readonly Offer[] }) {
  const session = useSession();
  const { speaker, face } = session;
  return (
    <div className="offer-row offer-fold" data-digit={digit}>
      <Digit digit={digit} />
      <span className="offer-name">{told.label}</span>
      <span className="offer-note">{told.note}</span>
      <div className="offer-chips">
        {offers.map((offer) => (
          <button
            key={offer.text}
            className="offer-chip"
            {...handlers(standingOf(shared, offer), offer)}
            aria-label={sentenceFor(offer, session)}
          >
            {face
              .things(offer.choice)
              .slice(1)
              .map((other) => speaker.name(other))
              .join(' · ')}
            {shared.considering.advised?.text === offer.text && <Advised />}
          </button>
        ))}
      </div>
    </div>
  );
}

interface PlainOffersProps extends Shared {
  readonly plain: readonly Offer[];
  readonly pass: Offer | undefined;
  readonly digitOf: (offer: Offer) => number;
}

/** Done, halt, pass, an Op bought: what touches nothing on the board. Quiet, for one of them may be on the filled button; each is a tab stop. */
export function PlainOffers({ plain, pass, digitOf, ...shared }: PlainOffersProps) {
  const session = useSession();
  const { primary } = useRoom();
  const isNarrow = useNarrow();
  const all = pass ? [...plain, pass] : plain;
  // Right above the filled button nobody needs the same once more.
  const isBelow = ({ text }: Offer) => isNarrow && primary.does === 'choose' && primary.offer.text === text;
  // The last first: what comes and goes moves none of those that stay; what is done by the way is farthest from the corner.
  const last = all.toReversed();
  const fromCorner = [...last.filter(({ aside }) => !aside), ...last.filter(({ aside }) => aside)];
  const { row, note, room, gap } = usePressedSpot(
    session.scene.offers.map(({ text }) => text).join('\n'),
    fromCorner.map((offer) => sentenceFor(offer, session)),
  );
  const orderOf = (offer: Offer) => {
    const at = fromCorner.indexOf(offer);
    return gap && at >= gap.after ? at + 1 : at;
  };
  if (all.length === 0) return null;
  return (
    <div className="offer-plain" ref={row} style={room > 0 ? { paddingInlineEnd: `calc(${room}px + 0.4rem)` } : undefined}>
      {gap && <span style={{ order: gap.after, width: gap.width }} />}
      {all.map((offer) => (
        <button
          key={offer.text}
          style={{ order: orderOf(offer) }}
          className={isBelow(offer) ? 'unseen' : undefined}
          data-digit={digitOf(offer)}
          data-aside={offer.aside === true}
          {...handlers({ ...standingOf(shared, offer), isTabStop: !isBelow(offer) }, offer)}
          onClickCapture={({ currentTarget }) => note(currentTarget, sentenceFor(offer, session))}
          title={wholeOf(offer, session)}
        >
          <Digit digit={digitOf(offer)} />
          {sentenceFor(offer, session)}
          {shared.considering.advised?.text === offer.text && <Advised />}
        </button>
      ))}
    </div>
  );
}

/** A lamp and the word: an outline alone says nothing to whoever sees no colours. */
function Advised() {
  const { say } = useSession();
  return (
    <span className="offer-advised">
      <Glyph name="hint" />
      {say('advised')}
    </span>
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
