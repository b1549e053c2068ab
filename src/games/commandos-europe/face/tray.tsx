/** Below the map: a sheet for each squad, what lies loose beside it, and while purchases are made everything that is for sale. */
import { memo, useRef, type WheelEvent } from 'react';
import { useCovering } from '../../../board/covering.ts';
import { Press } from '../../../board/press.tsx';
import { useSteady } from '../../../board/steady.ts';
import { ZoomButtons } from '../../../board/zoom-control.tsx';
import { frameWords } from '../../board-words.ts';
import type { PieceProps, Thing } from '../../face.ts';
import { isGear, pieceAt } from '../content/pieces.ts';
import { heardLastIn } from '../reckoning/escape.ts';
import { figuresOf, pieceOrKind } from '../reckoning/figures.ts';
import { positionOf } from '../reckoning/position.ts';
import type { PieceView, View } from '../view.ts';
import type { ChoiceKind } from '../vocabulary.ts';
import { PieceCounter } from './piece/counter.tsx';
import { unrolledAt } from './playing/beats.ts';
import { seen, told } from './seen.ts';
import { askedFor, BASE, Catalogue, Looked, Purse } from './sheet/catalogue.tsx';
import { type Store, sheetsIn, storesIn } from './sheet/company.ts';
import { sheetOf, standsForSheet, storeOf } from './sheet/hands.ts';
import { BaseGoods, EscapeBill } from './sheet/small-parts.tsx';
import { SquadBrief, SquadSheet } from './sheet/squad-sheet.tsx';
import { lookedAt, triedOn } from './sheet/tried.ts';
import { isHex, thingsOf, touched } from './things.ts';
import './tray.css';

/** So many sheets lie side by side with all there is on them; of more, each says it in brief but that of whoever moves. */
const SIDE_BY_SIDE = 2;

/** A hex under the pointer is nothing to the tray: then none of it is laid out anew. */
export function Tray(props: PieceProps) {
  const hands = useSteady(props);
  const { view, speaker, asks, offers, inHand, ontos = NOWHERE, recent, calm, hexDirection, onChoose } = props;
  const known = { view, speaker, asks, offers, inHand, ontos, recent, calm, hexDirection, onChoose };
  const away = (thing: Thing | undefined) => (thing === undefined || isHex(thing) ? undefined : thing);
  const isWay = props.considered !== undefined && WAYS.has(props.considered.choice.kind);
  const looked = { pointed: away(props.pointed), tapped: away(props.tapped), considered: isWay ? undefined : props.considered };
  const unrolled = props.playing && unrolledAt(props.playing);
  return <TrayLaid {...known} {...looked} {...hands} unrolled={unrolled} />;
}

const NOWHERE: readonly Thing[] = [];
const WAYS: ReadonlySet<string> = new Set<ChoiceKind>(['go', 'step']);

const TrayLaid = memo(function TrayLaid(props: PieceProps & { readonly unrolled: string | undefined }) {
  const view = seen(props.view);
  const { speaker, asks, inHand, ontos = NOWHERE, offers } = props;
  const legal = touched(offers);
  const considers = new Set(props.considered ? thingsOf(props.considered.choice) : []);
  const isBuying = asks === 'purchase';
  const sheets = sheetsIn(view);
  const targets = new Set<Thing>(inHand === undefined ? [] : [...ontos, ...legal]);
  const isOnto = (thing: Thing) =>
    targets.has(thing) || standsForSheet(view, thing).some((meant) => meant !== inHand && targets.has(meant));
  const parts: Parts = { ...props, view, legal, considers };
  const press = (piece: PieceView) => <PressedPiece {...parts} id={piece.id} label={labelOf(view, piece.id, speaker)} />;
  const tray = useRef<HTMLDivElement>(null);
  useCovering(tray);
  const fleeing = asks === 'escape' ? sheets.filter(({ squad }) => heardLastIn(view).includes(squad)) : [];
  return (
    <div ref={tray} className="tray" data-buying={isBuying} data-covers>
      {isBuying && (
        <Catalogue
          view={view}
          looked={lookedAt(props)}
          bought={boughtIn(props.recent)
            .map((event) => speaker.event(event))
            .join(' ')}
          speaker={speaker}
          squads={sheets
            .filter(({ squad }) => view.bases.includes(squad.at))
            .map((sheet) => (
              <SquadBrief key={sheet.squad.id} view={view} sheet={sheet} tried={triedOn(view, sheet.squad.id, props)} speaker={speaker} />
            ))}
          press={(kind, isNeeded) => <PressedGoods {...parts} kind={kind} isNeeded={isNeeded} />}
        />
      )}
      <div className="tray-row">
        <div className="tray-company" data-many={sheets.length > SIDE_BY_SIDE} onWheel={scrollAlong}>
          {sheets.length === 0 && (
            <p className="tray-nobody">{speaker.say(view.bases.some((hex) => hex !== '') ? 'sheet nobody-yet' : 'sheet nobody')}</p>
          )}
          {sheets.map((sheet) => (
            <SquadSheet
              key={sheet.squad.id}
              view={view}
              sheet={sheet}
              tried={triedOn(view, sheet.squad.id, props)}
              isOnto={isOnto(sheetOf(sheet.squad.id))}
              isFleeing={fleeing.includes(sheet)}
              unrolled={props.unrolled}
              speaker={speaker}
              press={press}
              named={(squad) => <PressedName {...parts} id={squad.id} label={speaker.name(squad.id)} />}
            />
          ))}
          {fleeing.length > 0 && <EscapeBill view={view} hex={fleeing[0]?.squad.at ?? ''} speaker={speaker} />}
          {fleeing.length === 0 &&
            storesIn(view).map((store) => (
              <StoreBox key={store.hex} {...parts} store={store} isOnto={isOnto(storeOf(store.hex))} press={press} />
            ))}
        </div>
        <div className="tray-side">
          <Purse points={view.points} cost={isBuying ? askedFor(view, lookedAt(props)) : undefined} speaker={speaker} />
          {isBuying && <Looked view={view} looked={lookedAt(props)} bought="" speaker={speaker} />}
          <ZoomButtons words={frameWords(speaker)} />
        </div>
      </div>
    </div>
  );
});

/** A wheel turns up and down, and the sheets lie side by side. */
function scrollAlong({ currentTarget, deltaX, deltaY }: WheelEvent<HTMLElement>): void {
  if (deltaX === 0) currentTarget.scrollLeft += deltaY;
}

const boughtIn = (recent: PieceProps['recent']) => told(recent).filter((event) => event.type === 'bought');

interface Parts extends PieceProps {
  readonly view: View;
  readonly legal: ReadonlySet<Thing>;
  readonly considers: ReadonlySet<Thing>;
}

function labelOf(view: View, id: string, speaker: PieceProps['speaker']): string {
  const piece = pieceOrKind(id);
  return piece < 0 ? speaker.name(id) : speaker.say('sheet label', { piece: id, ...figuresOf(positionOf(view), piece) });
}

interface PressedProps extends Parts {
  readonly id: Thing;
  readonly label: string;
}

const pressOf = ({ id, label, legal, pointed, onPoint, onPress }: PressedProps) =>
  ({ thing: id, label, legal: legal.has(id), pointed: pointed === id, onPoint, onPress }) as const;

function PressedPiece(props: PressedProps) {
  const { view, id, considers } = props;
  return (
    <Press {...pressOf(props)} className="tray-piece" considered={considers.has(id)}>
      <svg viewBox="-24 -29 48 54" aria-hidden="true">
        {/* gear in hand looks like this, for on the map it may be no more than a sign */}
        <g data-shows={isGear(pieceAt(id)) ? id : undefined}>
          <PieceCounter view={view} id={id} size={44} />
        </g>
      </svg>
    </Press>
  );
}

function PressedName(props: PressedProps) {
  return (
    <Press {...pressOf(props)} className="squad-name">
      {props.label}
    </Press>
  );
}

/** With its price: what cannot be paid is pressed for the reason. */
function PressedGoods({ kind, isNeeded, ...parts }: Parts & { readonly kind: string; readonly isNeeded: boolean }) {
  const { view, speaker, legal, considers, pointed, onPoint, onPress } = parts;
  const label = kind === BASE ? speaker.say('sheet shop base') : labelOf(view, kind, speaker);
  return (
    <Press
      thing={kind}
      className="tray-piece tray-goods"
      label={isNeeded ? `${label}. ${speaker.say('sheet shop needed-sign')}` : label}
      legal={legal.has(kind)}
      considered={considers.has(kind)}
      pointed={pointed === kind}
      onPoint={onPoint}
      onPress={onPress}
    >
      <svg viewBox="-24 -24 48 49" aria-hidden="true">
        {kind === BASE ? <BaseGoods /> : <PieceCounter view={view} id={kind} size={44} />}
      </svg>
    </Press>
  );
}

interface StoreBoxProps extends Parts {
  readonly store: Store;
  readonly isOnto: boolean;
  readonly press: (piece: PieceView) => React.ReactNode;
}

/** So many lie in one row. */
const ONE_ROW = 3;

/** What nobody has, by hex: gear is put down here, and taken up from here. */
function StoreBox({ view, store, isOnto, recent, speaker, press }: StoreBoxProps) {
  const { hex, isBase, pieces, gaps } = store;
  const bought = new Set(boughtIn(recent).map(({ piece }) => piece));
  const isBeside = view.pieces.some(({ id, at }) => id === view.move?.lead && at === hex);
  return (
    <section
      className="store"
      data-thing={storeOf(hex)}
      data-onto={isOnto}
      data-base={isBase}
      data-beside={isBeside}
      data-many={pieces.length > ONE_ROW}
    >
      <p className="sheet-head">{speaker.say(isBase ? 'sheet base' : 'sheet loose', { hex })}</p>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.id} className={gaps.has(piece.id) ? 'store-gap' : undefined} data-new={bought.has(piece.id)}>
            {!gaps.has(piece.id) && press(piece)}
          </li>
        ))}
        {pieces.length === 0 && <li className="store-empty">{speaker.say('sheet loose-none')}</li>}
      </ul>
    </section>
  );
}
