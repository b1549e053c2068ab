/** Undo, redo, advice and being played for, always in the same place. Those who watch have none of it. */

import type { Deeds } from './deeds.ts';
import { Glyph, type GlyphName } from './glyph.tsx';
import { PlayOnPanel } from './play-on.tsx';
import { isAsked, useSession } from './session.ts';
import type { PlayOn } from './use-play-on.ts';

interface ToolsProps {
  readonly deeds: Deeds;
  readonly playOn: PlayOn;
  readonly isLookingBack: boolean;
}

export function Tools({ deeds, playOn, isLookingBack }: ToolsProps) {
  const { scene, say } = useSession();
  if (scene.seat === null) return null;
  if (playOn.isPlaying) return <PlayOnPanel playOn={playOn} />;
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
      {tool('undo', 'undo', scene.step > 0, deeds.undo, false)}
      {tool('redo', 'redo', scene.redoable, deeds.redo, false)}
      {tool('hint', 'hint', asked, deeds.hint)}
      {tool('play', 'play-on', asked, deeds.playOn)}
      <button type="button" className="tool" title={say('keys')} aria-label={say('keys')} onClick={deeds.keys}>
        <Glyph name="keys" />
      </button>
    </div>
  );
}
