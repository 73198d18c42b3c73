import type { Catalogue } from "../../ui/translate.ts";
import { clients } from "./clients.ts";
import { everywhere } from "./everywhere.ts";
import { frame } from "./frame.ts";
import { imports } from "./imports.ts";
import { leads } from "./leads.ts";
import { people } from "./people.ts";
import { records } from "./records.ts";

/** French for the whole app but the planned screens, which bring their own. */
export const french: Catalogue = {
  ...everywhere,
  ...frame,
  ...records,
  ...leads,
  ...clients,
  ...imports,
  ...people,
};
