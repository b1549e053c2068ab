/** How much may be sent, in bytes: apart from the schemas, so that a page can know it without them. */

/** Nothing but a save file is larger. */
export const LARGEST_REQUEST = 64 * 1024;
/** A file that a table is set up from: there must be room for the rest of the request. */
export const LARGEST_CONTENT = LARGEST_REQUEST - 4 * 1024;
