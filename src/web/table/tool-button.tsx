/** A small button with a sign and no words: what cannot be done now keeps its place. */
import { Glyph, type GlyphName } from './glyph.tsx';

interface ToolButtonProps {
  readonly glyph: GlyphName;
  readonly label: string;
  /** What it does, or why not, for whoever rests upon it. */
  readonly about: string;
  readonly className: string;
  readonly isPossible: boolean;
  readonly onPress: () => void;
  /** It was pressed though it cannot be done. */
  readonly onVain?: (() => void) | undefined;
}

export function ToolButton({ glyph, label, about, className, isPossible, onPress, onVain }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={className}
      title={about}
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={() => {
        if (isPossible) onPress();
        else onVain?.();
      }}
    >
      <Glyph name={glyph} />
    </button>
  );
}
