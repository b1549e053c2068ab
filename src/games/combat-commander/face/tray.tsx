/** What lies at the foot of the map: the hand, tucked under its edge, what waits to be set up, the piles, and how the map is looked at. */
import { useRef } from 'react';
import { useCovering } from '../../../board/covering.ts';
import { Press } from '../../../board/press.tsx';
import { ZoomButtons } from '../../../board/zoom-control.tsx';
import type { Offer } from '../../../kernel/witness/sight.ts';
import { frameWords } from '../../board-words.ts';
import type { PieceProps, Thing } from '../../face.ts';
import { hexNamed } from '../content/battle-map.ts';
import { enemyOf, type Side } from '../content/terms.ts';
import { firerOf } from '../rules/units.ts';
import { ownSide, type View } from '../view.ts';
import { CardFace } from './card/card.tsx';
import { discardsOf, pileOf } from './describe.ts';
import { Gesture } from './playing/gestures.tsx';
import { seen, told } from './seen.ts';
import { thingsOf, touched } from './things.ts';
import type { TrayParts } from './tray-parts.ts';
import { BoxedCounter, counterFor, Waiting } from './waiting.tsx';
import './tray.css';

export function Tray(props: PieceProps) {
  const view = seen(props.view);
  // RS There are neither cards nor a map yet.
  return view.draft ? null : <TrayLaid {...props} view={view} />;
}

function TrayLaid({ view, ...props }: PieceProps & { readonly view: View }) {
  const tray = useRef<HTMLDivElement>(null);
  useCovering(tray);
  const considers = new Set(props.considered ? thingsOf(props.considered.choice) : []);
  const parts: TrayParts = { ...props, view, legal: touched(props.offers), considers };
  const own = ownSide(view) ?? view.active;
  const isSetUp = view.toSetUp.length > 0 && view.phase === 'set-up';
  const others = elsewhereIn(parts);
  const isRaised = props.asks === 'discard' || others.length > 0;
  const { isOnSheet, playing } = props;
  return (
    <div ref={tray} className="tray" data-raised={isRaised}>
      {isOnSheet && playing && (
        <div className="in-play">
          <Gesture view={view} playing={playing} speaker={props.speaker} calm={props.calm} rolls={told(props.told ?? [])} />
        </div>
      )}
      <div className="tray-drawer">
        <div className="tray-hand">
          {isSetUp ? <Waiting {...parts} /> : <Hand {...parts} own={own} />}
          <Elsewhere {...parts} others={others} />
        </div>
      </div>
      <div className="tray-side">
        <Piles {...parts} own={own} />
        <ZoomButtons words={frameWords(props.speaker)} />
      </div>
    </div>
  );
}

/** Cards that can be played are lit; those being put together for the discards are chosen. */
function Hand({ own, ...parts }: TrayParts & { readonly own: Side }) {
  const { view, speaker, legal, considers, pointed, onPoint, onPress } = parts;
  const { hand, cards } = view.sides[own];
  const tossed = new Set((parts.gathered ?? []).flatMap(({ choice }) => thingsOf(choice)));
  const held = hand ?? [];
  const shown = view.shown ?? [];
  const lookOf = (card: string) => {
    if (considers.has(card) || tossed.has(card)) return 'chosen';
    if (legal.has(card)) return 'lit';
    return parts.offers.length > 0 ? 'dim' : 'plain';
  };
  return (
    <ul className="hand" aria-label={speaker.say('look hand', { count: cards })}>
      {held.map((card) => (
        <li key={card} data-tossed={tossed.has(card)}>
          <Press
            thing={card}
            className="hand-card"
            label={speaker.name(card)}
            legal={legal.has(card)}
            considered={considers.has(card) || tossed.has(card)}
            pointed={pointed === card}
            onPoint={onPoint}
            onPress={onPress}
          >
            <CardFace card={card} side={own} speaker={speaker} look={lookOf(card)} lit={litOf(parts.offers, card)} />
          </Press>
        </li>
      ))}
      {shown.length > 0 && <li className="hand-whose">{speaker.name(enemyOf(own))}</li>}
      {shown.map((card) => (
        <li key={card}>
          <Press
            thing={card}
            className="hand-card hand-shown"
            label={speaker.name(card)}
            legal={legal.has(card)}
            considered={considers.has(card)}
            pointed={pointed === card}
            onPoint={onPoint}
            onPress={onPress}
          >
            <CardFace card={card} side={enemyOf(own)} speaker={speaker} look={lookOf(card)} />
          </Press>
        </li>
      ))}
      {held.length === 0 && <li className="hand-empty">{speaker.say('look hand-empty', { count: cards })}</li>}
    </ul>
  );
}

/** Which part of a card can be played now. */
function litOf(offers: readonly Offer[], card: string): 'order' | 'action' | 'both' | undefined {
  const kinds = offers.flatMap(({ choice }) => ('card' in choice && choice.card === card ? [choice.kind] : []));
  if (kinds.includes('toss')) return undefined;
  // A33 Op Fire is played from the Order
  const isOrder = kinds.some((kind) => kind === 'order' || kind === 'op-fire');
  const isAction = kinds.some((kind) => kind !== 'order' && kind !== 'op-fire');
  if (isOrder && isAction) return 'both';
  return isOrder ? 'order' : isAction ? 'action' : undefined;
}

/** What may be chosen and lies neither on the map nor in the hand: lost weapons and units, support, edges, maps. */
function elsewhereIn({ view, legal }: TrayParts): readonly Thing[] {
  const waiting = view.toSetUp.flatMap(({ units, weapons }) => [...units.map(({ unit }) => unit), ...weapons]);
  const own = ownSide(view);
  const inHand = own === undefined ? [] : (view.sides[own].hand ?? []);
  const isSeen = (thing: Thing) =>
    hexNamed(thing) >= 0 ||
    firerOf(view, thing) !== undefined ||
    waiting.includes(thing) ||
    [...inHand, ...(view.shown ?? [])].includes(thing);
  return [...legal].filter((thing) => !isSeen(thing));
}

function Elsewhere({ others, ...parts }: TrayParts & { readonly others: readonly Thing[] }) {
  if (others.length === 0) return null;
  return (
    <ul className="elsewhere">
      {others.map((thing) => (
        <li key={thing}>
          <OneElsewhere {...parts} thing={thing} />
        </li>
      ))}
    </ul>
  );
}

/** As a counter, if it is one. */
function OneElsewhere({ thing, ...parts }: TrayParts & { readonly thing: Thing }) {
  const { considers, speaker, pointed, onPoint, onPress } = parts;
  const carrier = counterFor(thing);
  if (carrier) return <BoxedCounter {...parts} carrier={carrier} thing={thing} isUp={false} />;
  return (
    <Press
      thing={thing}
      className="elsewhere-thing"
      label={speaker.name(thing)}
      legal
      considered={considers.has(thing)}
      pointed={pointed === thing}
      onPoint={onPoint}
      onPress={onPress}
    >
      {speaker.name(thing)}
    </Press>
  );
}

/** How many cards are where, of both sides; piles can be pointed at. */
function Piles({ view, own, speaker, pointed, onPoint }: TrayParts & { readonly own: Side }) {
  const pile = (thing: string, label: string, count: number) => (
    <td>
      <Press thing={thing} className="pile" label={label} pointed={pointed === thing} onPoint={onPoint} onPress={onPoint}>
        {count}
      </Press>
    </td>
  );
  return (
    <table className="piles">
      <thead>
        <tr>
          <td />
          {(['draw', 'discards', 'hand'] as const).map((column) => (
            <th key={column} scope="col">
              {speaker.say(`look piles ${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[own, enemyOf(own)].map((side) => {
          const { pile: left, discards, cards } = view.sides[side];
          return (
            <tr key={side}>
              <th scope="row">{speaker.name(side)}</th>
              {pile(pileOf(side), speaker.say('look pile title', { side }), left)}
              {pile(discardsOf(side), speaker.say('look discards title', { side, count: discards.length }), discards.length)}
              <td>{cards}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
