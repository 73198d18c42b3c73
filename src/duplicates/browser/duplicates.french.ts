import type { Catalogue } from "../../ui/translate.ts";

/** French for records that probably are the same, and for making one of two. */
export const french: Catalogue = {};
