import { readFileSync } from 'node:fs';

export function packageVersion(): string {
  const data: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  return typeof data === 'object' && data !== null && 'version' in data ? String(data.version) : '';
}
