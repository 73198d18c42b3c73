import type { Statement } from "../database/flush.ts";

/**
 * Goes before what counts all that matches, or adds it up. Lists are better off without bitmaps (src/database/roles.ts): they stop
 * at the page's end. What wants every row of `own or team or …` reads by one index for each of these, and else the whole table.
 */
export const by_bitmap: Statement = { text: "select set_config('enable_bitmapscan', 'on', true)", values: [] };
