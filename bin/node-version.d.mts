export function runsOn(version: string): boolean;
export function requireNode(): void;
