import { readStored, store } from "../../../client/stored.ts";

/** The two ways in. */
export type Door = "employee" | "client";

const key = "tandem.door";

/** The door last used on this device, null before the first time. */
export function lastDoor(): Door | null {
  const door = readStored(key);
  return door === "employee" || door === "client" ? door : null;
}

/** Remembers the door that was used. */
export function rememberDoor(door: Door): void {
  store(key, door);
}
