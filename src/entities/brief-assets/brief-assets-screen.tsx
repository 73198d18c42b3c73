import type { Entry } from "../../client/api.ts";
import { dayAfter, isoDay } from "../../records/date-spans.ts";
import { column, date, text } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { FileGlyph } from "../files/file-glyph.tsx";
import { RightsEnd, soon_days } from "./rights-end.tsx";

type Asset = Entry<"brief_assets">;

const name = ({ name: called, media_type }: Asset) => (
  <span className="flex min-w-0 items-center gap-1.75">
    <FileGlyph type={media_type} />
    <span className="truncate font-medium">{called}</span>
  </span>
);
const rights = ({ rights_end_on }: Asset) => (rights_end_on ? <RightsEnd on={rights_end_on} /> : "–");

/** From today to so many days on, as the address writes it. */
function soon(): string {
  const today = isoDay(new Date());
  return `${today}..${dayAfter(today, soon_days)}`;
}

/** Pieces of work of all briefs, with the right to use them, and a panel with their versions. */
export default screen("brief_assets", {
  columns: [
    column("name", 200, name, { sort: "name", grow: 2, fields: ["name", "media_type"] }),
    text("brief_name", { label: phrase("Brief"), from: 420 }),
    column("versions", 88, ({ versions }: Asset) => versions, { sort: "versions", align: "end", from: 620 }),
    column("rights", 168, rights, { sort: "rights_end_on", fields: ["rights_end_on"], label: phrase("Rights of use") }),
    text("licence", { label: phrase("Licence"), from: 760 }),
    date("created_at", { label: phrase("Created"), from: 980 }),
  ],
  compact: (asset) => <TwoLines name={[asset.name, asset.brief_name]} below={[rights(asset)]} />,
  order: "-created_at",
  filters: [by.day("rights_end_on", { name: "rights", label: phrase("Rights end on") })],
  presets: () => ({
    [phrase("All work")]: {},
    [phrase("Rights end within 30 days")]: { rights: soon() },
    [phrase("Rights that have ended")]: { rights: "past" },
  }),
  fields: {
    brief_id: { label: phrase("Brief") },
    brief_name: { label: phrase("Brief") },
    licence: { label: phrase("Licence") },
    rights_end_on: { label: phrase("Rights end on") },
  },
  form: [],
  panel: late(() => import("./brief-asset-panel.tsx")),
});
