import { entity } from "../../entity/describe.ts";
import { copied_from_brief } from "../briefs/brief.schema.ts";
import { brief_assets } from "./brief-asset.schema.ts";

/** Pieces of work of briefs, with the right to use them. */
export const brief_asset = entity(brief_assets, {
  title: { one: "Piece of work", many: "Pieces of work" },
  about:
    "A piece of work of a brief, such as a poster. Its files (entity brief_assets) are its versions: numbered, and never altered. Whoever sees the brief sees it.",
  example: { brief_id: "01930000-0000-7000-8000-000000000001", name: "Poster A2" },
  kinds: { licence: "text" },
  given_once: ["brief_id"],
  written_by_verbs: [...copied_from_brief, "brief_name", "versions", "media_type"],
});
