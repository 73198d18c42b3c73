import type { Catalogue } from "../../ui/translate.ts";

/** French for reports and their builder. */
export const french: Catalogue = {};
