import type { Entry } from "../../client/api.ts";
import { choice, column, moment } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { TagMarks } from "./tag-marks.tsx";

const mark = (tag: Entry<"tags">) => <TagMarks tags={[tag]} />;

/** The company's tags: another name, another colour, and what wears each. */
export default screen("tags", {
  columns: [
    column("name", 200, mark, { grow: 1, sort: "name" }),
    choice("color", { from: 420 }),
    moment("created_at", { from: 640 }),
  ],
  compact: mark,
  order: "name",
  filters: [by.choice("color")],
  presets: () => ({ [phrase("All tags")]: {} }),
  fields: { color: { label: phrase("Colour") } },
  form: ["name", "color"],
  panel: late(() => import("./tag-panel.tsx")),
});
