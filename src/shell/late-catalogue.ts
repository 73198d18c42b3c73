import type { Catalogue } from "../ui/translate.ts";
import { french as records } from "../records/late.french.ts";
import { french as phases } from "../entities/phases/phases.french.ts";
import { french as tasks } from "../entities/tasks/late-tasks.french.ts";

/** French of what no page begins with: it comes with the first part that is loaded later (`late`). */
export const french: Catalogue = { ...records, ...phases, ...tasks };
