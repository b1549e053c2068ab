/** `npm run soak -- --all` runs the same suites as `npm test`, with larger numbers. */
const SOAKING = process.env.SOAK === 'all';

export const howMany = ({ test, soak }: { readonly test: number; readonly soak: number }): number => (SOAKING ? soak : test);
