import { boolean, check, index, integer, numeric, pgTable, sql, text, uuid } from "../../database/drizzle.ts";
import { belonging, common, judged, listed, moment } from "../../database/columns.ts";
import { people } from "../people/people.schema.ts";

/** What somebody says about a version of a piece of work, at a point of it, on a page of a PDF or at a second of a video. */
export const asset_comments = pgTable(
  "asset_comments",
  {
    ...common(),
    ...belonging(["brief_assets"]),
    /** The version, one of its piece of work (app.enter_asset_comment). */
    file_id: uuid().notNull(),
    /** The comment that it answers. */
    parent_id: uuid(),
    name: text()
      .notNull()
      .generatedAlwaysAs(sql`left(body, 120)`),
    body: text().notNull(),
    /** Where on the picture, as shares of its width and height. */
    x: numeric({ precision: 6, scale: 5, mode: "number" }),
    y: numeric({ precision: 6, scale: 5, mode: "number" }),
    page: integer(),
    seconds: numeric({ precision: 8, scale: 1, mode: "number" }),
    resolved: boolean().notNull().default(false),
    resolved_by: uuid().references(() => people.id),
    resolved_at: moment(),
  },
  (t) => [
    ...listed(t, { within: judged(t) }),
    index().on(t.row_id, t.created_at.desc().nullsFirst(), t.id),
    index().on(t.file_id, t.created_at),
    index().on(t.parent_id),
    index().on(t.resolved_by),
    check("asset_comments_body", sql`btrim(${t.body}) <> '' and length(${t.body}) <= 2000`),
    check("asset_comments_x", sql`${t.x} between 0 and 1`),
    check("asset_comments_y", sql`${t.y} between 0 and 1 and (${t.x} is null) = (${t.y} is null)`),
    check("asset_comments_page", sql`${t.page} between 1 and 10000`),
    check("asset_comments_seconds", sql`${t.seconds} between 0 and 86400`),
  ],
);
