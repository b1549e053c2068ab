/** What can be going on: the records that lie one upon the other in `state.doing`, each until it is done. */
import type { BySide, FateEvent, Order, Side, Trigger } from './content/terms.ts';

export interface RolledDice {
  readonly white: number;
  readonly coloured: number;
  readonly sum: number;
  readonly trigger: Trigger | '';
}

export type AttackKind = 'fire' | 'mines' | 'artillery';
export type FiringKind = 'order' | 'op-fire' | 'assault-fire';
export type ActivationPurpose = 'move' | 'advance' | 'fire' | 'op-fire' | 'spot';

export interface MeleeStrength {
  readonly firepower: number;
  readonly boxed: number;
  /** SR.16 */
  readonly bonus: number;
}

export type Doing =
  | { readonly what: 'order'; readonly side: Side; readonly order: Order; readonly card: string }
  /** Private to its side until it is done. */
  | { readonly what: 'activation'; readonly side: Side; readonly purpose: ActivationPurpose; chosen: string[] }
  | { readonly what: 'discard'; readonly side: Side; chosen: string[] }
  | {
      readonly what: 'move';
      readonly side: Side;
      /** Activated to Move. */
      active: string[];
      /** Have ended their movement. */
      finished: string[];
      /** The units that move now, together. */
      group: string[];
      /** O21.1.1 Who has paid an MP for handing over a weapon, once for each. */
      paid: string[];
      spent: number;
      /** T93 Entered a road hex. */
      onRoad: boolean;
      /** F106.2 */
      stopped: boolean;
      /** O14.4 Somebody has crossed a hexside. */
      crossed: boolean;
      /** A33 Activated for Op Fire during this Move Order. */
      opFirers: string[];
      /** E71 Weapons picked up meanwhile: nobody has been activated with them. */
      scrounged: string[];
      /** A33.3 The one attack for this expenditure has been made, or none may be. */
      answered: boolean;
      /** F105.2 The last step led along trenches: nobody can be fired at, though units may be activated. */
      sheltered: boolean;
      /** The group has entered a hex, and which it was last; -1 before. */
      entered: boolean;
      enteredHex: number;
    }
  | {
      readonly what: 'advance';
      readonly side: Side;
      active: string[];
      finished: string[];
      entered: string[];
      enteredHex: number;
      crossed: boolean;
    }
  | {
      readonly what: 'fire';
      readonly side: Side;
      readonly by: FiringKind;
      active: string[];
      /** Pieces that have fired. */
      fired: string[];
      /** E71 Weapons picked up since their unit was activated. */
      held: string[];
      target: number;
      group: string[];
      attacked: boolean;
    }
  | {
      readonly what: 'attack';
      readonly side: Side;
      readonly by: AttackKind;
      /** Who fired it, for what only a Fire Order or Op Fire may do. */
      readonly firing: FiringKind | '';
      hexes: number[];
      firers: string[];
      /** The hexes that the fire comes from. */
      readonly from: readonly number[];
      /** A mortar or artillery: fortifications give one more, woods airbursts, no wall. */
      readonly indirect: boolean;
      /** 11.6, F103.2 Cover is nothing. */
      readonly noCover: boolean;
      firepower: number;
      /** A41 How many Sustained Fires were played. */
      sustained: number;
      sprayed: boolean;
      /** 0 until the roll is made. */
      total: number;
      /** Units still to defend. */
      targets: string[];
      /** The unit that defends now; two after it has deployed. */
      defending: string[];
    }
  | {
      readonly what: 'melee';
      readonly hex: number;
      readonly holder: Side | '';
      /** O16.4.1 Reckoned before either roll; undefined until then. */
      strength: BySide<MeleeStrength> | undefined;
      /** O16.4.3 Who takes part: those who were there when strengths were reckoned. */
      units: string[];
      total: BySide<number>;
    }
  | { readonly what: 'melees'; hexes: number[] }
  | { readonly what: 'recover'; readonly side: Side; left: string[]; rolling: string[] }
  | { readonly what: 'rout'; readonly side: Side; readonly of: Side; left: string[]; rolling: string[] }
  /** One unit; two teams after it has deployed. */
  | { readonly what: 'retreat'; readonly side: Side; units: string[]; left: number }
  | { readonly what: 'artillery'; readonly side: Side; spotter: string; at: number; smoke: boolean; struck: number[] }
  | { readonly what: 'roll'; readonly side: Side; readonly purpose: string; white: number; coloured: number; trigger: Trigger | '' }
  | { readonly what: 'trigger'; readonly side: Side; readonly trigger: Trigger }
  | { readonly what: 'event'; readonly side: Side; readonly event: FateEvent; readonly card: string; hex: number; items: string[] }
  | { readonly what: 'time'; readonly side: Side }
  /** Something is put on the map: a unit, a marker. */
  | { readonly what: 'placing'; readonly side: Side; piece: string; hexes: number[] }
  /** A unit may be hit: A36 Light Wounds. */
  | { readonly what: 'breaking'; readonly side: Side; units: string[] }
  | { readonly what: 'stacking'; readonly side: Side; readonly hex: number; deployed: boolean }
  | { readonly what: 'deploying'; readonly side: Side; teams: string[]; markers: string[] }
  | { readonly what: 'set-up'; readonly side: Side; unit: string };
export type Doings<W extends Doing['what']> = Extract<Doing, { what: W }>;
