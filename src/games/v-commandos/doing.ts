/** What can be going on while somebody is asked, one thing inside the other. */
export type Doing =
  /** 15.1 A commando leaves his tile; who follows him is asked. Through a trap door `to` is -1. */
  | {
      readonly what: 'move';
      readonly seat: string;
      readonly level: string;
      readonly to: number;
      readonly asked: string[];
      followers: string[];
    }
  /** 6.12 Hits of the commandos' to be given to enemies: those that are too low for a nest, and the others. */
  | { readonly what: 'kills'; readonly seat: string; readonly level: string; readonly tile: number; low: number; high: number }
  /** 7.8 Hits to be given to commandos and escorted characters. */
  | {
      readonly what: 'hits';
      readonly level: string;
      readonly tile: number;
      readonly who: readonly string[];
      low: number;
      high: number;
      readonly rule: string;
    }
  /** 7.6 An enemy takes his post. */
  | { readonly what: 'post'; readonly level: string; readonly tile: number }
  /** 14.6 A nest is free and enemies are about to take it. */
  | { readonly what: 'nest'; readonly level: string; readonly tile: number; asked: string[] }
  /** 7.2 Several entrances lead onto one tile; which comes first is asked. */
  | { readonly what: 'entrances'; readonly level: string; readonly entrances: readonly number[] }
  /** 7.2 Enemies outside, more than there is room for. */
  | { readonly what: 'entry'; readonly level: string; readonly entrance: number; entered: number[] }
  /** 7.5 Which of several groups equally near, or of several that shoot, is next. */
  | { readonly what: 'order'; readonly level: string; tiles: number[] }
  /** 7.7 A group is split: how many of each kind are left, and how many each tile has got and may get. */
  | {
      readonly what: 'split';
      readonly level: string;
      readonly tile: number;
      readonly to: readonly number[];
      left: number[];
      sent: number[];
      readonly share: number;
      more: number;
    }
  /** 7.5 Not all of a group find room. */
  | {
      readonly what: 'squeeze';
      readonly level: string;
      readonly tile: number;
      readonly to: number;
      left: number[];
      room: number;
      entered: number[];
    }
  /** 7.8 A group shoots at one of several tiles. */
  | { readonly what: 'aim'; readonly level: string; readonly tile: number; readonly at: readonly number[] }
  /** 5.1 An event asks the players to name somebody or something. */
  | { readonly what: 'event'; readonly level: string; readonly effect: string }
  /** 11.3 A token of which there are not enough. */
  | { readonly what: 'shortage'; readonly item: number; readonly places: string[]; left: number }
  /** 10.4 A new specialist, whose side is chosen. */
  | { readonly what: 'side'; readonly seat: string; readonly specialist: string };

export type Doings<W extends Doing['what']> = Extract<Doing, { what: W }>;

/** What an option may rely on: it is listed only where that is going on. */
export function during<W extends Doing['what']>(state: { readonly doing: readonly Doing[] }, what: W): Doings<W> {
  const found = now(state, what);
  if (!found) throw new Error(`There is no ${what} going on.`);
  return found;
}

/** The innermost thing of that sort going on. */
function now<W extends Doing['what']>(state: { readonly doing: readonly Doing[] }, what: W): Doings<W> | undefined {
  for (let i = state.doing.length - 1; i >= 0; i--) {
    const doing = state.doing[i];
    if (doing && isDoing(doing, what)) return doing;
  }
  return undefined;
}

function isDoing<W extends Doing['what']>(doing: Doing, what: W): doing is Doings<W> {
  return doing.what === what;
}
