/** Rows of the ledger that no test can prove, and why: flavour, and the physical handling of pieces. */
import type { RuleId } from '../../kernel/game.ts';

export const UNTESTABLE: Readonly<Record<RuleId, string>> = {
  Gb: 'judgement: a situation without a rule has nothing to test',
  '1f': 'physical aids: the table has no cheat cards',
  '2.1b': 'scale of the map: nothing is computed from metres',
  '2.2.2c': 'physical handling: the table lays the map out itself',
  '3a': 'flavour: no rule asks for a name or a rank',
  '3c': 'scale of the units: nothing is computed from men',
  '3.2.1d': 'look of a counter: a drawing, not a rule',
  '4.1.2b': 'physical reminder: the table keeps the total itself',
  '4.3.4a': 'printed aid: the summaries add no rule',
  'O21.5d': 'courtesy between people at a table: the pause itself is O21.5b',
  A28b: 'every card with this Action has it as its Order too',
  'A35.3d': 'no map has an Objective in Water Terrain',
  'T80.1a': 'how a bridge is drawn: the data of a map says which kind it is',
  'T80.2a': 'how a bridge is drawn: the data of a map says which kind it is',
  'T88.5d': 'the reason behind the rows above, no rule of its own',
  'RS.2a': 'who plays which side is settled when seats are taken, before the rules begin',
  'RS.Pr': 'advice to designers: it binds nobody',
  'RS.Ps': 'advice to designers: it binds nobody',
};
