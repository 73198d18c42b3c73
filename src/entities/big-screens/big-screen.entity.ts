import { entity } from "../../entity/describe.ts";
import { pipelines } from "../stages/stage.schema.ts";
import { big_screens } from "./big-screen.schema.ts";

/** Big screens: displays for a room. */
export const big_screen = entity(big_screens, {
  title: { one: "Big screen", many: "Big screens" },
  about:
    "A display for a room: tiles in the order in which they are shown, one after the other or all at once, of the whole company or of one team. A browser shows it by a link that an administrator makes and ends, without anybody being signed in; with `names_hidden` no name of a colleague or customer leaves the database.",
  example: { name: "Sales room" },
  chosen_from: { pipeline: pipelines },
});
