import type { Entry } from "../../client/api.ts";
import { column, moment, record } from "../../screen/columns.tsx";
import { screen } from "../../screen/screen.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { coloursOf } from "./colours.ts";

type Kit = Entry<"brand_kits">;

const colours = ({ colours: text }: Kit) => (
  <span className="flex gap-1">
    {coloursOf(text)
      .slice(0, 8)
      .map(({ name, hex }) => (
        <span
          key={name + hex}
          title={`${name} ${hex}`}
          className="size-4 rounded-sm border border-line"
          style={{ background: hex }}
        />
      ))}
  </span>
);

/** Brand kits: of the company itself and of its clients. */
export default screen("brand_kits", {
  columns: [
    column("name", 200, ({ name }: Kit) => <span className="truncate font-medium">{name}</span>, {
      sort: "name",
      grow: 2,
    }),
    record("account", { label: phrase("Client"), from: 480 }),
    column("colours", 180, colours, { label: phrase("Colours"), fields: ["colours"] }),
    moment("updated_at", { label: phrase("Last change"), from: 760 }),
  ],
  compact: (kit) => <TwoLines name={[kit.name]} below={[colours(kit)]} />,
  order: "name",
  filters: [],
  presets: () => ({ [phrase("All brand kits")]: {} }),
  fields: {
    account_id: { label: phrase("Client") },
    colours: { label: phrase("Colours (name #hex, one a line)") },
    typefaces: { label: phrase("Typefaces") },
    tone: { label: phrase("Tone") },
  },
  form: ["name", "account_id", "colours", "typefaces", "tone"],
  wide: ["name", "colours", "typefaces", "tone"],
  panel: late(() => import("./brand-kit-panel.tsx")),
});
