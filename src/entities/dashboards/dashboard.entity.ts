import { entity } from "../../entity/describe.ts";
import { refusalOf } from "../../dashboards/definition.ts";
import { dashboards } from "./dashboard.schema.ts";

/** Dashboards that people make. */
export const dashboard = entity(dashboards, {
  title: { one: "Dashboard", many: "Dashboards" },
  about:
    "A grid of four columns with up to 24 tiles: a saved report (`report`, its id), a ready one (`ready`, its key) or a text in Markdown, each with an `id`, a `width` of 1 to 4 columns and a `height` of 1 to 3 rows. `as` draws a report otherwise (`number` is a single figure), `day` names the field that a period narrows. `filters` are those that it opens with: `period`, `owner`, `team` and `pipeline`. It holds no data; each tile runs as whoever looks.",
  example: {
    name: "Sales meeting",
    definition: {
      tiles: [{ id: "pipeline", kind: "ready", ready: "open-pipeline", width: 2, height: 2 }],
      filters: { period: "this-quarter" },
    },
  },
  kinds: { note: "text" },
  sound: { definition: refusalOf },
  written_by_verbs: ["team_id"],
});
