import { entity } from "../../entity/describe.ts";
import { brand_kits } from "./brand-kit.schema.ts";

/** Brand kits: colours, typefaces, tone and logos. */
export const brand_kit = entity(brand_kits, {
  title: { one: "Brand kit", many: "Brand kits" },
  about:
    "How a client, or the company itself, looks and sounds. Colours are lines of a name and a hex code, 24 at most; logos are files of it.",
  example: { name: "Atelier Rouvray", colours: "Ink #1b2227\nClay #b4552d", tone: "Warm, short, never loud." },
  kinds: { colours: "text", typefaces: "text", tone: "text" },
});
