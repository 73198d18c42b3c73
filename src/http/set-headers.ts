import type { ServerResponse } from "node:http";
import type { Context } from "hono";

/**
 * Says what the head of the answer holds, whatever the answer will be; one that names a header itself has the last word.
 * Where a socket is answered Node is told, not the answer: there each header costs several times as much.
 */
export function setHeaders(c: Context, headers: readonly (readonly [name: string, value: string])[]): void {
  const { outgoing } = (c.env ?? {}) as { outgoing?: ServerResponse };
  for (const [name, value] of headers)
    if (outgoing) outgoing.setHeader(name, value);
    else c.header(name, value);
}
