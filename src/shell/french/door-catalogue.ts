import type { Catalogue } from "../../ui/translate.ts";
import { door } from "./door.ts";
import { everywhere } from "./everywhere.ts";

/** French for everything that can be shown before sign-in. */
export const french: Catalogue = { ...door, ...everywhere };
