/** Between the lines: the dice of the last shot, or what is to be decided before the next. */
import { useNarrow } from '../../../board/narrow.ts';
import { ThrownDice } from '../../../board/thrown-dice.tsx';
import type { Offer } from '../../../kernel/witness/sight.ts';
import type { Speaker } from '../../../words/speaker.ts';
import type { Playing, Thing } from '../../face.ts';
import { theatreOf } from '../content/theatres.ts';
import type { View } from '../view.ts';
import type { Event } from '../vocabulary.ts';
import type { BattleScene, Fighter } from './battle-scene.ts';
import { dieLegend } from './die-legend.ts';
import { dieWords, type Firing } from './events.ts';
import { toneOf } from './piece.tsx';
import { EACH_DIE_MS, FLIGHT_MS } from './playing/beats.ts';
import type { Side } from './playing/story.ts';
import { diceNow } from './reckoning.ts';
import { chosen } from './seen.ts';

interface MiddleProps {
  readonly view: View;
  readonly scene: BattleScene;
  readonly playing: Playing | undefined;
  readonly asks: string | undefined;
  readonly offers: readonly Offer[];
  readonly considered: Offer | undefined;
  readonly pointed: Thing | undefined;
  readonly speaker: Speaker;
  readonly calm: boolean;
}

/** Before the dice there is nothing to be seen of them. */
const BEFORE_DICE: readonly string[] = ['aim', 'shot', 'pause'];

export function BattleMiddle(props: MiddleProps) {
  const { scene, playing, speaker, calm } = props;
  const { event, beat, story } = scene;
  const stretch = playing?.stretch ?? 1;
  const throwing = { speaker, calm, stretch, legend: (side: Side) => dieLegend(theatreOf(props.view), side, speaker) };
  if (event?.type === 'superiority') return <Superiority rolled={event} isFlying={beat === 'dice'} {...throwing} />;
  const firing = event?.type === 'fired' && !playing?.isTold ? { fired: event, loss: undefined } : story?.last;
  const lean = firing && leanOf(scene, firing);
  if (event?.type === 'fired' && BEFORE_DICE.includes(beat)) {
    // While the next one only aims, the dice of the last shot stay.
    const last = beat === 'aim' ? story?.last : undefined;
    if (!last) return <Caption text={sumOf(event, speaker)} lean={lean} />;
    return (
      <div className="battle-middle" data-lean={lean}>
        <Shot firing={last} isFlying={false} isBefore {...throwing} />
        <p className="battle-caption battle-now">{sumOf(event, speaker)}</p>
      </div>
    );
  }
  if (event && (event.type === 'surprised' || event.type === 'full-firepower' || event.type === 'held-fire')) {
    return <Caption text={speaker.event(event)} lean={undefined} />;
  }
  return (
    <div className="battle-middle" data-lean={lean}>
      {firing && <Shot firing={firing} isFlying={firing !== story?.last} isBefore={!playing && props.asks !== undefined} {...throwing} />}
      {!playing && <BattleNow {...props} />}
    </div>
  );
}

/** The dice fall on the other side of the field than the shot. */
function leanOf({ opfor, commandos }: BattleScene, { fired: { unit, target } }: Firing): 'left' | 'right' {
  const along = (line: readonly Fighter[]) => {
    const place = line.findIndex(({ id }) => id === unit || id === target);
    return place < 0 ? 0.5 : (place + 0.5) / line.length;
  };
  return along(opfor) + along(commandos) <= 1 ? 'right' : 'left';
}

function Caption({ text, lean }: { readonly text: string; readonly lean: 'left' | 'right' | undefined }) {
  return (
    <div className="battle-middle" data-lean={lean}>
      <p className="battle-caption">{text}</p>
    </div>
  );
}

function sumOf(fired: Firing['fired'], speaker: Speaker): string {
  const total = fired.firepower + fired.supply + fired.air;
  return `${speaker.say('look battle fires-with', { unit: fired.unit, total })}: ${speaker.say('look battle made-of', fired)}`;
}

const MARKS = { elimination: 'harm', 'panic-again': 'harm', panic: 'half', 'no-effect': undefined } as const;

interface Throwing {
  readonly isFlying: boolean;
  readonly speaker: Speaker;
  readonly calm: boolean;
  readonly stretch: number;
  /** What each face does for those who fire. */
  readonly legend: (side: Side) => string;
}

interface ShotProps extends Throwing {
  readonly firing: Firing;
  /** The next shot is asked about: these dice are not its own, and say so. */
  readonly isBefore: boolean;
}

/** What a shot came to, in a word or two: what missed is left out where anything has hit. */
function cameOf(words: ReturnType<typeof dieWords>, speaker: Speaker): string {
  const hits = words.filter((word) => word !== 'no-effect');
  return [...new Set(hits.length > 0 ? hits : words)].map((word) => speaker.say(`result ${word}`)).join(', ');
}

function Shot({ firing, isFlying, isBefore, speaker, calm, stretch, legend }: ShotProps) {
  const { side, unit, target, dice } = firing.fired;
  const words = dieWords(firing);
  const thrown = dice.map((face, i) => ({
    face,
    tone: toneOf(side),
    word: speaker.say(`result ${words[i] ?? 'no-effect'}`),
    mark: MARKS[words[i] ?? 'no-effect'],
  }));
  return (
    <div className="battle-shot" data-side={side} data-before={isBefore} data-clear-most="">
      <p className="battle-caption">
        {isBefore && <span className="battle-before">{speaker.say('look battle last-shot')}</span>}
        {isBefore && (
          <span className="battle-came" aria-hidden="true">
            {cameOf(words, speaker)}
          </span>
        )}
        <span className="battle-who">{speaker.say('look battle fire', { unit, target })}</span>
        {!isBefore && <small className="battle-legend">{legend(side)}</small>}
      </p>
      <ThrownDice
        sides={6}
        dice={thrown}
        isFlying={isFlying}
        flight={FLIGHT_MS * stretch}
        each={EACH_DIE_MS * stretch}
        calm={calm}
        label={speaker.name(unit)}
      />
    </div>
  );
}

/** 19.1-1 A die each; what a leader adds stands beside it. */
function Superiority({
  rolled,
  isFlying,
  speaker,
  calm,
  stretch,
}: Throwing & { readonly rolled: Extract<Event, { type: 'superiority' }> }) {
  const sum = (die: number, leader: number) =>
    leader > 0
      ? `${speaker.say('look battle leader-bonus', { count: leader })} ${speaker.say('look battle total', { total: die + leader })}`
      : '';
  const { commandoDie, commandoLeader, opforDie, opforLeader, side } = rolled;
  const dice = [
    {
      face: commandoDie,
      tone: toneOf('commando'),
      word: `${speaker.name('commando')} ${sum(commandoDie, commandoLeader)}`,
      mark: side === 'commando' ? ('good' as const) : undefined,
    },
    {
      face: opforDie,
      tone: toneOf('opfor'),
      word: `${speaker.name('opfor')} ${sum(opforDie, opforLeader)}`,
      mark: side === 'opfor' ? ('good' as const) : undefined,
    },
  ];
  return (
    <div className="battle-middle battle-superiority">
      <p className="battle-caption">
        {speaker.say('look battle superiority')}
        {!isFlying && <strong> {speaker.say('look battle has-superiority', { side })}</strong>}
      </p>
      <ThrownDice
        sides={6}
        dice={dice}
        isFlying={isFlying}
        flight={FLIGHT_MS * stretch}
        each={EACH_DIE_MS * stretch}
        calm={calm}
        label={speaker.say('look battle superiority')}
      />
    </div>
  );
}

function BattleNow({ view, asks, offers, considered, pointed, speaker }: MiddleProps) {
  // A finger is shown first what comes of it.
  const isNarrow = useNarrow();
  const dice = diceNow(view, considered ? calledIn(considered) : []);
  const { battle } = view;
  if (!battle) return null;
  if (asks === 'line' || asks === 'opfor-line') {
    const all = asks === 'line' ? battle.line.length : battle.opfor.length;
    return <p className="battle-caption battle-now">{speaker.say('look battle line-up', { place: battle.lined + 1, all })}</p>;
  }
  if (!dice || asks === undefined) return null;
  // Whoever aims is told what comes of it; the others, what each face does.
  const odds = oddsText(offers, considered, pointed, speaker);
  return (
    <p className="battle-caption battle-now" data-clear-most="">
      <strong>{speaker.say('look battle fires-with', { unit: battle.firing, total: dice.total })}</strong>
      <span className="battle-sum">{speaker.say('look battle made-of', dice)}</span>
      {odds === undefined && <small className="battle-legend">{dieLegend(theatreOf(view), 'commando', speaker)}</small>}
      <span className="battle-odds">{odds ?? speaker.say(isNarrow ? 'look battle pick-target-twice' : 'look battle pick-target')}</span>
    </p>
  );
}

/** 29.0 Aircraft that would be called in by what is considered. */
function calledIn({ choice, choices = [choice] }: Offer): string[] {
  return choices.flatMap((one) => {
    const known = chosen(one);
    return known.kind === 'support' ? [known.unit] : [];
  });
}

/** The odds of the target under the pointer or being considered. */
function oddsText(
  offers: readonly Offer[],
  considered: Offer | undefined,
  pointed: Thing | undefined,
  speaker: Speaker,
): string | undefined {
  const aimed = [...(considered ? [considered] : []), ...offers].find(({ choice }) => {
    const known = chosen(choice);
    return known.kind === 'fire' && (considered?.choice === choice || known.opfor === pointed);
  });
  const choice = aimed && chosen(aimed.choice);
  if (!aimed?.odds || choice?.kind !== 'fire') return undefined;
  return speaker.say('look battle odds-at', { opfor: choice.opfor, odds: speaker.odds(aimed.odds) });
}
