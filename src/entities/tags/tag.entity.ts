import { entity } from "../../entity/describe.ts";
import { tags } from "./tag.schema.ts";

/** Tags: leads and clients point at them by `tag_ids`. */
export const tag = entity(tags, {
  title: { one: "Tag", many: "Tags" },
  about: "A word with a colour that marks leads and clients (`tag_ids`); the whole company shares them.",
  example: { name: "Fair 2026", color: "petrol" },
});
