/** From a press, a hover or a key to a choice: what is considered, what was picked first, and what a press has opened. */
import { useEffect, useRef, useState } from 'react';
import type { Face, Thing } from '../../games/face.ts';
import type { Offer } from '../../kernel/witness.ts';
import type { Explained, Scene } from '../../wire/wire.ts';
import { api, OutOfReachError, RefusedError } from '../api.ts';
import { meaningOf } from './choosing.ts';

/** What a press has opened beside a thing. */
export type Opened =
  | { readonly what: 'which'; readonly thing: Thing; readonly offers: readonly Offer[]; readonly anchor: Element }
  | { readonly what: 'why-not'; readonly thing: Thing; readonly verdicts: Explained['verdicts'] | undefined; readonly anchor: Element };

export interface Choosing {
  /** What the board shows: under the pointer, picked, or advised. */
  readonly considered: Offer | undefined;
  /** The one that the scripted player advises, if it was asked. */
  readonly advised: Offer | undefined;
  /** Whether it is under the pointer, has the focus, or was picked. */
  isHeld(offer: Offer): boolean;
  /** Picked by a first press, to be confirmed by a second. */
  readonly picked: Offer | undefined;
  readonly opened: Opened | undefined;
  hover(offer: Offer | undefined): void;
  /** A row of the list or a button was pressed. */
  pick(offer: Offer): void;
  press(thing: Thing, element?: Element): void;
  commit(offer: Offer): void;
  close(): void;
  /** One step back: false when there was nothing to step back from. */
  stepBack(): boolean;
}

interface Wanted {
  readonly scene: Scene;
  readonly face: Face;
  readonly offers: readonly Offer[];
  /** The choice the scripted player advises. */
  readonly advised: string | undefined;
  readonly twoStep: boolean;
  choose(text: string): void;
}

export function useChoosing({ scene, face, offers, advised, twoStep, choose }: Wanted): Choosing {
  const [hovered, setHovered] = useState<string>();
  const [pickedText, setPicked] = useState<string>();
  const [pressed, setPressed] = useState<Thing>();
  const [opened, setOpened] = useState<Opened>();
  const pointer = usePointerType();
  const id = scene.table.id;

  const forget = () => {
    setHovered(undefined);
    setPicked(undefined);
    setPressed(undefined);
    setOpened(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment, another choice
  useEffect(forget, [scene.version, offers]);

  const find = (text: string | undefined) => offers.find((offer) => offer.text === text);
  const picked = find(pickedText);
  const needsTwo = () => twoStep || pointer.current === 'touch';

  const commit = (offer: Offer) => {
    forget();
    choose(offer.text);
  };

  const explain = async (thing: Thing, anchor: Element) => {
    setOpened({ what: 'why-not', thing, verdicts: undefined, anchor });
    let verdicts: Explained['verdicts'] = [];
    try {
      ({ verdicts } = await api.explain(id, { thing }));
    } catch (error) {
      if (!(error instanceof OutOfReachError || error instanceof RefusedError)) throw error;
      if (error instanceof RefusedError) verdicts = [{ choice: '', refusal: error.refused }];
    }
    setOpened((now) => (now?.what === 'why-not' && now.thing === thing ? { ...now, verdicts } : now));
  };

  return {
    considered: find(hovered) ?? picked ?? find(advised),
    advised: find(advised),
    isHeld: ({ text }) => text === (hovered ?? picked?.text),
    picked,
    opened,
    hover: (offer) => setHovered(offer?.text),
    pick(offer) {
      if (needsTwo() && pickedText !== offer.text) setPicked(offer.text);
      else commit(offer);
    },
    press(thing, element) {
      const anchor = element ?? document.getElementById(`thing-${thing}`) ?? document.body;
      const meaning = meaningOf(offers, face.things, thing, { thing: pressed, offer: picked, twoStep: needsTwo() });
      if (meaning.do === 'choose') return commit(meaning.offer);
      setPressed(meaning.do === 'explain' ? undefined : thing);
      setPicked(meaning.do === 'consider' ? meaning.offer.text : undefined);
      if (meaning.do === 'ask-which') setOpened({ what: 'which', thing, offers: meaning.offers, anchor });
      else if (meaning.do === 'explain') void explain(thing, anchor);
      else setOpened(undefined);
    },
    commit,
    close: () => setOpened(undefined),
    stepBack() {
      if (!opened && pickedText === undefined && pressed === undefined) return false;
      forget();
      return true;
    },
  };
}

/** A finger gets a second look before it chooses; a mouse and a key have had theirs by hovering and walking. */
function usePointerType() {
  const pointer = useRef('mouse');
  useEffect(() => {
    const note = ({ pointerType }: PointerEvent) => {
      pointer.current = pointerType;
    };
    const key = () => {
      pointer.current = 'keyboard';
    };
    window.addEventListener('pointerdown', note, true);
    window.addEventListener('keydown', key, true);
    return () => {
      window.removeEventListener('pointerdown', note, true);
      window.removeEventListener('keydown', key, true);
    };
  }, []);
  return pointer;
}
