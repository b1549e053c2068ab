export function step<T>(name: string, work: () => Promise<T>): Promise<T>;
export function run(command: string, args: readonly string[], cwd: string): Promise<void>;
export function explain(error: unknown, folder: string): string;
