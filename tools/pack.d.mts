export function pack(folder: string): Promise<void>;
export function copyPackages(names: readonly string[], folder: string): void;
