import { useSingleKeys } from "./single-keys.ts";
import { type KeyAct, keyIn, type OwnKeys } from "./usual.ts";

/** Makes keys act as this person has chosen them. */
export function adoptKeys(keys: OwnKeys): void {
  chosen = keys;
}

/** The key of an act for whoever is here; "" when it has none. */
export function keyOf(act: KeyAct): string {
  return keyIn(chosen, act);
}

/** A key as it stands on a keyboard: "J", "G L", "⇧ E". */
export function written(key: string): string {
  // (A key that has a name, such as F2, is written as it is called.)
  const sign = (each: string) =>
    each.length > 1 ? each : each.replace(/[A-Z]/, "⇧ $&").replace(/^[a-z]$/, (letter) => letter.toUpperCase());
  return key.split(" ").map(sign).join(" ");
}

/** What a control says of the key that does the same; nothing where none does. */
export function useKeyOf(act: KeyAct): { kbd?: string; "aria-keyshortcuts"?: string } {
  const [on] = useSingleKeys();
  const key = keyOf(act);
  if (!on || !key) return {};
  // Of two keys one after the other ARIA knows nothing.
  const aria = key === "+" ? "Plus" : written(key).replace("⇧ ", "Shift+");
  return { kbd: written(key), ...(key.length === 1 && { "aria-keyshortcuts": aria }) };
}

let chosen: OwnKeys = {};
