/** Every operation, every level as a quick game, and the training missions: what can be set up. */
import { LevelFile } from './level-file.ts';
import { LEVELS, levelFile } from './levels.ts';
import { type Difficulty, type Operation, readOperation } from './operation.ts';
import { OperationFile } from './operation-file.ts';
import blackTea from './operations/black-tea.json' with { type: 'json' };
import firstTraining from './operations/first-training.json' with { type: 'json' };
import greatsword from './operations/greatsword.json' with { type: 'json' };
import green from './operations/green.json' with { type: 'json' };
import ironTide from './operations/iron-tide.json' with { type: 'json' };
import nightjar from './operations/nightjar.json' with { type: 'json' };
import saltRoad from './operations/salt-road.json' with { type: 'json' };
import secondTraining from './operations/second-training.json' with { type: 'json' };
import shootingStar from './operations/shooting-star.json' with { type: 'json' };
import silence from './operations/silence.json' with { type: 'json' };
import snowflake from './operations/snowflake.json' with { type: 'json' };
import thirdTraining from './operations/third-training.json' with { type: 'json' };

export const OPERATIONS: readonly OperationFile[] = [
  firstTraining,
  secondTraining,
  thirdTraining,
  green,
  greatsword,
  blackTea,
  snowflake,
  silence,
  saltRoad,
  shootingStar,
  ironTide,
  nightjar,
].map((data) => OperationFile.parse(data));

/** 11 A quick game is played on one level. */
const QUICK = 'quick/';

export const SETUPS: readonly string[] = [
  ...OPERATIONS.map(({ operation }) => operation),
  ...LEVELS.filter(({ training }) => !training).map(({ level }) => `${QUICK}${level}`),
];

/** What a set-up of the shelf stands for, with its level cards; undefined for one that is not there any more. */
export function fileOnShelf(setup: string): OperationFile | undefined {
  return SETUPS.includes(setup) ? withCards(operationFile(setup)) : undefined;
}

/** Of a level card, what is for quick games is none of the operation's. */
export function withCards(file: OperationFile): OperationFile {
  return { ...file, own: file.levels.map((id) => ({ ...levelFile(id), quick: undefined })) };
}

function operationFile(setup: string): OperationFile {
  if (setup.startsWith(QUICK)) return quickGame(levelFile(setup.slice(QUICK.length)));
  const found = OPERATIONS.find(({ operation }) => operation === setup);
  if (!found) throw new Error(`There is no operation ${setup}.`);
  return found;
}

function quickGame({ level, commandos, quick = [] }: LevelFile): OperationFile {
  return { operation: level, commandos, levels: [level], after: {}, special: quick.map((rule) => ({ ...rule, level })) };
}

/** A file of somebody's own: an operation, or a level that is played as a quick game. */
export function operationFromFile(data: unknown): OperationFile {
  if (typeof data === 'object' && data !== null && 'operation' in data) return OperationFile.parse(data);
  const level = LevelFile.parse(data);
  // The operation has the id of its level, and its title.
  return { ...quickGame(level), own: [level], words: level.words };
}

const READ: Readonly<Record<Difficulty, Map<string, Operation>>> = { standard: new Map(), veteran: new Map() };
const OWN: Readonly<Record<Difficulty, WeakMap<object, Operation>>> = { standard: new WeakMap(), veteran: new WeakMap() };

/** Rules ask for it at every turn, and nearly always for the same one. */
let last: { readonly setup: string; readonly own: unknown; readonly difficulty: Difficulty; readonly operation: Operation } | undefined;

/** The operation that is being played, as it is for this difficulty; a file of somebody's own travels with the state. */
export function operationOf(setup: string, own: unknown, difficulty: Difficulty): Operation {
  if (last && last.setup === setup && last.own === own && last.difficulty === difficulty) return last.operation;
  const operation = typeof own === 'object' && own !== null ? fromOwn(own, difficulty) : fromShelf(setup, difficulty);
  last = { setup, own, difficulty, operation };
  return operation;
}

function fromOwn(own: object, difficulty: Difficulty): Operation {
  const known = OWN[difficulty].get(own);
  if (known) return known;
  const read = readOperation(operationFromFile(own), LEVELS, difficulty);
  OWN[difficulty].set(own, read);
  return read;
}

function fromShelf(setup: string, difficulty: Difficulty): Operation {
  const known = READ[difficulty].get(setup);
  if (known) return known;
  const read = readOperation(operationFile(setup), LEVELS, difficulty);
  READ[difficulty].set(setup, read);
  return read;
}
