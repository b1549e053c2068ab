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
}

export function ToolButton({ glyph, label, about, className, isPossible, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={className}
      title={about}
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={() => {
        if (isPossible) onPress();
      }}
    >
      <Glyph name={glyph} />
    </button>
  );
}
