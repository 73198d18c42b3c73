import type { Context } from "hono";

/** Whether a request brings a file, for which the small limit of other bodies does not hold. */
export function bringsFile({ req: { method, path } }: Context): boolean {
  return (method === "POST" && path === "/api/imports") || /^\/api\/uploads(\/|$)/.test(path);
}
