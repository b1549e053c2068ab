/** Undo, redo, advice and being played for, always in the same place. Those who watch have none of it. */

import { Glyph, type GlyphName } from './glyph.tsx';
import { PlayOnPanel } from './play-on.tsx';
import { useRoom } from './room.ts';
import { isAsked } from './scene-keeper.ts';
import { useSession } from './session.ts';

export function Tools() {
  const { scene, say, desk } = useSession();
  const { sitting, moment } = useRoom();
  if (scene.seat === null) return null;
  if (sitting.playedFor !== 'no') return <PlayOnPanel />;
  const isLookingBack = moment.looking !== undefined;
  const asked = isAsked(scene);
  const tool = (name: GlyphName, key: string, isPossible: boolean, does: () => void, hasWord = true) => {
    const can = isPossible && !isLookingBack;
    return (
      <button
        type="button"
        className="tool"
        title={isLookingBack ? say('not-in-the-past') : say(hasWord ? `${key}-about` : key)}
        aria-label={say(key)}
        aria-disabled={!can}
        onClick={() => {
          if (can) does();
        }}
      >
        <Glyph name={name} />
        {hasWord && <span>{say(`${key}-word`)}</span>}
      </button>
    );
  };
  return (
    <div className="tools" role="toolbar" aria-label={say('tools')}>
      {tool('undo', 'undo', scene.step > 0, () => void desk.undo(), false)}
      {tool('redo', 'redo', scene.redoable, desk.redo, false)}
      {tool('hint', 'hint', asked, () => void desk.hint())}
      {tool('play', 'play-on', asked, desk.playOn)}
      <button type="button" className="tool" title={say('keys')} aria-label={say('keys')} onClick={() => desk.ask('keys')}>
        <Glyph name="keys" />
      </button>
    </div>
  );
}
