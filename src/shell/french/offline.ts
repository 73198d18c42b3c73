import type { Catalogue } from "../../ui/translate.ts";

/** French for working without a line, and for what the program says of itself. */
export const offline: Catalogue = {
  "A new version is ready": "Une nouvelle version est prête",
  Reload: "Recharger",
};
