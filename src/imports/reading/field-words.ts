import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Catalogue } from "../../ui/translate.ts";

// A page's headings stand in the catalogues of the frame, of what records share and of each entity.
const src = new URL("../../", import.meta.url);
const files = globSync("{shell,records,entities,entities/*}/*.french.ts", { cwd: fileURLToPath(src) }).sort();
const catalogues = await Promise.all(
  files.map((file) => import(new URL(file, src).href) as Promise<{ french: Catalogue }>),
);

/** What fields are called in French, wherever that is said. */
export const french: Catalogue = Object.assign({}, ...catalogues.map((each) => each.french));
