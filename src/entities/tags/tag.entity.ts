import { entity } from "../../entity/describe.ts";
import { tags } from "./tag.schema.ts";

/** Tags: leads and clients point at them by `tag_ids`. */
export const tag = entity(tags, { title: { one: "Tag", many: "Tags" } });
