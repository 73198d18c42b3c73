import { sql } from "../../database/drizzle.ts";
import { z } from "zod";
import { copied } from "../../database/columns.ts";
import { entity } from "../../entity/describe.ts";
import { verb } from "../../entity/verb.ts";
import { asset_comments } from "./asset-comment.schema.ts";

/** Comments on versions of pieces of work. */
export const asset_comment = entity(asset_comments, {
  title: { one: "Review comment", many: "Review comments" },
  about:
    "What somebody says about a version (file_id) of a piece of work: of all of it, at a point (x and y from 0 to 1), on a page of a PDF, or at a second of a video. An answer names the comment that it answers (parent_id). Whoever sees the piece of work reads it, answers it and resolves it.",
  example: {
    entity: "brief_assets",
    row_id: "01930000-0000-7000-8000-000000000001",
    file_id: "01930000-0000-7000-8000-000000000002",
    body: "The logo is too close to the edge.",
    x: 0.25,
    y: 0.75,
  },
  kinds: { body: "text" },
  given_once: ["entity", "row_id", "file_id", "parent_id", "page", "seconds"],
  written_by_verbs: [...copied, "resolved", "resolved_by", "resolved_at"],
  verbs: {
    resolve: verb(
      "Says that a comment is dealt with.",
      z.object({}),
      async ({ tx, input: { id } }) => void (await tx.execute(sql`select app.resolve_comment(${id}, true)`)),
      { right: "read", undone_by: "reopen" },
    ),
    reopen: verb(
      "Opens a comment again that was dealt with.",
      z.object({}),
      async ({ tx, input: { id } }) => void (await tx.execute(sql`select app.resolve_comment(${id}, false)`)),
      { right: "read", undone_by: "resolve" },
    ),
  },
});
