import { ApiError } from "../../client/api-error.ts";
import { t } from "../../ui/translate.ts";

/** A circle is told with its way, in the reader's language. */
export function inWords(error: unknown): never {
  const said = error instanceof ApiError ? error.details?.fields?.["to_id"] : undefined;
  const [, path] = /^it would make a circle: (.+)$/.exec(said ?? "") ?? [];
  if (!path || !(error instanceof ApiError)) throw error;
  const { code, message, request_id, timestamp } = error;
  const to_id = t("It would make a circle: {{path}}", { path });
  throw new ApiError({ code, message, request_id, timestamp, details: { fields: { to_id } } }, error.status);
}
