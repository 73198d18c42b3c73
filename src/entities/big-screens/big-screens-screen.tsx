import type { Entry } from "../../client/api.ts";
import { BigScreenTabs } from "../../big-screens/browser/big-screen-tabs.tsx";
import { tile_words } from "../../big-screens/browser/tile-words.ts";
import { choice, column, moment } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { late } from "../../ui/late.ts";
import { phrase, t } from "../../ui/translate.ts";

type Screen = Entry<"big_screens">;

const tiles = ({ tiles: all }: Screen) => all.map((name) => t(tile_words[name])).join(", ");

/** The big screens that there are, each with what it shows. */
export default screen("big_screens", {
  heading: BigScreenTabs,
  columns: [
    column("name", 200, ({ name }: Screen) => <span className="truncate font-medium">{name}</span>, {
      sort: "name",
      grow: 1,
    }),
    column("tiles", 320, tiles, { from: 620, grow: 2 }),
    choice("layout", { from: 480 }),
    moment("updated_at", { label: phrase("Last change"), from: 900 }),
  ],
  compact: (one) => <TwoLines name={[one.name]} below={[tiles(one)]} />,
  order: "name",
  filters: [by.choice("layout")],
  presets: () => ({ [phrase("All screens")]: {} }),
  first: phrase("A display for a room shows what was won and what comes next, by a link that needs no sign-in."),
  fields: {
    seconds: { label: phrase("Seconds for each slide") },
    names_hidden: { label: phrase("Hide all names") },
    about_team_id: { label: phrase("About the team") },
    tiles: { label: phrase("Tiles") },
  },
  form: ["name", "layout", "about_team_id", "names_hidden", "language"],
  panel: late(() => import("./big-screen-panel.tsx")),
});

// What the server says of a screen that it does not keep.
phrase("A company has 50 big screens at most.");
phrase("names a tile twice");
phrase("there is no such pipeline");
