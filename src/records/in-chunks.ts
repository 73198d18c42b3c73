import type { BulkAnswer } from "./record-client.ts";

// The most that the server takes in one request; of a verb, which is done to each on its own, it takes fewer.
const most_at_once = 1000;
const most_by_verb = 200;

/** Does an act on as many records as there are, as many at a time as the server takes. */
export async function inChunks(
  ids: string[],
  act: (ids: string[]) => Promise<BulkAnswer>,
  by_verb = false,
): Promise<BulkAnswer> {
  const answer: BulkAnswer = { changed: [], skipped: [] };
  const waiting = chunked(ids, by_verb ? most_by_verb : most_at_once);
  for (let some = waiting.shift(); some; some = waiting.shift()) {
    const { changed, skipped } = await act(some);
    // For what there was no time in one request there is in the next.
    const late = changed.length > 0 ? skipped.filter(isLate).map(({ id }) => id) : [];
    if (late.length > 0) waiting.unshift(late);
    answer.changed.push(...changed);
    answer.skipped.push(...skipped.filter((each) => late.length === 0 || !isLate(each)));
  }
  return answer;
}

const isLate = ({ code }: { code: string }) => code === "SERVICE_UNAVAILABLE";

/** Ids in as many lists as the server wants them. */
export function chunked(ids: string[], most = most_at_once): string[][] {
  const chunks: string[][] = [];
  for (let at = 0; at < ids.length; at += most) chunks.push(ids.slice(at, at + most));
  return chunks;
}
