/** Undo, redo, hint and playing on. Those who watch have none of it. */
import { Glyph, type GlyphName } from './glyph.tsx';
import { isAsked, useSession } from './session.ts';

interface ToolsProps {
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onHint: () => void;
  readonly onPlayOn: () => void;
  readonly onKeys: () => void;
}

export function Tools({ onUndo, onRedo, onHint, onPlayOn, onKeys }: ToolsProps) {
  const { scene, say } = useSession();
  if (scene.seat === null) return null;
  const asked = isAsked(scene);
  const tool = (name: GlyphName, key: string, isPossible: boolean, does: () => void, hasWord = true) => (
    <button
      type="button"
      className="tool"
      title={say(key)}
      aria-label={say(key)}
      aria-disabled={!isPossible}
      onClick={() => {
        if (isPossible) does();
      }}
    >
      <Glyph name={name} />
      {hasWord && <span>{say(`${key}-word`)}</span>}
    </button>
  );
  return (
    <div className="prompt-tools" role="toolbar" aria-label={say('tools')}>
      {tool('undo', 'undo', scene.step > 0, onUndo, false)}
      {tool('redo', 'redo', scene.redoable, onRedo, false)}
      {tool('hint', 'hint', asked, onHint)}
      {tool('play', 'play-on', asked, onPlayOn)}
      {tool('keys', 'keys', true, onKeys, false)}
    </div>
  );
}
