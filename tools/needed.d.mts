export function neededBy(names: readonly string[], packages: Readonly<Record<string, object>>): string[];
