import type { Statement } from "../database/flush.ts";

/**
 * Goes before what counts all that matches, or adds it up. Lists are better off without bitmaps, and with pages that cost the same
 * in any order (src/database/roles.ts): they stop at the page's end. What wants every row of `own or team or …` reads by one index
 * for each of these, and the table in its own order; 400,000 rows in an index's order took five times as long. What they are grouped
 * by fits into memory then: PostgreSQL reckons with far more groups than there are, and sorted the rows on the disk for fear of them.
 */
export const by_bitmap: Statement = {
  text: "select set_config('enable_bitmapscan', 'on', true), set_config('random_page_cost', '4', true), set_config('work_mem', '32MB', true)",
  values: [],
};
