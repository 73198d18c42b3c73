import type { Catalogue } from "../../ui/translate.ts";
import { door } from "./door.ts";
import { everywhere } from "./everywhere.ts";
import { install } from "./install.ts";
import { passwords } from "./passwords.ts";

/** French for everything that can be shown before sign-in. */
export const french: Catalogue = { ...door, ...install, ...passwords, ...everywhere };
