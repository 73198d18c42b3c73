import { and, eq, isNotNull, isNull, sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { entity } from "../../entity/describe.ts";
import { assign, move } from "../../entity/usual-verbs.ts";
import { mustChange, verb } from "../../entity/verb.ts";
import { tags } from "../tags/tag.schema.ts";
import { documents } from "./document.schema.ts";

/** Documents: where each lies, who sees it, how far it is, and which version is the newest. */
export const document = entity(documents, {
  title: { one: "Document", many: "Documents" },
  about:
    "A contract, quote, brief or other document. Its versions are its files. The visibility says who sees it beside its owner: the team, the people of the project, all colleagues, or whoever works for the client and, once it is published, the client.",
  example: { name: "Framework contract 2026", kind: "contract" },
  refers: { tag_ids: tags },
  kinds: { note: "text", bytes: "count" },
  state: "status",
  written_by_verbs: [
    "team_id",
    "account_name",
    "project_name",
    "project_manager_id",
    "file_name",
    "media_type",
    "bytes",
    "versions",
    "locked_by",
    "locked_at",
  ],
  verbs: {
    assign: assign(documents, "Gives the document, with its team, to another owner."),
    move: move(
      documents.status,
      "Moves the document to another state, where the present one lets it follow.",
      "This document is not yours to change.",
    ),
    check_out: verb(
      "Locks the document: nobody else can change it or add a version until it is checked in.",
      z.object({}),
      async ({ tx, input: { id } }) => {
        const taken = await tx
          .update(documents)
          .set({ locked_by: sql`app.user_id()`, locked_at: sql`now()` })
          .where(and(eq(documents.id, id), isNull(documents.locked_by)))
          .returning({ id: documents.id });
        mustChange(taken, "This document is checked out already, or not yours to change.");
      },
      { undone_by: "check_in" },
    ),
    check_in: verb(
      "Unlocks the document. Whoever checked it out, its owner and administrators may do so.",
      z.object({}),
      async ({ tx, input: { id } }) => {
        const given = await tx
          .update(documents)
          .set({ locked_by: null, locked_at: null })
          .where(and(eq(documents.id, id), isNotNull(documents.locked_by)))
          .returning({ id: documents.id });
        mustChange(given, "This document is not checked out, or not yours to change.");
      },
      { undone_by: "check_out" },
    ),
  },
});
