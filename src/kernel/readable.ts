/**
 * What somebody writes and others read: names, lines of a save, files of one's own. Characters that cannot be seen, or
 * that turn the words around them, would let one name pass for another.
 */

/**
 * Control and format characters, halves of a character, what only one font knows, separators of lines, and whatever is
 * drawn as nothing. A variation selector after a sign only says how it is drawn.
 */
const UNSEEN =
  /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u034F\u115F\u1160\u17B4\u17B5\u180B-\u180F\u2800\u3164\uFE00-\uFE0E\uFFA0\u{E0000}-\u{E0FFF}]/u;
/** Longer texts have lines. */
const LINES = /[\n\r\t]/g;

export function isReadable(text: string): boolean {
  return !UNSEEN.test(text);
}

export function isReadableText(text: string): boolean {
  return isReadable(text.replace(LINES, ' '));
}
