import { failureSentence } from "../../records/failure.ts";
import type { Values } from "../../records/record-client.ts";
import { ApiError } from "../../client/api-error.ts";
import { toast } from "../../ui/toast.ts";
import { phrase, t } from "../../ui/translate.ts";
import { stageName } from "./account-stages.ts";

const not_yours = phrase("This client is not yours to change.");

/** Says why an act on a client was refused: which step there is not, or in the server's words where they say more. */
export function toastRefusal(error: unknown): void {
  const known = error instanceof Error && error.message === not_yours ? t(not_yours) : failureSentence(error);
  toast(missingStep(error) ?? known, { tone: "bad" });
}

/** Throws why a change was refused, at the field that was changed: the database names the SIRET when the two differ. */
export function throwAtField(error: unknown, change: Values): never {
  const differ = error instanceof ApiError && error.details?.fields?.["siret"] === "is not allowed";
  if (!differ) throw error;
  const sentence = t("The SIRET begins with the nine digits of the SIREN.");
  const fields = Object.fromEntries(Object.keys(change).map((name) => [name, sentence]));
  const { code, message, request_id, timestamp, status } = error;
  throw new ApiError({ code, message, request_id, timestamp, details: { fields } }, status);
}

/** The server names the two stages in its own terms; readers get their words. */
function missingStep(error: unknown): string | undefined {
  const refusal = error instanceof ApiError ? error.details?.fields?.["stage"] : undefined;
  const [, from, to] = /^(\w+) cannot become (\w+)$/.exec(refusal ?? "") ?? [];
  if (!from || !to) return undefined;
  return t("A client does not go from “{{from}}” to “{{to}}”.", { from: stageName(from), to: stageName(to) });
}
