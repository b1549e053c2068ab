/** At the foot of the column, in every phase: take back, advice, and the one filled button, always in the same corner. */
import { lazy, Suspense, useContext } from 'react';
import { useNarrow } from '../../board/narrow.ts';
import type { GameEvent } from '../../kernel/game.ts';
import { lidOf } from '../pages/lids.ts';
import { isBarred } from './came-to-light.ts';
import { ChoicesContext } from './choices-in-sight.ts';
import { leadsSeveral } from './company/chairs.ts';
import type { FarStep } from './far-step.ts';
import { Filled } from './filled.tsx';
import { PlayingTools } from './playing/playing-out.tsx';
import { meaningOfPrimary, type Primary } from './primary.ts';
import { useRoom } from './room.ts';
import { isAsked } from './scene-keeper.ts';
import { isFatal, lightSince, type Session, seatName, sentenceFor, useSession } from './session.ts';
import { useSettled } from './settling.ts';
import type { Considering } from './sitting.ts';
import { ToolButton } from './tool-button.tsx';
import { wayBegunBy } from './ways.ts';
import './dock.css';

const NextGame = lazy(async () => ({ default: (await import('./next-game.tsx')).NextGame }));

export function Dock() {
  return (
    <div className="dock" data-card-foot>
      <Sending />
      <ToolsNow />
      <PrimaryButton />
    </div>
  );
}

/** Above the buttons, over whatever scrolls there: until it has arrived nothing else can be chosen. */
function Sending() {
  const { say } = useSession();
  const { sending } = useRoom().sitting;
  return (
    <p className="dock-sending" role="status">
      {sending === 'slow' && say('sending')}
      {sending === 'unheard' && say('sending-again')}
    </p>
  );
}

function ToolsNow() {
  return <PlayingTools isPlaying={useRoom().playing !== undefined} after={<Tools />} />;
}

/** Those who watch take nothing back and need no advice. */
function Tools() {
  const session = useSession();
  const { scene, say, desk } = session;
  const { sitting, moment, considering } = useRoom();
  if (scene.seat === null) return null;
  // What is only picked is put away: nothing that was done before is taken back for it.
  const isPicked = considering.picked !== undefined;
  const isNow = moment.looking === undefined && sitting.playedFor === 'no';
  const isDark = !isPicked && isBarred(scene);
  const words = (key: string) => ({
    className: 'dock-tool',
    label: say(key),
    about: say(moment.looking === undefined ? `${key}-about` : 'not-in-the-past'),
  });
  return (
    <div className="dock-tools" role="toolbar" aria-label={say('tools')}>
      <ToolButton
        {...words('undo')}
        {...(isNow &&
          isDark && { about: say('undo-barred', { what: lightSince(session) }).trim(), onVain: () => void desk.takingBack.undo() })}
        glyph="undo"
        isPossible={isNow && (isPicked || (scene.step > 0 && !isDark))}
        onPress={() => (isPicked ? desk.stepBack() : void desk.takingBack.undo())}
        inVain="nothing-to-undo"
      />
      <ToolButton
        {...words('hint')}
        glyph="hint"
        isPossible={isNow && isAsked(scene)}
        onPress={() => void desk.hint()}
        inVain="nothing-asked"
      />
    </div>
  );
}

function PrimaryButton() {
  const session = useSession();
  const { desk, sequencer, scene } = session;
  const { primary, sitting, playing, considering, farStep } = useRoom();
  const isNarrow = useNarrow();
  const isWaiting = primary.does === 'skip' && sequencer.due() === undefined;
  const goingOn = isWaiting && playing ? wordsForGoingOn(playing.event, session) : undefined;
  const label = goingOn ?? labelOf(primary, considering, farStep, isNarrow && leadsSeveral(scene), session);
  const isSettled = useSettled(meaningOfPrimary(primary), label, scene.version);
  const showChoices = useContext(ChoicesContext);
  const lid = lidOf(scene.table.game);
  if (primary.does === 'next' && lid)
    return (
      <Suspense>
        <NextGame lid={lid} isSettled={isSettled} />
      </Suspense>
    );
  const act = () => {
    switch (primary.does) {
      case 'choose':
        return desk.confirm(primary.offer);
      case 'now':
        return desk.lookingBack.backToNow();
      case 'pause':
        return desk.playedFor.stop();
      case 'skip':
        desk.lookAway();
        return sequencer.skip();
      case 'hand-over':
        return session.handing?.handOver();
      case 'nothing':
        return showChoices?.();
    }
  };
  // There is nothing to do but to choose: where the choices are put away, they are shown; elsewhere it is said.
  const isToChoose = primary.does === 'nothing' && primary.why === 'choose';
  const isIdle = primary.does === 'nothing' && !(isToChoose && showChoices);
  return (
    <Filled
      does={primary.does}
      label={label}
      isIdle={isIdle || sitting.sending !== 'no' || !isSettled}
      isFatal={primary.does === 'choose' && isFatal(primary.offer, session)}
      isSettled={isSettled}
      onPress={act}
      onVain={isToChoose && sitting.sending === 'no' ? () => desk.tell('considered-none') : undefined}
    />
  );
}

/** What stays until somebody goes on may lead to something that has a name. */
function wordsForGoingOn({ type }: GameEvent, { speaker, say }: Session): string {
  const key = `going-on ${type}`;
  return speaker.has(key) ? speaker.say(key) : say('play-out-on');
}

/** What stands in brackets at the end of a long sentence is read in the list. */
function briefly(sentence: string): string {
  return sentence.length > ONE_LINE ? sentence.replace(/ \([^()]*\)$/u, '') : sentence;
}

const ONE_LINE = 60;

/** `isForOneOf`: one leads several, and here it is said for whom one chooses. */
function labelOf(
  primary: Primary,
  { opened, picked }: Considering,
  farStep: FarStep | undefined,
  isForOneOf: boolean,
  session: Session,
): string {
  const { scene, speaker, face, say } = session;
  if (primary.does === 'choose') {
    const farther = farStep?.isPressed && farStep.texts[0] === primary.offer.text ? farStep.what : undefined;
    const what = briefly(wayBegunBy(opened, primary.offer)?.what ?? farther ?? sentenceFor(primary.offer, session, picked));
    const isHis = isForOneOf && !face.isForAll?.(scene.question?.asks ?? '');
    return isHis && scene.seat !== null ? say('whose', { seat: seatName(scene.seat, session), what }) : what;
  }
  // What comes next has a name of its own.
  if (primary.does === 'next') return '';
  if (primary.does !== 'nothing') return say(`primary-${primary.does}`);
  // A game may say what there is to be chosen.
  const key = `look primary ${scene.question?.asks}`;
  return primary.why === 'choose' && speaker.has(key) ? speaker.say(key, face.askFigures?.(scene.view)) : say(`primary-${primary.why}`);
}
