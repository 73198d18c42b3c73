import type { Catalogue } from "../../ui/translate.ts";

/** French of the list of time, the week sheet, approval and sums. */
export const french: Catalogue = {};
