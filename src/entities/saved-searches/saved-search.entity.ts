import { entity } from "../../entity/describe.ts";
import { saved_searches } from "./saved-search.schema.ts";

/** Searches that people keep for themselves. */
export const saved_search = entity(saved_searches, {
  title: { one: "Saved search", many: "Saved searches" },
  about: "A search that the caller keeps under a name; nobody else sees it.",
  example: { search_name: "Rouen", query_text: "type:lead rouen", is_pinned: true },
  written_by_verbs: ["user_id"],
});
