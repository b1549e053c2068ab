export function pack(folder: string): Promise<void>;
