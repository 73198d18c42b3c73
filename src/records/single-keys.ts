import { readStored } from "../client/stored.ts";
import { useStored } from "../client/use-stored.ts";

const key = "tandem.keys";

/** Whether single keys, such as N for a new record, act; who speaks to the machine switches them off. */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [stored, keep] = useStored(key);
  return [stored !== "off", (on) => keep(on ? null : "off")];
}

/** The same, outside of drawing. */
export function singleKeysAct(): boolean {
  return readStored(key) !== "off";
}
