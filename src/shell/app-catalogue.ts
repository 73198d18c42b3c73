import type { Catalogue } from "../ui/translate.ts";
import { french as everywhere } from "./everywhere.french.ts";
import { french as frame } from "./frame.french.ts";
import { french as places } from "../entities/places.french.ts";
import { french as records } from "../records/records.french.ts";

/** French for the whole app, but for the screens that bring their own (withFrench in routes.ts). */
export const french: Catalogue = {
  ...everywhere,
  ...frame,
  ...records,
  ...places,
};
