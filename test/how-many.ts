/** `npm run soak -- --all` runs the same suites as `npm test`, with larger numbers. */
const SOAKING = process.env.SOAK === 'all';

export const howMany = ({ test, soak }: { readonly test: number; readonly soak: number }): number => (SOAKING ? soak : test);

/** A soak says about twenty times how far it has come. */
export function progress(what: string, done: number, of: number): void {
  const step = Math.ceil(of / 20);
  if (SOAKING && done > 0 && (done % step === 0 || done === of)) console.log(`${what}: ${done} of ${of}`);
}
