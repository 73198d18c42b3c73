import { toast } from "../ui/toast.ts";
import { phrase, t } from "../ui/translate.ts";
import { readStored, store } from "../client/stored.ts";

/** Leaves a message for the next page, to be shown there as a toast. */
export function leaveFlash(message: keyof typeof messages): void {
  store(key, message, () => sessionStorage);
}

/** Shows, once, what the page before left. */
export function showFlash(): void {
  const left = readStored(key, () => sessionStorage);
  store(key, null, () => sessionStorage);
  for (const [message, sentence] of Object.entries(messages)) {
    if (message === left) toast(t(sentence), { tone: "good" });
  }
}

const key = "tandem.flash";
const messages = { signed_out: phrase("Signed out successfully") };
