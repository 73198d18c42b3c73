import type { Context } from "hono";

/** Whether a request uploads a file, so that the small size limit of other bodies does not apply. */
export function isFileUpload({ req: { method, path } }: Context): boolean {
  return (method === "POST" && path === "/api/imports") || /^\/api\/uploads(\/|$)/.test(path);
}
