/** What a press upon a thing opens beside it: which of several choices is meant, or why there is none. */
import { useEffect } from 'react';
import type { Offer } from '../../kernel/witness.ts';
import { OddsBar } from './odds-bar.tsx';
import { Popover } from './popover.tsx';
import { RuleLink } from './rule-popover.tsx';
import { sentenceFor, sentenceOf, useSession } from './session.ts';
import type { Choosing, Opened } from './use-choosing.ts';
import './explain.css';

export function OpenedBeside({ choosing }: { readonly choosing: Choosing }) {
  const { opened } = choosing;
  if (!opened) return null;
  return opened.what === 'which' ? <Which opened={opened} choosing={choosing} /> : <WhyNot opened={opened} onClose={choosing.close} />;
}

type Opens<What extends Opened['what']> = Extract<Opened, { readonly what: What }>;

function Which({ opened, choosing }: { readonly opened: Opens<'which'>; readonly choosing: Choosing }) {
  const { speaker, scene, face } = useSession();
  const title = face.describe(scene.view, opened.thing, speaker)?.title ?? speaker.name(opened.thing);
  return (
    <Popover anchor={opened.anchor} title={title} onClose={choosing.close} takesFocus="first">
      <div className="which">
        {opened.offers.map((offer) => (
          <WhichRow key={offer.text} offer={offer} choosing={choosing} />
        ))}
      </div>
    </Popover>
  );
}

function WhichRow({ offer, choosing }: { readonly offer: Offer; readonly choosing: Choosing }) {
  const session = useSession();
  return (
    <button
      type="button"
      className="offer-row"
      data-considered={choosing.considered?.text === offer.text}
      onPointerEnter={() => choosing.hover(offer)}
      onPointerLeave={() => choosing.hover(undefined)}
      onFocus={() => choosing.hover(offer)}
      onClick={() => choosing.commit(offer)}
    >
      <span>{sentenceFor(offer, session)}</span>
      {offer.odds && <span className="offer-odds">{session.speaker.odds({ outcomes: offer.odds.outcomes.slice(0, 1) })}</span>}
      {offer.odds && <OddsBar odds={offer.odds} />}
    </button>
  );
}

function WhyNot({ opened, onClose }: { readonly opened: Opens<'why-not'>; readonly onClose: () => void }) {
  const { speaker, scene, face, say, announce } = useSession();
  const { verdicts, thing } = opened;
  const title = face.describe(scene.view, thing, speaker)?.title ?? speaker.name(thing);
  const refusals = verdicts?.flatMap(({ choice, refusal }) => (refusal ? [{ choice, refusal }] : []));
  const spoken = refusals && (refusals.map(({ refusal }) => sentenceOf(refusal, speaker)).join(' ') || say('nothing-to-do-here'));
  useEffect(() => {
    if (spoken !== undefined) announce(`${title}: ${spoken}`);
  }, [spoken, title, announce]);
  if (!refusals) return null;
  return (
    <Popover anchor={opened.anchor} title={title} onClose={onClose}>
      {refusals.length === 0 && <p>{say('nothing-to-do-here')}</p>}
      <ul className="why-not">
        {refusals.map(({ choice, refusal }) => (
          <li key={`${choice} ${refusal.code}`}>
            {sentenceOf(refusal, speaker)} <RuleLink rule={refusal.rule} />
          </li>
        ))}
      </ul>
    </Popover>
  );
}
