/** A seat of one's own that a scripted player has: nothing is asked of oneself until one takes it back. */
import type { Scene } from '../../../wire/wire.ts';
import type { Known } from '../scene-keeper.ts';

export function botPlayingFor({ seat, seats }: Pick<Scene, 'seat' | 'seats'>): string | undefined {
  return seats.find((card) => card.seat === seat && card.yours)?.bot ?? undefined;
}

export function withoutScriptedChoices(known: Known): Known {
  return botPlayingFor(known.scene) === undefined ? known : { ...known, scene: { ...known.scene, offers: [] } };
}
