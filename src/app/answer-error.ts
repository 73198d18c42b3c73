import type { Context } from "hono";
import type { Logger } from "pino";
import { statuses, type ErrorCode } from "../entity/errors.ts";
import { tellablePath } from "../http/tellable-path.ts";
import type { Asking } from "../entity/request.ts";
import { translateError } from "../entity/translate-error.ts";
import type { ErrorCounts } from "../monitoring/error-counts.ts";
import { routeOf } from "../monitoring/measure.ts";

/** What is answered where something failed; what is the program's fault is logged as an error, and counted by its cause. */
export function answerError(error: unknown, c: Context<Asking>, log: Logger, errors: ErrorCounts): Response {
  const translated = translateError(error);
  const status = statuses[translated.code as ErrorCode];
  const about = { request_id: c.get("request_id"), path: tellablePath(c.req.path) };
  // What takes too long, or waits too long, is no fault of the program's.
  if (translated.code === "SERVICE_UNAVAILABLE") log.warn(about, String(translated.cause ?? translated.message));
  else if (status >= 500) {
    const cause = translated.cause ?? translated;
    log.error({ ...about, err: cause }, translated.code);
    const proof = c.get("actor")?.proof;
    errors.add({
      source: "server",
      error: cause,
      route: routeOf(c),
      request_id: about.request_id,
      ...(proof && { proof }),
    });
  }
  if (translated.details?.retry_after) c.header("retry-after", String(translated.details.retry_after));
  return c.json(
    {
      code: translated.code,
      message: translated.message,
      request_id: c.get("request_id"),
      timestamp: new Date().toISOString(),
      ...(translated.details ? { details: translated.details } : {}),
    },
    status,
  );
}
