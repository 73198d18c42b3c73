import { whichError } from "../errors/which-error.ts";
import { ApiError } from "../client/api-error.ts";
import { t } from "../ui/translate.ts";
import { toast } from "../ui/toast.ts";

/** Why an act was refused and what to do, in one sentence of the reader's language. */
export function failureSentence(error: unknown): string {
  const own = ownWords(error);
  if (own) return own;
  const which = whichError(error);
  if (which.screen === "coded") {
    const { code, request_id } = which.reference;
    const asked_for = code === "INTERNAL_ERROR" && request_id ? ` (${request_id})` : "";
    return t(which.coded.guidance) + asked_for;
  }
  return t(error instanceof ApiError ? error.message : "Something went wrong");
}

/** What stands against an act, where the record did not merely change meanwhile: the refusal says it better than its code. */
function ownWords(error: unknown): string | undefined {
  const said = error instanceof ApiError && error.code === "RESOURCE_CONFLICT" && !error.details;
  return said ? t(error.message) : undefined;
}

/** Says why an act failed. */
export function toastFailure(error: unknown): void {
  toast(failureSentence(error), { tone: "bad" });
}

/** Whether somebody else changed the record since it was read. */
export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === "RESOURCE_CONFLICT" && !!error.details?.["versions"];
}

/** Whether the record is gone or not the caller's to see. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.code === "RESOURCE_NOT_FOUND";
}
