import { entity } from "../../entity/describe.ts";
import { saved_searches } from "./saved-search.schema.ts";

/** Searches that people keep for themselves. */
export const saved_search = entity(saved_searches, {
  title: { one: "Saved search", many: "Saved searches" },
  written_by_verbs: ["user_id"],
});
