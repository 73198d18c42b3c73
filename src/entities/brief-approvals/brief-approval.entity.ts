import { sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { verb } from "../../entity/verb.ts";
import { copied_from_brief } from "../briefs/brief.schema.ts";
import { brief_approvals } from "./brief-approval.schema.ts";

/** Links for approval, each with its decision. */
export const brief_approval = entity(brief_approvals, {
  title: { one: "Approval by link", many: "Approvals by link" },
  about:
    "A link by which somebody of the client approves versions of a brief or asks for changes, and the decision: who by name, when, from which address, on which files by their SHA-256, in which words. A link answers once. It is made by POST /api/creative/briefs/{id}/links; nobody changes it afterwards.",
  kinds: { message: "text", words: "text" },
  state: "status",
  written_by_verbs: [
    ...copied_from_brief,
    "brief_id",
    "name",
    "email",
    "message",
    "language",
    "expires_at",
    "shown",
    "words",
    "decided_at",
    "decided_from",
  ],
  verbs: {
    end: verb(
      "Ends a link that waits for an answer: it opens nothing from now on.",
      z.object({}),
      async ({ tx, input: { id } }) => void (await tx.execute(sql`select app.end_approval(${id})`)),
      { right: "end", from: ["waiting"] },
    ),
  },
});
