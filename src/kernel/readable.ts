/**
 * What somebody writes and others read: names, lines of a save, files of one's own. Characters that cannot be seen, or
 * that turn the words around them, would let one name pass for another.
 */

/**
 * Control and format characters, halves of a character, what only one font knows, separators of lines, and whatever is
 * drawn as nothing.
 */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Says of the sign before it that it is drawn in colours. */
const COLOURED = '\uFE0F';
/** Longer texts have lines. */
const LINES = /[\n\r\t]/g;

/** Joins letters or signs, or picks a sign's shape: joined emoji and Persian are written with it. */
const JOINS = /[\p{Join_Control}\p{Variation_Selector}]/gu;
/** The flags of England, Scotland and Wales, spelled in letters that are drawn as nothing by themselves. */
const SPELLED_FLAGS = /\u{1F3F4}\u{E0067}\u{E0062}[\u{E0061}-\u{E007A}]{3}\u{E007F}/gu;

/** What turns or hides text in a line of talk, as `U+202E`; undefined where nothing does. */
export function hidingSign(line: string): string | undefined {
  const shown = line.replace(SPELLED_FLAGS, '-').replace(JOINS, '');
  const sign = UNSEEN.exec(shown)?.[0] ?? (shown.trim() === '' ? line.trim() : '');
  const code = sign.codePointAt(0);
  return code === undefined ? undefined : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

export function isReadable(text: string): boolean {
  return !UNSEEN.test(text.replaceAll(COLOURED, ''));
}

export function isReadableText(text: string): boolean {
  return isReadable(text.replace(LINES, ' '));
}
