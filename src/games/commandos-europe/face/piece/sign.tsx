/** A sign in one colour, with holes in that of the ground it lies on; around the origin. */
import { GLYPHS, type Glyph, type GlyphName } from './glyphs.ts';
import './piece.css';

const SIDE = 24;

export function Sign({
  name,
  size = SIDE,
  x = 0,
  y = 0,
}: {
  readonly name: GlyphName;
  readonly size?: number;
  readonly x?: number;
  readonly y?: number;
}) {
  const { fill, hole, cut, line, thin }: Glyph = GLYPHS[name];
  return (
    <g className="piece-sign" transform={`translate(${x} ${y}) scale(${size / SIDE})`}>
      {line && <path className="piece-sign-line" d={line} />}
      {fill && <path className="piece-sign-fill" d={fill} />}
      {hole && <path className="piece-sign-hole" d={hole} />}
      {cut && <path className="piece-sign-cut" d={cut} />}
      {thin && <path className="piece-sign-thin" d={thin} />}
    </g>
  );
}
