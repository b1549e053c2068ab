/** The ledger of Terrain, T78 to T99, and of Fortifications, F100 to F106. Gists are in text/rules-ground. */
import type { LedgerRow } from '../../../kernel/game.ts';

export const TERRAIN: readonly LedgerRow[] = [
  // T78.1 Types and features
  { id: 'T78.1a' },
  { id: 'T78.1b' },
  { id: 'T78.1c' },
  { id: 'T78.1d' },
  { id: 'T78.1e' },
  { id: 'T78.1f' },
  { id: 'T78.1g' },
  { id: 'T78.1h' },

  // T78.2 Move costs
  { id: 'T78.2a' },

  // T78.3 Cover
  { id: 'T78.3a' },
  { id: 'T78.3b' },
  { id: 'T78.3c' },
  { id: 'T78.3d' },
  { id: 'T78.3e' },

  // T78.4 Terrain and Line of Sight
  { id: 'T78.4a' },
  { id: 'T78.4b' },
  { id: 'T78.4c' },
  { id: 'T78.4d' },
  { id: 'T78.4e' },

  // T79 Blaze
  { id: 'T79a' },
  { id: 'T79b' },
  { id: 'T79c' },

  // T80 Bridge
  { id: 'T80a' },
  { id: 'T80b' },
  { id: 'T80c' },

  // T80.1 Major Bridge
  { id: 'T80.1a', untestable: 'how a bridge is drawn: the data of a map says which kind it is' },
  { id: 'T80.1b' },
  { id: 'T80.1c' },
  { id: 'T80.1d' },

  // T80.2 Minor Bridge
  { id: 'T80.2a', untestable: 'how a bridge is drawn: the data of a map says which kind it is' },
  { id: 'T80.2b' },
  { id: 'T80.2c' },

  // T81 Brush
  { id: 'T81a' },
  { id: 'T81b' },
  { id: 'T81c' },

  // T82 Building
  { id: 'T82a' },
  { id: 'T82b' },
  { id: 'T82c' },
  { id: 'T82d' },
  { id: 'T82e' },

  // T83 Cliff
  { id: 'T83a' },
  { id: 'T83b' },
  { id: 'T83c' },
  { id: 'T83d' },
  { id: 'T83e' },
  { id: 'T83f' },

  // T84 Fence
  { id: 'T84a' },
  { id: 'T84b' },
  { id: 'T84c' },
  { id: 'T84d' },

  // T85 Field
  { id: 'T85a' },
  { id: 'T85b' },
  { id: 'T85c' },

  // T86 Gully
  { id: 'T86a' },
  { id: 'T86b' },
  { id: 'T86c' },
  { id: 'T86d' },
  { id: 'T86e' },

  // T87 Hedge
  { id: 'T87a' },
  { id: 'T87b' },
  { id: 'T87c' },
  { id: 'T87d' },
  { id: 'T87e' },
  { id: 'T87f' },

  // T88 Hills
  { id: 'T88a' },
  { id: 'T88b' },
  { id: 'T88c' },

  // T88.1 Moving uphill
  { id: 'T88.1a' },
  { id: 'T88.1b' },
  { id: 'T88.1c' },

  // T88.2 Height advantage
  { id: 'T88.2a' },
  { id: 'T88.2b' },
  { id: 'T88.2c' },

  // T88.3.1 Crest Lines
  { id: 'T88.3.1a' },
  { id: 'T88.3.1b' },
  { id: 'T88.3.1c' },
  { id: 'T88.3.1d' },
  { id: 'T88.3.1e' },

  // T88.3.2 Looking up and down
  { id: 'T88.3.2a' },
  { id: 'T88.3.2b' },
  { id: 'T88.3.2c' },

  // T88.3.3 Hills in the way
  { id: 'T88.3.3a' },
  { id: 'T88.3.3b' },
  { id: 'T88.3.3c' },

  // T88.4 Hills and Obstacles
  { id: 'T88.4a' },
  { id: 'T88.4b' },
  { id: 'T88.4c' },
  { id: 'T88.4d' },
  { id: 'T88.4e' },

  // T88.4.1 Blind hexes
  { id: 'T88.4.1a' },
  { id: 'T88.4.1b' },
  { id: 'T88.4.1c' },
  { id: 'T88.4.1d' },
  { id: 'T88.4.1e' },

  // T88.5 Hills and Hindrances
  { id: 'T88.5a' },
  { id: 'T88.5b' },
  { id: 'T88.5c' },
  { id: 'T88.5d', untestable: 'the reason behind the rows above, no rule of its own' },

  // T89 Marsh
  { id: 'T89a' },
  { id: 'T89b' },
  { id: 'T89c' },
  { id: 'T89d' },
  { id: 'T89e' },
  { id: 'T89f' },
  { id: 'T89g' },
  { id: 'T89h' },

  // T90 Open Ground
  { id: 'T90a' },
  { id: 'T90b' },
  { id: 'T90c' },

  // T91 Orchard
  { id: 'T91a' },
  { id: 'T91b' },
  { id: 'T91c' },

  // T92 Railway
  { id: 'T92a' },
  { id: 'T92b' },
  { id: 'T92c' },
  { id: 'T92d' },
  { id: 'T92e' },

  // T93 Road
  { id: 'T93a' },
  { id: 'T93b' },
  { id: 'T93c' },
  { id: 'T93d' },
  { id: 'T93e' },
  { id: 'T93f' },
  { id: 'T93g' },
  { id: 'T93h' },
  { id: 'T93i' },
  { id: 'T93j' },
  { id: 'T93k' },
  { id: 'T93l' },

  // T94 Smoke
  { id: 'T94a' },
  { id: 'T94b' },
  { id: 'T94c' },
  { id: 'T94d' },
  { id: 'T94e' },

  // T95 Stream
  { id: 'T95a' },
  { id: 'T95b' },
  { id: 'T95c' },
  { id: 'T95d' },
  { id: 'T95e' },
  { id: 'T95f' },
  { id: 'T95g' },
  { id: 'T95h' },

  // T96 Trail
  { id: 'T96a' },
  { id: 'T96b' },
  { id: 'T96c' },
  { id: 'T96d' },

  // T97 Wall
  { id: 'T97a' },
  { id: 'T97b' },
  { id: 'T97c' },
  { id: 'T97d' },
  { id: 'T97e' },
  { id: 'T97f' },

  // T98 Water Barrier
  { id: 'T98a' },
  { id: 'T98b' },
  { id: 'T98c' },
  { id: 'T98d' },
  { id: 'T98e' },
  { id: 'T98f' },
  { id: 'T98g' },
  { id: 'T98h' },

  // T99 Woods
  { id: 'T99a' },
  { id: 'T99b' },
  { id: 'T99c' },
  { id: 'T99d' },
  { id: 'T99e' },
  { id: 'T99f' },
];

export const FORTIFICATIONS: readonly LedgerRow[] = [
  // F100.1 Where Fortifications come from
  { id: 'F100.1a' },
  { id: 'F100.1b' },
  { id: 'F100.1c' },
  { id: 'F100.1d' },

  // F100.2 How they are removed
  { id: 'F100.2a' },
  { id: 'F100.2b' },
  { id: 'F100.2c' },
  { id: 'F100.2d' },

  // F100.3 One to a hex
  { id: 'F100.3a' },
  { id: 'F100.3b' },
  { id: 'F100.3c' },
  { id: 'F100.3d' },

  // F101 Bunker
  { id: 'F101a' },
  { id: 'F101b' },
  { id: 'F101c' },
  { id: 'F101d' },

  // F102 Foxholes
  { id: 'F102a' },
  { id: 'F102b' },
  { id: 'F102c' },

  // F103.1 Mines: whom they attack
  { id: 'F103.1a' },
  { id: 'F103.1b' },
  { id: 'F103.1c' },
  { id: 'F103.1d' },
  { id: 'F103.1e' },
  { id: 'F103.1f' },

  // F103.2 The Mine Attack
  { id: 'F103.2a' },
  { id: 'F103.2b' },
  { id: 'F103.2c' },
  { id: 'F103.2d' },
  { id: 'F103.2e' },
  { id: 'F103.2f' },
  { id: 'F103.2g' },
  { id: 'F103.2h' },
  { id: 'F103.2i' },

  // F104 Pillbox
  { id: 'F104a' },
  { id: 'F104b' },
  { id: 'F104c' },
  { id: 'F104d' },

  // F105.1 Trench
  { id: 'F105.1a' },
  { id: 'F105.1b' },
  { id: 'F105.1c' },

  // F105.2 Moving through Trenches
  { id: 'F105.2a' },
  { id: 'F105.2b' },
  { id: 'F105.2c' },
  { id: 'F105.2d' },
  { id: 'F105.2e' },
  { id: 'F105.2f' },

  // F106.1 Wire: what it does to units
  { id: 'F106.1a' },
  { id: 'F106.1b' },
  { id: 'F106.1c' },
  { id: 'F106.1d' },

  // F106.2 Wire and movement
  { id: 'F106.2a' },
  { id: 'F106.2b' },
  { id: 'F106.2c' },
  { id: 'F106.2d' },
  { id: 'F106.2e' },

  // F106.3 Wire and fire
  { id: 'F106.3a' },
  { id: 'F106.3b' },
];
