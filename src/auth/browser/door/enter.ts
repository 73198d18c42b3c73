import { type Door, rememberDoor } from "./last-door.ts";
import { returnTo } from "./return-to.ts";

/** Goes in after sign-in: to where one came from, or home. */
export function enter(door: Door): void {
  rememberDoor(door);
  location.assign(returnTo(location.search, location.origin));
}
