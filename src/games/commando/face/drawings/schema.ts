/**
 * The drawing of a theatre: what is printed on its sheet besides the spaces. The content says what a space is and which
 * spaces are joined; a drawing says how that looks, and no rule ever reads it. Coordinates are the content's, 1000 by
 * 640, and run over its edge: the ground is painted past the board on all sides.
 */
import { z } from 'zod';

const id = z.string().regex(/^[a-z][a-z0-9-]*$/);
const Spot = z.tuple([z.number(), z.number()]);
const Line = z.array(Spot).min(2);
const Area = z.array(Spot).min(3);
const Pair = z.tuple([id, id]);

/** Where a name stands, seen from its space. Counters lie above a space, so north is the last choice. */
const SIDES = ['s', 'se', 'sw', 'e', 'w', 'ne', 'nw', 'n'] as const;
export type Side = (typeof SIDES)[number];

export const DrawingSchema = z.strictObject({
  theatre: id,
  /** The name's side; `letters`: how long it is in any language, where that is longer than its id; `at` where the space is drawn, if not where the content has it. */
  places: z.record(id, z.strictObject({ label: z.enum(SIDES), letters: z.number().optional(), at: Spot.optional() })),
  /** `bend` is the sag of the line as a share of its length, to the right of the way from the first space. */
  routes: z.array(z.strictObject({ between: Pair, kind: z.enum(['road', 'track', 'path']), bend: z.number() })),
  waterRoutes: z.array(z.strictObject({ between: Pair, via: z.array(Spot) })),
  /** The coast, and the corners of the sheet that close the sea behind it. */
  sea: z.strictObject({ coast: Line, corners: Line }).optional(),
  rivers: z.array(z.strictObject({ along: Line, width: z.number() })),
  /** Heights are shares of the highest ground; ridges rise and hollows sink along a line, as wide as said. */
  relief: z.strictObject({
    ridges: z.array(z.strictObject({ along: Line, width: z.number(), height: z.number() })),
    hollows: z.array(z.strictObject({ along: Line, width: z.number(), height: z.number() })),
    roughness: z.number(),
    /** Shaded steps of one hue, and contour lines so far apart, in metres above `datum`; without them only the light is drawn. */
    steps: z.array(z.number()),
    contours: z.strictObject({ every: z.number(), datum: z.number(), metres: z.number() }).optional(),
  }),
  /** Ground falls to the right of the line's way. */
  escarpments: z.array(z.strictObject({ along: Line, fall: z.number() })),
  /** `lie` is the bearing of the crests in degrees from the sheet's x axis. */
  dunes: z.array(z.strictObject({ area: Area, lie: z.number() })),
  marshes: z.array(Area),
  gravel: z.array(Area),
  scrub: z.array(Area),
  woods: z.array(Area),
  terraces: z.array(Area),
  palms: z.array(z.strictObject({ at: Spot, count: z.number() })),
  settlements: z.array(z.strictObject({ at: Spot, count: z.number(), radius: z.number() })),
  frontiers: z.array(z.strictObject({ along: Line, kind: z.enum(['wire', 'border']) })),
  heights: z.array(z.strictObject({ at: Spot, metres: z.number() })),
  /** `key` names the words: `map <theatre> <key>`. */
  regions: z.array(z.strictObject({ key: id, along: Line, size: z.number(), tone: z.enum(['sea', 'land', 'state', 'hill', 'water']) })),
  grid: z.discriminatedUnion('kind', [
    z.strictObject({
      kind: z.literal('graticule'),
      meridians: z.array(z.strictObject({ degree: z.number(), x: z.number() })),
      parallels: z.array(z.strictObject({ degree: z.number(), y: z.number() })),
    }),
    z.strictObject({ kind: z.literal('kilometres'), side: z.number(), east: z.number(), north: z.number() }),
  ]),
  furniture: z.strictObject({
    compass: z.strictObject({ at: Spot, radius: z.number() }),
    /** `unit` is the length of one step in map units, which stands for `step` kilometres. */
    scale: z.strictObject({ at: Spot, unit: z.number(), step: z.number() }),
    /** Terrain in the order in which the map key explains it. */
    legend: z.array(id),
  }),
});
export type Drawing = z.infer<typeof DrawingSchema>;
export type RouteKind = Drawing['routes'][number]['kind'];
