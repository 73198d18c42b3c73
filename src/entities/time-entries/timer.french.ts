import type { Catalogue } from "../../ui/translate.ts";

/** French of what stands of time on other pages: the timer, and what was spent. */
export const french: Catalogue = {};
