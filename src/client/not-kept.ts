import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";

/** Says that a choice did not reach the server. */
export function sayNotKept(): void {
  toast(t("The server did not answer. Check your connection and try again."), { tone: "bad" });
}
