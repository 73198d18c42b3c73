import { ApiError } from "./api-error.ts";

/** What stands in for the server while it is silent. It is loaded after the first paint; until then nobody does. */
export type Standby = {
  /** Keeps what the server answered. */
  keep(path: string, answer: unknown): void;
  /** What was kept under this address; undefined when nothing was. */
  recall(path: string): Promise<unknown>;
  /** An answer with the writes that wait on top; undefined may become a record that the server has not heard of. */
  over(path: string, answer: unknown): unknown;
};

/** Puts a standby in place, and hands it what was read before it came. */
export function standIn(next: Standby | null): void {
  standby = next;
  for (const [path, answer] of early) next?.keep(path, answer);
  early = [];
}

/** What the server answered, kept, and as it is to be shown. */
export function shown<Answer>(path: string, answer: Answer): Answer {
  if (standby) standby.keep(path, answer);
  else if (early.length < most_early) early.push([path, answer]);
  return standby ? (standby.over(path, answer) as Answer) : answer;
}

/** What stands in for an answer that did not come; throws the error where nothing does. */
export async function instead(path: string, error: unknown): Promise<unknown> {
  const kept = isSilence(error) ? await standby?.recall(path) : undefined;
  const answer = standby?.over(path, kept);
  if (answer === undefined) throw error;
  return answer;
}

/** Whether nobody of ours answered: no line, or something on the way that answers for the server. */
export function isSilence(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.request_id) return false;
  return ["NETWORK_ERROR", "SERVICE_UNAVAILABLE"].includes(error.code);
}

const most_early = 40;
let standby: Standby | null = null;
let early: [string, unknown][] = [];
