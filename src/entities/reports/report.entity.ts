import { entity } from "../../entity/describe.ts";
import { refusalOf } from "../../reports/definition.ts";
import { reports } from "./report.schema.ts";

/** Reports that people keep. */
export const report = entity(reports, {
  title: { one: "Report", many: "Reports" },
  about:
    "A question about many records, kept under a name: a source, filters in the words of lists, groupings, measures and a chart. It holds no data; whoever opens it asks anew, and `POST /api/reports/run` answers it with what they may see.",
  example: {
    name: "Leads by source",
    definition: { source: "leads", groups: [{ field: "source" }], measures: [{ of: "count" }] },
  },
  kinds: { note: "text" },
  sound: { definition: refusalOf },
  written_by_verbs: ["team_id"],
});
