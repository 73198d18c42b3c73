import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";

/** On a device that is touched, sharing is how things are handed on; elsewhere a link is pasted. */
export const shares = "share" in navigator && matchMedia("(pointer: coarse)").matches;

/** Hands a link on: by the device, or by the clipboard. */
export async function passOn(url: string): Promise<void> {
  try {
    if (shares) return await navigator.share({ title: document.title, url });
    await navigator.clipboard.writeText(url);
    toast(t("Link copied."), { tone: "good" });
  } catch (error) {
    // Whoever thinks better of sharing needs no message.
    if ((error as Error).name === "AbortError") return;
    toast(t("The browser does not allow copying. The link is in the address bar."), { tone: "bad" });
  }
}
