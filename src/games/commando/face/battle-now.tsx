/** Between the lines: who has the superiority, who fires now, with what dice, and what could come of it. */
import { Dice } from '../../../board/dice.tsx';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Thing } from '../../face.ts';
import type { View } from '../view.ts';
import type { News } from './battle-news.ts';
import { Sign } from './icon.tsx';
import { toneOf } from './piece.tsx';
import { diceNow } from './reckoning.ts';
import { chosen } from './seen.ts';

type BattleSeen = NonNullable<View['battle']>;

interface SuperiorityProps {
  readonly battle: BattleSeen;
  readonly news: News;
  readonly speaker: Speaker;
  readonly calm: boolean;
}

export function SuperiorityBox({ battle, news, speaker, calm }: SuperiorityProps) {
  const rolled = news.superiority?.round === battle.round ? news.superiority : undefined;
  return (
    <div className="battle-superiority">
      <span className="battle-label">{speaker.say('look battle superiority')}</span>
      {rolled && (
        <>
          <Rolled who="commando" die={rolled.commandoDie} leader={rolled.commandoLeader} speaker={speaker} calm={calm} />
          <span aria-hidden="true">:</span>
          <Rolled who="opfor" die={rolled.opforDie} leader={rolled.opforLeader} speaker={speaker} calm={calm} />
        </>
      )}
      <strong data-side={battle.superiority}>
        {speaker.say('look battle has-superiority', { side: battle.superiority })}
        {news.surprised && !rolled && ` ${speaker.say('look battle surprise')}`}
      </strong>
    </div>
  );
}

interface RolledProps {
  readonly who: 'commando' | 'opfor';
  readonly die: number;
  readonly leader: number;
  readonly speaker: Speaker;
  readonly calm: boolean;
}

function Rolled({ who, die, leader, speaker, calm }: RolledProps) {
  return (
    <span className="battle-rolled">
      <Dice sides={6} faces={[die]} tone={toneOf(who)} rolling calm={calm} size={26} label={speaker.name(who)} />
      {leader > 0 && (
        <span>
          {speaker.say('look battle leader-bonus', { count: leader })} {speaker.say('look battle total', { total: die + leader })}
        </span>
      )}
    </span>
  );
}

interface NowProps {
  readonly view: View;
  readonly asks: string | undefined;
  readonly offers: readonly Offer[];
  readonly considered: Offer | undefined;
  readonly pointed: Thing | undefined;
  readonly speaker: Speaker;
}

export function BattleNow({ view, asks, offers, considered, pointed, speaker }: NowProps) {
  const dice = diceNow(view);
  const { battle } = view;
  if (!battle) return null;
  if (asks === 'line' || asks === 'opfor-line') {
    const all = asks === 'line' ? battle.line.length : battle.opfor.length;
    return <div className="battle-now">{speaker.say('look battle line-up', { place: battle.lined + 1, all })}</div>;
  }
  if (!dice) return <div className="battle-now" />;
  return (
    <div className="battle-now" aria-live="off">
      <Sign name="crosshair" size={22} />
      <div>
        <strong>{speaker.say('look battle fires-with', { unit: battle.firing, total: dice.total })}</strong>
        <span className="battle-sum">{speaker.say('look battle made-of', dice)}</span>
        <span className="battle-odds">{oddsText(offers, considered, pointed, speaker)}</span>
      </div>
      <BlankDice count={dice.total} />
    </div>
  );
}

/** The odds of the target under the pointer or being considered. */
function oddsText(offers: readonly Offer[], considered: Offer | undefined, pointed: Thing | undefined, speaker: Speaker): string {
  const aimed = [...(considered ? [considered] : []), ...offers].find(({ choice }) => {
    const known = chosen(choice);
    return known.kind === 'fire' && (considered?.choice === choice || known.opfor === pointed);
  });
  const choice = aimed && chosen(aimed.choice);
  if (!aimed?.odds || choice?.kind !== 'fire') return speaker.say('look battle pick-target');
  return speaker.say('look battle odds-at', { opfor: choice.opfor, odds: speaker.odds(aimed.odds) });
}

/** Dice still in the hand. */
function BlankDice({ count }: { readonly count: number }) {
  return (
    <span className="battle-hand" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names
        <span key={i} className="battle-blank" />
      ))}
    </span>
  );
}
