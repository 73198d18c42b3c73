import type { Catalogue } from "../../ui/translate.ts";
import { everywhere } from "./everywhere.ts";
import { frame } from "./frame.ts";
import { places } from "./places.ts";
import { records } from "./records.ts";

/** French for the whole app, but for the screens that bring their own (withFrench in routes.ts). */
export const french: Catalogue = {
  ...everywhere,
  ...frame,
  ...records,
  ...places,
};
