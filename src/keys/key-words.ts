import { is_apple } from "./read-key.ts";
import { written } from "./own-keys.ts";
import { t } from "../ui/translate.ts";

/** A key as it is read out: "Shift J", "G then L". */
export function spoken(key: string): string {
  if (!key) return t("no key");
  const [first = "", second] = key.split(" ").map((each) => written(each).replace("⇧", t("Shift")));
  return second === undefined ? first : t("{{first}} then {{second}}", { first, second });
}

/** Why what was pressed cannot be chosen; "" while nothing but Shift or AltGr is held. */
export function whyNot({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): string {
  if (/^(Shift|Alt|Control|Meta|Caps)/.test(key)) return "";
  if ((ctrlKey || metaKey) && key.toLowerCase() === "k")
    return t("{{key}} opens the search of everything.", { key: is_apple ? "⌘K" : "Ctrl K" });
  if (ctrlKey || metaKey || altKey) return t("Keys with Ctrl, Alt or ⌘ belong to the browser and the system.");
  if (key === "Enter" || key === " ") return t("Enter and the space bar press what has the focus.");
  if (key.startsWith("Arrow")) return t("The arrows move about in lists and fields.");
  return t("Only a key that writes a character by itself can be chosen.");
}
