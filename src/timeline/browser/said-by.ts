import { ApiError } from "../../client/api-error.ts";
import { failureSentence } from "../../records/failure.ts";
import { t } from "../../ui/translate.ts";

/** Why what was written was refused, in the server's own words where it has some. */
export const saidBy = (error: unknown): string =>
  error instanceof ApiError ? t(error.message) : failureSentence(error);
