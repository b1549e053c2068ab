/** Every legal choice in words. Pointing at one previews it on the board; pressing it does the same as pressing there. */
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { Offer } from '../../kernel/witness/sight.ts';
import { MOST_UNSEARCHED, matches, offersIn, type Row, rowsIn } from './grouping.ts';
import { ConfirmOffer, FoldedRow, OfferButton, PlainOffers } from './offer-row.tsx';
import { useRoom } from './room.ts';
import { sentenceFor, useSession } from './session.ts';
import './offers.css';

interface OffersProps {
  /** Whether a first tap is confirmed here, and not elsewhere. */
  readonly confirms: boolean;
}

export function Offers({ confirms }: OffersProps) {
  const session = useSession();
  const { grouped, considering, sitting } = useRoom();
  const { say, desk } = session;
  const { version } = session.scene;
  /** Another question, another search. */
  const [search, setSearch] = useState({ version, typed: '' });
  const typed = search.version === version ? search.typed : '';
  const setTyped = (words: string) => setSearch({ version, typed: words });
  const [current, setCurrent] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const searchId = useId();
  const rows = rowsIn(grouped);
  const isLong = rows.length > MOST_UNSEARCHED;

  const isFound = (row: Row) => !isLong || typed === '' || offersIn(row).some((offer) => matches(sentenceFor(offer, session), typed));
  const found = rows.filter(isFound);
  const inOrder = found.flatMap(offersIn).map(({ text }) => text);
  const tabStop = current !== undefined && inOrder.includes(current) ? current : inOrder[0];
  const shared = { desk, considering, isLocked: sitting.sending !== 'no', tabStop, onFocus: ({ text }: Offer) => setCurrent(text) };
  const digitOf = (row: Row) => found.indexOf(row) + 1;

  return (
    <div className="offers" data-offers tabIndex={-1}>
      {isLong && (
        <div className="offers-search">
          <label className="unseen" htmlFor={searchId}>
            {say('search')}
          </label>
          <input
            id={searchId}
            type="search"
            value={typed}
            placeholder={say('search')}
            autoComplete="off"
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') setTyped('');
              if (event.key === 'ArrowDown' || event.key === 'Enter') {
                event.preventDefault();
                firstOffer(list.current)?.focus();
              }
            }}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys walk along the buttons within */}
      <div className="offer-list" ref={list} onKeyDown={walk}>
        {grouped.groups.map(({ kind, rows: inGroup }) => {
          const shown = inGroup.filter(isFound);
          if (shown.length === 0) return null;
          return (
            <ul key={kind} className="offer-group">
              {shown.map((row) => (
                <li key={offersIn(row)[0]?.text}>
                  {'offer' in row ? (
                    <OfferButton {...shared} offer={row.offer} digit={digitOf(row)} />
                  ) : (
                    <FoldedRow {...shared} offers={row.offers} digit={digitOf(row)} />
                  )}
                </li>
              ))}
            </ul>
          );
        })}
      </div>
      {found.length === 0 && rows.length > 0 && <p className="offer-none">{say('nothing-found', { typed })}</p>}
      <PlainOffers
        {...shared}
        isAll={grouped.groups.length === 0}
        plain={grouped.plain}
        pass={grouped.pass}
        digitOf={(offer) => found.findIndex((row) => offersIn(row).includes(offer)) + 1}
      />
      {confirms && considering.picked && <ConfirmOffer offer={considering.picked} />}
    </div>
  );
}

/** Up and down along all choices; the list itself is one tab stop. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-offer]')];
  const at = all.findIndex((one) => one.matches(':focus'));
  const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
  if (to === undefined || at < 0) return;
  event.preventDefault();
  all[(to + all.length) % all.length]?.focus();
}

export function firstOffer(within: ParentNode | null | undefined): HTMLElement | undefined {
  const all = within?.querySelectorAll<HTMLElement>('[data-offer]') ?? [];
  return [...all].find((one) => one.tabIndex === 0) ?? [...all][0];
}
