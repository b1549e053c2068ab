/** Figures for whoever watches over the server, in the text format that Prometheus reads. No label ever bears what belongs to a table or a person. */

type Labels = Readonly<Record<string, string>>;

interface Counter {
  add(amount?: number, labels?: Labels): void;
}

interface Histogram {
  observe(value: number): void;
}

/** A figure that is read when somebody asks for it; where it has labels, several. */
type Reading = () => number | Promise<number> | readonly (readonly [Labels, number])[];

interface Metric {
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  /** What follows the name, the labels and the figure of each line. */
  lines(): Promise<readonly (readonly [string, Labels, number])[]>;
}

const NAME = /^[a-z][a-z0-9_]*$/;

/** Where figures are registered, each once, and read together. */
export class Metrics {
  readonly #metrics = new Map<string, Metric>();

  counter(name: string, help: string): Counter {
    const counts = new Map<string, [Labels, number]>();
    const add = (amount = 1, labels: Labels = {}) => {
      const key = JSON.stringify(labels);
      counts.set(key, [labels, (counts.get(key)?.[1] ?? 0) + amount]);
    };
    const lines = async () => (counts.size > 0 ? [...counts.values()] : NOTHING_YET).map(([labels, count]) => ['', labels, count] as const);
    this.#add(name, { help, type: 'counter', lines });
    return { add };
  }

  /** Of `gauge` and `counter` the latter only grows. */
  read(type: 'gauge' | 'counter', name: string, help: string, reading: Reading): void {
    const lines = async () => {
      const read = await reading();
      return typeof read === 'number' ? [['', {}, read] as const] : read.map(([labels, value]) => ['', labels, value] as const);
    };
    this.#add(name, { help, type, lines });
  }

  /** How many were at most as large as each of the bounds, which grow. */
  histogram(name: string, help: string, bounds: readonly number[]): Histogram {
    const counts = bounds.map(() => 0);
    let [all, sum] = [0, 0];
    const observe = (value: number) => {
      all++;
      sum += value;
      for (let i = bounds.length - 1; i >= 0 && value <= (bounds[i] ?? 0); i--) counts[i] = (counts[i] ?? 0) + 1;
    };
    const lines = async () => [
      ...bounds.map((bound, i) => ['_bucket', { le: String(bound) }, counts[i] ?? 0] as const),
      ['_bucket', { le: '+Inf' }, all] as const,
      ['_sum', {}, sum] as const,
      ['_count', {}, all] as const,
    ];
    this.#add(name, { help, type: 'histogram', lines });
    return { observe };
  }

  /** One that cannot be read does not hide the others. */
  async text(): Promise<string> {
    const parts = [...this.#metrics].map(async ([name, { help, type, lines }]) => {
      const read = await lines().catch(() => []);
      return [`# HELP ${name} ${escaped(help)}`, `# TYPE ${name} ${type}`, ...read.map((line) => lineOf(name, ...line))];
    });
    return `${(await Promise.all(parts)).flat().join('\n')}\n`;
  }

  #add(name: string, metric: Metric): void {
    if (!NAME.test(name) || this.#metrics.has(name)) throw new Error(`There cannot be another figure “${name}”`);
    this.#metrics.set(name, metric);
  }
}

const NOTHING_YET: readonly [Labels, number][] = [[{}, 0]];

function lineOf(name: string, suffix: string, labels: Labels, value: number): string {
  const told = Object.entries(labels).map(([label, text]) => `${label}="${escaped(text).replaceAll('"', '\\"')}"`);
  return `${name}${suffix}${told.length > 0 ? `{${told.join(',')}}` : ''} ${value}`;
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
}
