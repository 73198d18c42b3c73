import type { Context, Hono, MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { serveReports } from "../audit/frontend-errors.ts";
import { serveFailures } from "../audit/frontend-failures.ts";
import { authenticate } from "../auth/authenticate.ts";
import { AppError } from "../entity/errors.ts";
import { packed_from } from "../entity/json-answer.ts";
import type { Asking } from "../entity/request.ts";
import { isFileUpload } from "../http/is-file-upload.ts";
import type { Parts } from "./app.ts";
import type { FairShare } from "../http/fair-share.ts";
import { jsonBody } from "../http/json-body.ts";
import { setHeaders } from "../http/set-headers.ts";

const no_store = ["cache-control", "no-store"] as const;
const vary = ["vary", "accept-encoding"] as const;
const most_body = 1_048_576;
// Before somebody is known: a password, a link, a report.
const most_of_nobody = 65_536;

/** What stands before the API: compression, who acts, each person's share and the size of bodies; reports need no session. */
export function guardApi(
  app: Hono<Asking>,
  { kernel, identity, recorder: { errors } }: Parts,
  share: FairShare | undefined,
  address: (c: Context) => string,
): void {
  const [small, least] = [atMost(most_body, "1 MB"), atMost(most_of_nobody, "64 KB")];
  const compressed = compress({ threshold: packed_from });
  app.use("/api/*", (c, next) => {
    const takes_packed = c.req.header("accept-encoding") !== undefined;
    setHeaders(c, takes_packed ? [no_store] : [no_store, vary]);
    if (!takes_packed) return next();
    // Said on the answer, where it is looked for, and before there is one: what is added later makes a slow stream of a text.
    c.header(...vary);
    return compressed(c, next);
  });
  app.on("POST", ["/api/audit-logs", "/api/frontend-failures"], least);
  app.route("/api/audit-logs", serveReports(kernel.database, errors, address));
  app.route("/api/frontend-failures", serveFailures(kernel.database, errors, address));
  app.use("/api/*", authenticate(identity));
  if (share) app.use("/api/*", share.guard);
  // Read only now: what a body costs is its sender's share, and of those whom nobody knows it is small.
  const writes = ["POST", "PUT", "PATCH", "DELETE"];
  app.on(writes, "/api/*", (c, next) => (isFileUpload(c) ? next() : (c.get("actor") ? small : least)(c, next)));
  app.on(writes, "/api/*", (c, next) => (isFileUpload(c) ? next() : jsonBody(c, next)));
}

function atMost(maxSize: number, said: string): MiddlewareHandler {
  const onError = (): never => {
    throw new AppError("INVALID_INPUT", `The body is larger than ${said}.`);
  };
  const counted = bodyLimit({ maxSize, onError });
  return (c, next) => {
    // Node takes no more of a body than was said of it: only one of which nothing was said is counted, through a stream of it,
    // which takes longer to be made than the rest of a small write.
    const length = c.req.header("transfer-encoding") === undefined ? c.req.header("content-length") : undefined;
    if (length === undefined) return counted(c, next);
    return Number(length) > maxSize ? onError() : next();
  };
}
