/** What a player can do besides choosing: by the tools, by keys, from the menu. */
export interface Deeds {
  undo(): void;
  redo(): void;
  hint(): void;
  playOn(): void;
  fork(): void;
  keys(): void;
  openSheet(what: 'menu' | 'luck' | 'odds', anchor: Element): void;
  closeHint(): void;
}
