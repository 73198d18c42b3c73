import type { Outgoing } from "../http/outgoing.ts";

/** What became of an attempt: how it ended, what was answered, and how long that took. */
export type Posted = {
  outcome: "delivered" | "failed" | "gone";
  status: number | null;
  response: string | null;
  ms: number;
  error: string | null;
};

type Message = { address: string; headers: Record<string, string>; body: string };

const most_ms = 15_000;
/** So much of an answer is told; a little more is read, in which a secret at the end of it is found. */
export const most_told = 2000;
const most_read = most_told + 200;

/** Hands a message to a receiver, by the one client for what is asked outside. It follows no redirect. */
export async function post(ask: Outgoing, { address, headers, body }: Message): Promise<Posted> {
  const since = performance.now();
  const ms = () => Math.round(performance.now() - since);
  try {
    const answer = await ask(address, { method: "POST", headers, body, ms: most_ms, streamed: true });
    const response = await beginningOf(answer);
    return { ...judged(answer.status), status: answer.status, response, ms: ms() };
  } catch (error) {
    return { outcome: "failed", status: null, response: null, ms: ms(), error: sentenceOf(error as Error) };
  }
}

function judged(status: number): Pick<Posted, "outcome" | "error"> {
  if (status < 300) return { outcome: "delivered", error: null };
  if (status === 410) return { outcome: "gone", error: "The receiver says that it is gone for good." };
  if (status < 400) return { outcome: "failed", error: "The receiver answers by a redirect, which is not followed." };
  return { outcome: "failed", error: `The receiver answers HTTP ${status}.` };
}

/** The beginning of what was answered. What breaks off, or never ends, has said enough: its status counts. */
async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return "";
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of body as AsyncIterable<Uint8Array>) {
      parts.push(part);
      if ((size += part.length) >= most_read) break;
    }
  } catch {
    // (What came stands.)
  }
  // (No database keeps the sign 0.)
  return Buffer.concat(parts).toString("utf8").slice(0, most_read).replaceAll("\0", "");
}

function sentenceOf({ name, message, code }: Error & { code?: string }): string {
  if (name === "TimeoutError" || name === "AbortError") return "The receiver did not answer within 15 seconds.";
  if (message.startsWith("Refused:")) return message.slice(0, 290);
  return `The receiver cannot be reached: ${code ?? (message || "no answer")}`.slice(0, 290);
}
