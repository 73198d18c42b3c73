import { ApiError } from "../client/api-error.ts";
import { failureSentence } from "../records/failure.ts";
import { missingStep } from "../records/missing-step.ts";
import { toast } from "../ui/toast.ts";

/** Says why an act was refused: which step there is not, or in a sentence. */
export function toastRefusal(error: unknown): void {
  toast(stepOf(error) ?? failureSentence(error), { tone: "bad" });
}

const stepOf = (error: unknown) => missingStep(error instanceof ApiError ? error.details?.fields : undefined);
