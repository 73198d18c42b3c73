import { ApiError } from "../client/api-error.ts";
import { failureSentence } from "../records/failure.ts";
import { missingStep } from "../records/missing-step.ts";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";

/** Says why an act was refused: which step there is not, or in the words of the verb where they say more than the code. */
export function toastRefusal(error: unknown): void {
  toast(stepOf(error) ?? ownWords(error) ?? failureSentence(error), { tone: "bad" });
}

/** A verb that changed nothing says which record it needs. */
function ownWords(error: unknown): string | undefined {
  const said = error instanceof ApiError && error.code === "RESOURCE_CONFLICT" && !error.details;
  return said ? t(error.message) : undefined;
}

const stepOf = (error: unknown) => missingStep(error instanceof ApiError ? error.details?.fields : undefined);
