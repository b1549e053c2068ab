/** A board that has moved by itself says when it has come to rest: whatever lies upon it looks for its place then. */
const AT_REST = 'board-at-rest';

export function sayAtRest(board: EventTarget): void {
  board.dispatchEvent(new Event(AT_REST, { bubbles: true }));
}

/** Each time a board within comes to rest. Gives back how to stop that. */
export function whenAtRest(around: EventTarget, then: () => void): () => void {
  around.addEventListener(AT_REST, then);
  return () => around.removeEventListener(AT_REST, then);
}
