/** Keys by name, as they are shown and kept. */
export interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** `Shift+U`, `?`, `Ctrl+Z`. Signs already say whether Shift was held; letters do not. */
export function keyName({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): string {
  const isSign = key.length === 1 && key.toLowerCase() === key.toUpperCase();
  const name = key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;
  return [ctrlKey || metaKey ? 'Ctrl+' : '', altKey && !isSign ? 'Alt+' : '', shiftKey && !isSign ? 'Shift+' : '', name].join('');
}
