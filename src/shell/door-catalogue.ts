import type { Catalogue } from "../ui/translate.ts";
import { french as door } from "../auth/browser/door/door.french.ts";
import { french as everywhere } from "./everywhere.french.ts";
import { french as install } from "../auth/browser/door/install.french.ts";
import { french as passwords } from "../auth/browser/door/passwords.french.ts";

/** French for everything that can be shown before sign-in. */
export const french: Catalogue = { ...door, ...install, ...passwords, ...everywhere };
