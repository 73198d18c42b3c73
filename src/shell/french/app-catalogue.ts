import type { Catalogue } from "../../ui/translate.ts";
import { clients } from "./clients.ts";
import { everywhere } from "./everywhere.ts";
import { frame } from "./frame.ts";
import { imports } from "./imports.ts";
import { leads } from "./leads.ts";
import { people } from "./people.ts";
import { planned } from "./planned.ts";
import { records } from "./records.ts";

/** French for the whole app. */
export const french: Catalogue = {
  ...everywhere,
  ...frame,
  ...planned,
  ...records,
  ...leads,
  ...clients,
  ...imports,
  ...people,
};
