/** What the one filled button would do: what it brings, and how it may come out. It always has the same room. */
import { type CSSProperties, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Choice } from '../../kernel/game.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { roomFor } from './considered-room.ts';
import { LatePopover } from './late-popover.tsx';
import { Gauges, gaugesOf } from './odds-bar.tsx';
import { useRoom } from './room.ts';
import { detailFor, sentenceFor, useSession } from './session.ts';
import './considered.css';

/** So many lines of what is told of a thing that has no room beside it. */
const LINES = 2;
/** A list of more rows than these needs the room of a picture for itself. */
const SHORT_LIST = 4;

/** Whether there is room for pictures. It stays as it is for as long as the same is asked: nothing below moves. */
export function useRoomForPictures(): boolean {
  const { scene } = useSession();
  const { grouped } = useRoom();
  const asks = scene.question?.asks;
  const [found, setFound] = useState<{ readonly asks: string; readonly isRoom: boolean }>();
  // While something is played out nothing is asked, and the same may be asked again.
  if (asks === undefined || found?.asks === asks) return found?.isRoom ?? true;
  const isRoom = grouped.groups.flatMap(({ rows }) => rows).length <= SHORT_LIST;
  setFound({ asks, isRoom });
  return isRoom;
}

/** Of so many choices the others are like: it is not asked of each what there is to say. */
const ENOUGH = 40;

/** As much room as the longest of what is asked needs, and no more. For as long as the same is asked it never becomes less: nothing below moves up. */
function useNeeds(): CSSProperties {
  const { scene, face, speaker } = useSession();
  const now = useMemo(() => {
    const session = { scene, face, speaker };
    const said = scene.offers.slice(0, ENOUGH).map((offer) => {
      const besides = [detailFor(offer, session), face.about?.(scene.view, offer.choice, speaker)].filter((text) => text !== undefined);
      return { what: sentenceFor(offer, session), besides, gauges: 0, isWay: isWay(offer) };
    });
    // Odds are known of those that are not listed as well.
    const gauges = Math.max(0, ...scene.offers.map(({ odds }) => (odds ? gaugesOf(odds) : 0)));
    return roomFor(said.map((one) => ({ ...one, gauges })));
  }, [scene, face, speaker]);
  const asks = scene.question?.asks;
  const [kept, setKept] = useState({ asks, rem: now });
  const rem = asks === undefined ? kept.rem : asks === kept.asks ? Math.max(kept.rem, now) : now;
  if (asks !== undefined && (asks !== kept.asks || rem !== kept.rem)) setKept({ asks, rem });
  return { ['--considered-needs' as string]: `${rem.toFixed(2)}rem` };
}

export function Considered({ hasRoom }: { readonly hasRoom: boolean }) {
  const session = useSession();
  const { face, speaker, say, scene } = session;
  const { primary, considering, told, held, farStep } = useRoom();
  const style = useNeeds();
  const Picture = hasRoom ? face.Considered : undefined;
  // Where there may be pictures there is room for one, whether there is one or not: nothing below it moves.
  const hasPictures = Picture !== undefined;
  // What was picked and waits for a second press: then it is said what it comes to, whatever else is looked at and there is no room for.
  const { picked } = considering;
  const isAsked = picked !== undefined;
  const considered = picked && considering.meant?.text === picked.text ? picked : considering.considered;
  const offer = considered ?? (primary.does === 'choose' ? primary.offer : undefined);
  if (held) {
    return (
      <div className="considered" style={style} data-held="true" data-in-hand data-picture={hasPictures} data-asks={isAsked}>
        {held.what.map((what) => (
          <p key={what} className="considered-what">
            {what}
          </p>
        ))}
        {held.detail && <Reckoning key={held.detail} text={held.detail} isHeld />}
        {held.odds && <Gauges odds={held.odds} />}
      </div>
    );
  }
  if (told && !considering.held && !farStep) {
    return (
      <div className="considered" style={style} data-picture={hasPictures} data-asks={isAsked}>
        <p className="considered-what">{told.title}</p>
        {told.lines.slice(0, LINES).map(({ text }) => (
          <p key={text} className="considered-detail">
            {text}
          </p>
        ))}
      </div>
    );
  }
  if (!offer) {
    return (
      <div className="considered" style={style} data-empty="true" data-picture={hasPictures}>
        <p className="considered-none">{say('considered-none')}</p>
      </div>
    );
  }
  const detail = farStep?.detail ?? detailFor(offer, session);
  const about = face.about?.(scene.view, offer.choice, speaker);
  // Nobody has come to it yet: what it is called stands on the button, and here, but over its odds, only what there is to say of it.
  const isPlain = considered?.text !== offer.text;
  const isBare = isPlain && !offer.odds && !Picture;
  const isMute = isPlain && !offer.odds && !detail && !about && !isWay(offer);
  const said = isBare ? 'considered-none' : 'considered-detail';
  return (
    <div
      className="considered"
      style={style}
      data-held={!isPlain}
      data-picture={hasPictures}
      data-asks={isAsked}
      data-empty={isBare || isMute}
    >
      {Picture && (
        <div className="considered-picture" aria-hidden="true">
          <Picture view={scene.view} offer={offer} speaker={speaker} />
        </div>
      )}
      {(!isPlain || offer.odds) && <p className="considered-what">{farStep?.what ?? sentenceFor(offer, session)}</p>}
      {isMute && <p className="considered-none">{say('considered-none')}</p>}
      {detail && (isBare ? <p className={said}>{detail}</p> : <Reckoning key={detail} text={detail} />)}
      {about && <p className={said}>{about}</p>}
      <Strip offer={offer} />
      {offer.odds && <Gauges odds={offer.odds} />}
    </div>
  );
}

/** What a choice reckons with, in whole lines: where there is no room for all of it, the rest is told beside it. A full hand asks for no more. */
function Reckoning({ text, isHeld = false }: { readonly text: string; readonly isHeld?: boolean }) {
  const { say } = useSession();
  const words = useRef<HTMLParagraphElement>(null);
  const [isCut, setCut] = useState(false);
  const [asked, setAsked] = useState<Element>();
  useLayoutEffect(() => {
    const element = words.current;
    if (!element) return undefined;
    const measure = () => {
      element.style.webkitLineClamp = 'none';
      const { scrollHeight, clientHeight } = element;
      const isLonger = scrollHeight > clientHeight + HARDLY;
      const line = Number.parseFloat(getComputedStyle(element).lineHeight);
      const lines = Math.floor((clientHeight + HARDLY) / line);
      if (isLonger) element.style.webkitLineClamp = String(Math.max(1, lines));
      // Where not even one finds room, no part of one is seen.
      element.style.visibility = lines > 0 ? '' : 'hidden';
      setCut(isLonger);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.parentElement) observer.observe(element.parentElement);
    return () => observer.disconnect();
  }, []);
  return (
    <>
      <p ref={words} className="considered-detail" data-cut={isCut}>
        {text}
      </p>
      {isCut && !isHeld && (
        <button type="button" className="quiet considered-more" onClick={({ currentTarget }) => setAsked(currentTarget)}>
          {say('more')}
        </button>
      )}
      {asked && (
        <LatePopover anchor={asked} title={say('more')} takesFocus="sheet" onClose={() => setAsked(undefined)}>
          <p>{text}</p>
        </LatePopover>
      )}
    </>
  );
}

/** Pixels below the edge that nobody misses. */
const HARDLY = 3;

/** Several choices of one kind that lead somewhere step by step, whatever else is done there. */
function isWay(offer: Offer): boolean {
  const steps = stepsOf(offer);
  return !offer.says && steps.length > 1 && steps.every(({ kind }) => kind === offer.choice.kind);
}

/** Those up to what it comes to. */
function stepsOf({ choices = [], choice }: Offer): readonly Choice[] {
  return choices.slice(0, choices.findLastIndex(({ kind }) => kind === choice.kind) + 1);
}

/** Where a way leads, in order. */
function Strip({ offer }: { readonly offer: Offer }) {
  const { face, speaker } = useSession();
  const steps = stepsOf(offer);
  const stops = steps.flatMap((one) => face.things(one).slice(-1));
  if (!isWay(offer) || stops.length !== steps.length) return null;
  return (
    <ol className="considered-strip">
      {stops.map((stop, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a way may come back to where it has been
        <li key={i}>{speaker.name(stop)}</li>
      ))}
    </ol>
  );
}
