/**
 * Dice that anybody can check. A table publishes the commitment when it starts and reveals seed and salt
 * when it ends: whoever replays the game with that seed sees that no die was touched.
 */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export function commitmentTo(seed: string, salt: string): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([seed, salt]))));
}

/** A fingerprint of any plain data, for checkpoints and twins. */
export function fingerprint(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(data)))).slice(0, 16);
}
