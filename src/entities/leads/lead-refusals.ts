import { failureSentence } from "../../records/failure.ts";
import { toast } from "../../ui/toast.ts";
import { phrase, t } from "../../ui/translate.ts";

// What the server's verbs say when a lead is not in the stage that they need.
const refusals = [
  phrase("Only an open lead of yours can be moved. A won or lost one is reopened."),
  phrase("Only an open lead of yours can be won."),
  phrase("Only an open lead of yours can be lost."),
  phrase("Only a won or lost lead of yours can be reopened."),
  phrase("Both leads must be yours to change."),
];

/** Says why an act on a lead was refused: in the server's words where they say more than the code. */
export function toastRefusal(error: unknown): void {
  const message = error instanceof Error ? error.message : "";
  toast(refusals.includes(message) ? t(message) : failureSentence(error), { tone: "bad" });
}
