/** Every legal choice in words. Pointing at one previews it on the board; pressing it does the same as pressing there. */
import { type KeyboardEvent, lazy, Suspense, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useNarrow } from '../../board/narrow.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { isAtWindow } from './company/stops.ts';
import { useGoesOn } from './goes-on.ts';
import { MOST_UNSEARCHED, matches, offersIn, type Row, rowsIn } from './grouping.ts';
import { FoldedRow, OfferButton, PlainOffers, standingOf } from './offer-row.tsx';
import { useOneScroll } from './one-scroll.ts';
import { useRoom } from './room.ts';
import { detailFor, type Session, sentenceFor, useSession } from './session.ts';
import { type Sayings, toldOf } from './telling.ts';
import './offers.css';

const NotAgain = lazy(() => import('./not-again.tsx'));

export function Offers() {
  const session = useSession();
  const { grouped, considering, sitting, pieces } = useRoom();
  const { say, desk } = session;
  const { version } = session.scene;
  /** Another question, another search. */
  const [search, setSearch] = useState({ version, typed: '' });
  const typed = search.version === version ? search.typed : '';
  const setTyped = (words: string) => setSearch({ version, typed: words });
  const [current, setCurrent] = useState<string>();
  const onFocus = useCallback(({ text }: Offer) => setCurrent(text), []);
  const list = useRef<HTMLDivElement>(null);
  const searchId = useId();
  const rows = rowsIn(grouped);
  const isNarrow = useNarrow();
  const isLong = rows.length > (isNarrow ? MOST_UNSEARCHED.narrow : MOST_UNSEARCHED.wide);

  const isFound = (row: Row) => !isLong || typed === '' || offersIn(row).some((offer) => matches(sentenceFor(offer, session), typed));
  const found = rows.filter(isFound);
  const inOrder = found.flatMap(offersIn).map(({ text }) => text);
  // The list scrolls by itself, so it is entered by itself; the buttons below it have a stop where one stands there, or where there is no list.
  const below = new Set([...grouped.plain, ...(grouped.pass ? [grouped.pass] : [])].map(({ text }) => text));
  const listed = inOrder.filter((text) => !below.has(text));
  const tabStop = current !== undefined && listed.includes(current) ? current : listed[0];
  const stopBelow = current !== undefined && below.has(current) ? current : listed.length > 0 ? undefined : inOrder[0];
  const shared = {
    desk,
    considering,
    isLocked: sitting.sending !== 'no',
    tabStop,
    onFocus,
    gathered: pieces.gathered?.map(({ text }) => text),
  };
  const digitOf = (row: Row) => found.indexOf(row) + 1;
  // a pointer that moves changes no word of it
  const groups = useMemo(
    () => grouped.groups.map((group) => ({ ...group, told: toldOf(group.rows, sayingsIn(session)) })),
    [grouped, session],
  );

  // What is advised may stand farther down; on a sheet that would take the reason out of sight.
  const advised = considering.advised?.text;
  useEffect(() => {
    if (advised !== undefined && !isNarrow) list.current?.querySelector('[data-advised="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [advised, isNarrow]);

  useOneScroll(list, version);
  useGoesOn(list);

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
        {groups.map(({ kind, rows: inGroup, told }) => {
          const shown = inGroup.flatMap((row, i) => {
            const words = told.rows[i];
            return words && isFound(row) ? [{ row, words }] : [];
          });
          if (shown.length === 0) return null;
          return (
            <div key={kind} className="offer-group">
              {(told.heading !== '' || told.note !== '') && (
                <p className="offer-heading">
                  <span>{told.heading}</span>
                  <span>{told.note}</span>
                </p>
              )}
              <ul>
                {shown.map(({ row, words }) => (
                  <li key={offersIn(row)[0]?.text}>
                    {'offer' in row ? (
                      <OfferButton {...standingOf(shared, row.offer)} offer={row.offer} told={words} digit={digitOf(row)} />
                    ) : (
                      <FoldedRow {...shared} offers={row.offers} told={words} digit={digitOf(row)} />
                    )}
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
      {found.length === 0 && rows.length > 0 && <p className="offer-none">{say('nothing-found', { typed })}</p>}
      <PlainOffers
        {...shared}
        tabStop={stopBelow}
        plain={grouped.plain}
        pass={grouped.pass}
        digitOf={(offer) => found.findIndex((row) => offersIn(row).includes(offer)) + 1}
      />
      {isAtWindow(session.scene) && (
        <Suspense fallback={null}>
          <NotAgain />
        </Suspense>
      )}
    </div>
  );
}

function sayingsIn(session: Session): Sayings {
  const { speaker, face } = session;
  return {
    sentence: (offer) => sentenceFor(offer, session),
    names: ({ choice, says }) => (says ? [] : face.things(choice)).map((thing) => speaker.name(thing)),
    // Rows say what tells one place from another; what several choices come to is told where one of them is considered.
    detail: (offer) => (offer.says ? detailFor(offer, session) : face.detail?.(session.scene.view, offer.choice, speaker)),
    outcome: (what) => speaker.say(`odds ${what}`),
    chances: (odds) => speaker.chances(odds),
  };
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
