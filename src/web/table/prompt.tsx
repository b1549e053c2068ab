/** Who must do what, and why; then everything that helps to decide it. */
import type { ReactNode } from 'react';
import type { Parting } from '../../kernel/save.ts';
import type { Offer } from '../../kernel/witness/sight.ts';
import { botName } from './company/bot-words.ts';
import { botPlayingFor } from './company/played-for.ts';
import { ForecastLine } from './forecast.tsx';
import { Coach } from './notes.tsx';
import { promptWords, sheetWords } from './prompt-words.ts';
import { useRoom } from './room.ts';
import { RuleLink } from './rule-link.tsx';
import { isAsked } from './scene-keeper.ts';
import { type Session, seatName, sentenceOf, useSession } from './session.ts';
import './prompt.css';

/** The prompt in one sentence. `picked`: what waits for the filled button. */
export function promptOf(session: Session, picked?: Offer): string {
  const { scene, face, speaker, say, sequencer, handing } = session;
  if (sequencer.isSeenAgain()) return say('playing-again');
  if (sequencer.isPlaying()) return say(sequencer.due() === undefined ? 'playing-waits' : 'playing-out');
  const { outcome, question } = scene;
  if (outcome) return speaker.outcome(outcome);
  if (handing?.to !== undefined) return speaker.say('company hand-over prompt', { seat: seatName(handing.to, session) });
  const bot = botPlayingFor(scene);
  if (bot !== undefined) return speaker.say('company played-for', { bot: botName(bot, speaker) });
  if (!question) return say('waiting');
  const figures = face.askFigures?.(scene.view, undefined, picked);
  if (isAsked(scene)) return speaker.prompt(question, figures);
  const seats = speaker.list(question.seats.map((seat) => seatName(seat, session)));
  return say('others-decide', { seats, prompt: speaker.decides(question, figures) });
}

interface PromptProps {
  /** What the scripted player advises. */
  readonly advice: ReactNode;
  /** What stands before everything else. */
  readonly first: ReactNode;
  /** What is asked stands elsewhere already. */
  readonly isBrief?: boolean;
  /** There is much to choose from: whatever stands above it makes room. */
  readonly isCrowded?: boolean;
  readonly children: ReactNode;
}

/** Where today's rules part from a game, why, and the way on. */
function Parted({ parting }: { readonly parting: Parting }) {
  const { scene, speaker, say, desk } = useSession();
  const { because } = parting;
  const { lost = 0 } = parting.figures;
  const goOn = () => desk.housekeeping.fork(scene.step, say('fork-name', { name: scene.table.name, step: scene.step }));
  return (
    <div className="prompt-parted">
      <p className="prompt-problem">
        {say('diverged', { why: speaker.fault(parting) })} {because && speaker.refusal({ ...because, rule: '' })}{' '}
        <RuleLink rule={because?.rule} /> {Number(lost) > 0 && say('diverged-lost', { count: Number(lost) })}
      </p>
      {scene.seat !== null && (
        <button type="button" className="main" title={say('go-on-about')} onClick={goOn}>
          {say('go-on')}
        </button>
      )}
    </div>
  );
}

export function Prompt({ advice, first, isBrief = false, isCrowded = false, children }: PromptProps) {
  const session = useSession();
  const { scene, speaker, say } = session;
  const { outcome, diverged, earlier } = scene;
  const { sitting, considering } = useRoom();
  const { problem } = sitting;
  return (
    <section className="prompt" data-crowded={isCrowded} data-rolls={scene.offers.some(({ odds }) => odds)} aria-label={say('prompt')}>
      {!isBrief && <Eyebrow />}
      {!outcome && !diverged && <Sentence text={promptOf(session, considering.picked)} isBrief={isBrief} />}
      {diverged && <Parted parting={diverged} />}
      {earlier && !outcome && !diverged && scene.step <= earlier.step && <p className="prompt-earlier">{say('earlier', earlier)}</p>}
      {first}
      <ForecastLine />
      <div className="prompt-notes">
        {advice}
        <Coach isQuiet={Boolean(advice)} />
      </div>
      <p className="prompt-problem" role="alert">
        {problem && (
          <>
            {sentenceOf(problem, speaker)} <RuleLink rule={problem.rule} />
          </>
        )}
      </p>
      {children}
    </section>
  );
}

/** Which chapter of the rulebook this is; its number for whoever points here. */
function Eyebrow() {
  const session = useSession();
  const { question } = session.scene;
  const chapter = question && session.speaker.chapter(question.rule);
  return (
    <div className="eyebrow">
      <span>{[headOf(session), chapter].filter(Boolean).join(' · ')}</span>
      <RuleLink rule={question?.rule} />
    </div>
  );
}

/** Whose decision it is needs saying only where it is not one's own. */
function headOf(session: Session): string {
  const { scene, say } = session;
  if (scene.outcome) return say('game-over');
  if (scene.seat === null) return say('watching');
  if (!isAsked(scene)) return say('not-your-decision');
  // Whoever holds several seats is told for which of them he chooses.
  return scene.seats.filter(({ yours }) => yours).length > 1 ? seatName(scene.seat, session) : '';
}

/** Longer than this it is set smaller, so that it needs no third line. */
const LARGE = 40;

function Sentence({ text, isBrief }: { readonly text: string; readonly isBrief: boolean }) {
  const { head, prose } = isBrief ? sheetWords(text) : promptWords(text);
  return (
    <>
      {!isBrief && (
        <h2 className="prompt-sentence" data-long={head.length > LARGE}>
          {head}
        </h2>
      )}
      {prose !== '' && <p className="prompt-prose">{prose}</p>}
    </>
  );
}
