import { LookError } from "./limits.ts";
import { shortened } from "./shown.ts";

/** Why a look failed, in a sentence for whoever runs the agents: never with a token. */
export function sentenceOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof LookError) return at.message;
  const { message, name } = error instanceof Error ? error : { message: String(error), name: "" };
  if (message.startsWith("Refused:")) return shortened(message, 300);
  if (name === "TimeoutError" || name === "AbortError") return "The server did not answer in time.";
  if (/ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|socket hang up|certificate/.test(message))
    return `The server cannot be reached: ${shortened(message, 200)}`;
  const code = error instanceof Error && "caller" in error && "code" in error ? String(error.code) : undefined;
  if (code) return `Git cannot read it (${shortened(code, 50)}).`;
  return `It cannot be read: ${shortened(message, 200)}`;
}
