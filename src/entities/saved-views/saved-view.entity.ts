import { entity } from "../../entity/describe.ts";
import { saved_views } from "./saved-view.schema.ts";

/** Lists that people keep under a name, for themselves, their team or all of the staff. */
export const saved_view = entity(saved_views, {
  title: { one: "Saved view", many: "Saved views" },
  about: "A list that somebody keeps under a name, for themselves, their team or all of the staff.",
  example: { entity: "leads", name: "Won this year", visibility: "private", address: { stage: "won" } },
  written_by_verbs: ["user_id", "team_id"],
});
