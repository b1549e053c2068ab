/** One line of battle, from the front to the rear: ours near, theirs on the skyline. */
import type { CSSProperties } from 'react';
import type { OnPoint, OnPress } from '../../../board/pointing.ts';
import { Press } from '../../../board/press.tsx';
import type { Odds } from '../../../kernel/game.ts';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Thing } from '../../face.ts';
import { theatreOf } from '../content/theatres.ts';
import { fireOddsAt } from '../fire-odds.ts';
import { KIA } from '../killed.ts';
import type { View } from '../view.ts';
import type { BattleScene, Fighter } from './battle-scene.ts';
import { Sign } from './icon.tsx';
import { marksOn, PieceOnPaper, pieceLabel } from './piece.tsx';
import type { Side } from './playing/story.ts';
import { chosen } from './seen.ts';
import { MARKER_ICONS } from './unit-icons.ts';

interface LineHands {
  readonly legal: ReadonlySet<Thing>;
  readonly considers: ReadonlySet<Thing>;
  readonly pointed: Thing | undefined;
  readonly onPoint: OnPoint;
  readonly onPress: OnPress;
}

interface LineProps {
  readonly side: Side;
  readonly view: View;
  readonly scene: BattleScene;
  readonly offers: readonly Offer[];
  readonly considered: Offer | undefined;
  readonly speaker: Speaker;
  readonly hands: LineHands;
}

export function Line({ side, ...line }: LineProps) {
  const { scene, speaker } = line;
  const fighters = side === 'opfor' ? scene.opfor : scene.commandos;
  return (
    <ol
      className={`battle-line battle-line-${side}`}
      style={{ '--count': fighters.length } as CSSProperties}
      aria-label={speaker.say(`look battle ${side}-line`)}
    >
      {fighters.map((fighter) => (
        <FighterInLine key={fighter.id} fighter={fighter} {...line} />
      ))}
    </ol>
  );
}

interface FighterProps extends Omit<LineProps, 'side'> {
  readonly fighter: Fighter;
}

function FighterInLine({ fighter, view, scene, offers, considered, speaker, hands }: FighterProps) {
  const { id, side, state, fires, isTarget, place } = fighter;
  const { legal, considers, pointed, onPoint, onPress } = hands;
  const kia = kiaFor(id, scene);
  // What is considered may bring more dice.
  const meant = considered ? [considered, ...offers] : offers;
  const isNext = scene.order.some((one) => one.id === id && one.isNext);
  const piece = (
    <span className="battle-counter" data-shows={id} data-clear-most="">
      <PieceOnPaper theatre={theatreOf(view)} id={id} marks={marksOn(view, id).filter(isWorn).join(' ')} speaker={speaker} px={94} />
    </span>
  );
  return (
    <li
      className="battle-fighter"
      data-fighter={id}
      data-state={state}
      data-fires={fires}
      data-target={isTarget}
      data-next={isNext && !fires}
      data-beat={isTarget || fires ? scene.beat : ''}
    >
      {state === 'fallen' && side === 'commando' ? (
        <span className="battle-piece">{piece}</span>
      ) : (
        <Press
          thing={id}
          className="battle-piece"
          label={pieceLabel(view, id, speaker, wordsOf(fighter, isNext, speaker))}
          legal={legal.has(id) || id === scene.aimedAt}
          considered={considers.has(id)}
          pointed={pointed === id}
          onPoint={onPoint}
          onPress={onPress}
        >
          {piece}
        </Press>
      )}
      {kia !== undefined && (
        <span className="battle-kia" data-good={kia > 0} aria-hidden="true">
          {speaker.say('look battle kia', { by: kia })}
        </span>
      )}
      <span className="battle-name" aria-hidden="true" data-tells={id}>
        {place !== undefined && <b>{place}</b>} {speaker.name(id)}
      </span>
      <StateTag fighter={fighter} isNext={isNext} odds={oddsAt(id, view, scene, meant, speaker)} speaker={speaker} />
    </li>
  );
}

/** 22.0 What this one's fate does to the KIA, as soon as it is seen. */
export function kiaFor(id: string, { event, story }: BattleScene): number | undefined {
  if ((event?.type === 'eliminated' || event?.type === 'panicked') && event.side === 'commando' && event.unit === id)
    return KIA[event.type];
  return event?.type === 'kia-changed' && story?.last?.fired.target === id ? event.by : undefined;
}

/** The line says who has panicked by itself. */
function isWorn(mark: string): boolean {
  return mark !== 'panicked';
}

interface StateTagProps {
  readonly fighter: Fighter;
  readonly isNext: boolean;
  readonly odds: string | undefined;
  readonly speaker: Speaker;
}

function StateTag({ fighter, isNext, odds, speaker }: StateTagProps) {
  const { id, state } = fighter;
  const words = wordsOf(fighter, isNext, speaker).join(', ');
  const icon = state === 'fallen' ? MARKER_ICONS.eliminated : state === 'panicked' ? MARKER_ICONS.panic : undefined;
  return (
    <span className="battle-state" data-state={state} aria-hidden={state !== 'fallen'} data-tells={id}>
      {odds !== undefined && (
        <span className="battle-chance">
          <Sign name="crosshair" size={15} /> {odds}
        </span>
      )}
      {icon && <Sign name={icon} size={16} />}
      {words !== '' && <span className="battle-state-word">{words}</span>}
    </span>
  );
}

function wordsOf({ state, fires }: Fighter, isNext: boolean, speaker: Speaker): string[] {
  const word = (key: string) => speaker.say(`look counter ${key}`);
  if (state === 'fallen') return [word('eliminated')];
  if (fires) return [word('fires')];
  if (state === 'panicked') return [word('panicked')];
  if (state === 'fired') return [word('fired')];
  return isNext ? [speaker.say('look battle next')] : [];
}

/** The chance that whoever fires now puts it out of the battle, as the choice has it; or the shot that waits at the only one there is. */
function oddsAt(id: string, view: View, { aimedAt, event }: BattleScene, offers: readonly Offer[], speaker: Speaker): string | undefined {
  const eliminated = (odds: Odds) => speaker.chances(odds).find(({ what }) => what === 'elimination')?.figure;
  if (id === aimedAt && event?.type === 'fired') {
    const isPanicked = view.battle?.opfor.some((one) => one.id === id && one.panicked) === true;
    return eliminated({ outcomes: fireOddsAt(theatreOf(view), event.dice.length, isPanicked) });
  }
  const fire = offers.find(({ choice }) => {
    const known = chosen(choice);
    return known.kind === 'fire' && known.opfor === id;
  });
  return fire?.odds && eliminated(fire.odds);
}
