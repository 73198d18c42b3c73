import { keepPreferences, kept_as } from "../client/preferences.ts";
import { readStored } from "../client/stored.ts";
import { useStored } from "../client/use-stored.ts";

/** Whether single keys, such as N for a new record, act; who speaks to the machine switches them off. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [stored, keep] = useStored(kept_as.single_keys);
  const choose = (single_keys: boolean) => {
    keep(single_keys ? null : "off");
    // It holds on this device all the same.
    keepPreferences({ single_keys }).catch(() => undefined);
  };
  return [stored !== "off", choose];
}

/** The same, outside of drawing. */
export function singleKeysAct(): boolean {
  return readStored(kept_as.single_keys) !== "off";
}
