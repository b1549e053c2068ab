/** How much may be sent, and into what it is parted: apart from the schemas, so that a page can know it without them. */

/** In bytes. Nothing but a save file is larger. */
export const LARGEST_REQUEST = 64 * 1024;
/** A file that a table is set up from: there must be room for the rest of the request. */
export const LARGEST_CONTENT = LARGEST_REQUEST - 4 * 1024;
/** So many lines of a log are sent at once: a scene has the last of them, and those before are asked for. */
export const LINES_AT_ONCE = 400;
/** In milliseconds: longer than a week no window stays open, where a time was agreed. */
export const LONGEST_WINDOW = 7 * 24 * 3_600_000;
/** Lists of one's own tables. */
export const SECTIONS = ['under-way', 'finished', 'archived', 'deleted'] as const;
