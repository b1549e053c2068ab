/** A small button with a sign and no words: what cannot be done now keeps its place. */
import { Glyph, type GlyphName } from './glyph.tsx';
import { useRoom } from './room.ts';
import { useSession } from './session.ts';

interface ToolButtonProps {
  readonly glyph: GlyphName;
  readonly label: string;
  /** What it does, or why not, for whoever rests upon it. */
  readonly about: string;
  readonly className: string;
  readonly isPossible: boolean;
  readonly onPress: () => void;
  /** It was pressed though it cannot be done: why not, in words of the page. */
  readonly inVain: string;
  /** More is told than that. */
  readonly onVain?: () => void;
}

export function ToolButton({ glyph, label, about, className, isPossible, onPress, inVain, onVain }: ToolButtonProps) {
  const { desk } = useSession();
  const { sitting, moment } = useRoom();
  const whyNot = moment.looking !== undefined ? 'not-in-the-past' : sitting.playedFor === 'no' ? inVain : 'playing-on';
  return (
    <button
      type="button"
      className={className}
      title={about}
      aria-label={label}
      aria-disabled={!isPossible}
      onClick={() => {
        if (isPossible) onPress();
        else if (onVain) onVain();
        else desk.tell(whyNot);
      }}
    >
      <Glyph name={glyph} />
    </button>
  );
}
