/** Which tests a change reaches, the nearest first; paths from the root. */
export function testsReachedBy(changed: readonly string[]): { readonly file: string; readonly distance: number }[];
