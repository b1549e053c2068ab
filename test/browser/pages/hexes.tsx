/** A board of a thousand hexes by itself, for the tests to point at and walk over. What happened stands in `window.happened`. */
import { Profiler, useMemo, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Counter } from '../../../src/board/counter.tsx';
import { Frame } from '../../../src/board/frame.tsx';
import type { HexHandle } from '../../../src/board/hex/hits.tsx';
import { HexLayers } from '../../../src/board/hex/layers.tsx';
import { hexesOfGrid } from '../../../src/board/hex/of-grid.ts';
import { gridOf } from '../../../src/hexmap/grid.ts';
import { hexDirectionFor } from '../../../src/web/table/keys.ts';
import '../../../src/web/theme.css';

const HEXES = hexesOfGrid(gridOf(40, 25), { scale: 0.15 });
const SQUAD = { thing: 'squad', at: HEXES.find('C3')?.centre ?? ([0, 0] as const), size: 24 };
const SPOTS = [...HEXES.all.map(({ id, centre: [x, y] }) => ({ thing: id, x, y })), { thing: 'squad', x: SQUAD.at[0], y: SQUAD.at[1] }];
const TARGETS = [SQUAD];
const WORDS = { board: 'map', closer: '+', farther: '-', whole: '0', left: 'l', right: 'r', up: 'u', down: 'd', beyond: String };
const MARKS = { open: ['D3', 'D4', 'E4'], chosen: ['C3'], affected: ['F5'], barred: ['B2'], danger: ['G5'] };
const ROUTES = [{ over: ['C3', 'D3', 'E4', 'F5'], kind: 'chosen' as const }];
const label = (thing: string) => `hex ${thing}`;
const direction = (pressed: Parameters<typeof hexDirectionFor>[0]) => hexDirectionFor(pressed, { W: 'hex-1' });

interface Happened {
  pointed: (string | undefined)[];
  pressed: string[];
  commits: number;
}

const happened: Happened = { pointed: [], pressed: [], commits: 0 };
Object.assign(window, { happened });

function Board() {
  const [pointed, setPointed] = useState<string>();
  const hits = useRef<HexHandle>(null);
  const hands = useMemo(
    () => ({
      onPoint(thing: string | undefined) {
        happened.pointed.push(thing);
        setPointed(thing);
      },
      onPress: (thing: string) => void happened.pressed.push(thing),
    }),
    [],
  );
  const walk = useMemo(() => ({ all: HEXES, direction, hits }), []);
  return (
    <Frame extent={HEXES.extent} label="board" hint="" words={WORDS} spots={SPOTS} hexes={walk} pointed={pointed} calm {...hands}>
      <HexLayers
        ref={hits}
        hexes={HEXES}
        ground={<rect className="ground" {...HEXES.extent} fill="#e8d28a" />}
        marks={MARKS}
        routes={ROUTES}
        pieces={
          <g transform={`translate(${SQUAD.at[0]} ${SQUAD.at[1]})`}>
            <Counter tone={0} left={5} right={4} size={SQUAD.size} />
          </g>
        }
        targets={TARGETS}
        pointed={pointed}
        label={label}
        {...hands}
      />
    </Frame>
  );
}

const root = document.createElement('div');
root.style.cssText = 'position: fixed; inset: 0';
document.body.append(root);
createRoot(root).render(
  <Profiler id="board" onRender={() => happened.commits++}>
    <Board />
  </Profiler>,
);
