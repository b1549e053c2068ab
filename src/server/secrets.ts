/** Secrets that the server gives away, and what it keeps of them. */
import { hash, randomBytes } from 'node:crypto';

/** 144 bits from the operating system. */
export function secret(): string {
  return randomBytes(18).toString('base64url');
}

export function hashOf(text: string): string {
  return hash('sha256', text, 'base64url');
}
