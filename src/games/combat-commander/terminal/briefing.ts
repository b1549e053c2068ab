/** What it is all about: who attacks, what brings Victory Points, when it can end, and who wins then. */
import type { Speaker } from '../../../words/speaker.ts';
import { enemyOf, SIDES, type Side } from '../content/terms.ts';
import { ownSide, type View } from '../view.ts';
import { chitLines, objectiveLine, pointsOn, specialLines } from './situation.ts';

export function briefing(view: View, speaker: Speaker): string[] {
  if (view.draft) return [speaker.say('briefing draft')];
  const own = ownSide(view);
  const first = own ?? view.active;
  return [
    speaker.say('briefing postures', { one: posture(view, first, speaker), other: posture(view, enemyOf(first), speaker) }),
    speaker.say('briefing points', { points: pointsOn(view, speaker), initiative: view.initiative }),
    `${objectiveLine(view, own, speaker)}. ${speaker.say('briefing objectives', { secrets: view.sides.axis.secrets + view.sides.allies.secrets })}`,
    ...chitLines(view, own, speaker),
    speaker.say('briefing losses', { exit: exitWords(view, speaker), time: timeWords(view, speaker) }),
    speaker.say('briefing end', {
      suddenDeath: view.suddenDeath,
      time: view.time,
      axis: view.sides.axis.surrender,
      allies: view.sides.allies.surrender,
    }),
    ...specialLines(view, speaker),
  ];
}

function posture(view: View, side: Side, speaker: Speaker): string {
  const { nation, posture: what } = view.sides[side].brief;
  return speaker.say(`briefing posture ${what}`, { side, nation, who: side === ownSide(view) ? 'own' : '' });
}

/** SR.9, SR.13 */
function exitWords({ special }: View, speaker: Speaker): string {
  if (special.exitIsLoss) return speaker.say('briefing exit-is-loss');
  return speaker.say('briefing exit', { side: special.exitPoints ?? '' });
}

/** 6.1.2 */
function timeWords({ sides }: View, speaker: Speaker): string {
  const defenders = SIDES.filter((side) => sides[side].brief.posture === 'defend');
  return speaker.say('briefing time', { sides: defenders });
}
