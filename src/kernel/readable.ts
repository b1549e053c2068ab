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

export function isReadable(text: string): boolean {
  return !UNSEEN.test(text.replaceAll(COLOURED, ''));
}

export function isReadableText(text: string): boolean {
  return isReadable(text.replace(LINES, ' '));
}
