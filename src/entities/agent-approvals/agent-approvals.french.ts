import type { Catalogue } from "../../ui/translate.ts";
export const french: Catalogue = {};
