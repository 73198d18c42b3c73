import type { BulkAnswer } from "./record-client.ts";

// The most that the server takes in one request.
const most_at_once = 1000;

/** Does a bulk act on as many records as there are, a thousand at a time. */
export async function inChunks(ids: string[], act: (ids: string[]) => Promise<BulkAnswer>): Promise<BulkAnswer> {
  const answer: BulkAnswer = { changed: [], skipped: [] };
  for (const some of chunked(ids)) {
    const { changed, skipped } = await act(some);
    answer.changed.push(...changed);
    answer.skipped.push(...skipped);
  }
  return answer;
}

/** Ids in as many lists as the server wants them. */
export function chunked(ids: string[]): string[][] {
  const chunks: string[][] = [];
  for (let at = 0; at < ids.length; at += most_at_once) chunks.push(ids.slice(at, at + most_at_once));
  return chunks;
}
