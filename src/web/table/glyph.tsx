/** The few signs on buttons, drawn in a square of 24. */
const PATHS = {
  undo: 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 5 5 5-5 5M20 10H10a6 6 0 0 0 0 12h3',
  first: 'M6 5v14M18 5l-9 7 9 7z',
  previous: 'M16 5l-9 7 9 7z',
  next: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M6 5l9 7-9 7z',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  skip: 'M5 5l8 7-8 7zM13 5l8 7-8 7z',
  hint: 'M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.6.6-.5 1-.5 2h-6c0-1 .1-1.400-.5-2z',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6 6 18',
  dice: 'M4 4h16v16H4zM8.500 8.500h.01M15.500 8.500h.01M12 12h.01M8.500 15.500h.01M15.500 15.500h.01',
  again: 'M4 5v6h6M4.500 11a8 8 0 1 1-.3 4',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
  'to-top': 'M5 4h14M6 17l6-7 6 7',
  'from-top': 'M5 4h14M6 11l6 7 6-7',
  right: 'M9 5l7 7-7 7',
  people:
    'M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M2.500 20c0-4 3-6 6.500-6s6.500 2 6.500 6M16 5a3 3 0 0 1 0 6M18 14c2.500.6 3.500 2.600 3.500 6',
  talk: 'M4 5h16v11H11l-5 4v-4H4zM8 9.500h8M8 12.500h5',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  keys: 'M3 6h18v12H3zM7 10h.01M11 10h.01M15 10h.01M7 14h10',
} as const;

export type GlyphName = keyof typeof PATHS;

export function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <svg className="glyph" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
      <path d={PATHS[name]} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
