import { copied } from "../../database/columns.ts";
import { entity } from "../../entity/describe.ts";
import { people } from "../people/people.schema.ts";
import { comments } from "./comment.schema.ts";

/** What people say about records. */
export const comment = entity(comments, {
  title: { one: "Comment", many: "Comments" },
  about:
    "What somebody said about a record, to the colleagues who see it, and to its client where it is for them (account_id); Markdown. Whoever is mentioned is told; an agent that is mentioned (agent_ids, three at most) is asked to summarise the record, as a task of whoever writes.",
  example: {
    entity: "leads",
    row_id: "01930000-0000-7000-8000-000000000001",
    body: "They want a **second offer** by Friday.",
  },
  refers: { mention_ids: people },
  kinds: { body: "text" },
  given_once: ["entity", "row_id", "account_id", "agent_ids"],
  written_by_verbs: [...copied, "written_by"],
});
