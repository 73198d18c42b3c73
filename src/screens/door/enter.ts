import { type Door, rememberDoor } from "../../shell/last-door.ts";
import { returnTo } from "../../shell/return-to.ts";

/** Goes in after sign-in: to where one came from, or home. */
export function enter(door: Door): void {
  rememberDoor(door);
  location.assign(returnTo(location.search, location.origin));
}
