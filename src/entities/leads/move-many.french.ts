import type { Catalogue } from "../../ui/translate.ts";

/** French for many leads that are moved at once. */
export const french: Catalogue = {
  "{{field}} ({{count}} lack it)": "{{field}} (manque à {{count}})",
  "“{{stage}}” needs what {{count}} of them lack. What you write here goes to those only; who lacks something still stays where they are.":
    "« {{stage}} » demande ce qui manque à {{count}} d’entre eux. Ce que vous écrivez ici n’est donné qu’à ceux-là ; ceux à qui il manque encore quelque chose restent où ils sont.",
};
