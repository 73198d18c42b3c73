import { ApiError } from "../client/api-error.ts";
import { failureSentence } from "../records/failure.ts";
import { choiceWord } from "../ui/choice-word.ts";
import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";

/** Says why an act was refused: which step there is not, or in the words of the verb where they say more than the code. */
export function toastRefusal(error: unknown): void {
  toast(missingStep(error) ?? ownWords(error) ?? failureSentence(error), { tone: "bad" });
}

/** A verb that changed nothing says which record it needs. */
function ownWords(error: unknown): string | undefined {
  const said = error instanceof ApiError && error.code === "RESOURCE_CONFLICT" && !error.details;
  return said ? t(error.message) : undefined;
}

/** The server names the two states in its own terms; readers get their words. */
function missingStep(error: unknown): string | undefined {
  const texts = error instanceof ApiError ? Object.values(error.details?.fields ?? {}) : [];
  const [, from, to] = texts.map((text) => /^(\w+) cannot become (\w+)$/.exec(text)).find(Boolean) ?? [];
  if (!from || !to) return undefined;
  return t("There is no step from “{{from}}” to “{{to}}”.", { from: choiceWord(from), to: choiceWord(to) });
}
