import { all_places } from "../entities/places.ts";

const listed = all_places.map(({ entity }) => entity).join("|");
// Lists, records, their histories and sums, and what the search shows before one types; nothing of accounts and rights.
const worth_keeping = new RegExp(`^/api/(meta$|my_channels$|popular_searches$|(${listed}|saved_searches)(\\?|/|$))`);
// From the fourth page on a list is longer than what is kept of it.
const too_far = /[?&]limit=1000&.*cursor=/;

/** Whether what was answered at an address is kept for times without a line. */
export function isWorthKeeping(path: string): boolean {
  return worth_keeping.test(path) && !too_far.test(path);
}
