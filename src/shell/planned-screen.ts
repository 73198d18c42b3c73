import { addSentences, currentLanguage } from "../ui/translate.ts";
import type { Load } from "./app-route.ts";

/** The screen of a route whose content comes later: it says what it will hold, in sentences that only it needs. */
export const planned: Load = async () => {
  const [screen] = await Promise.all([
    import("../screens/planned.tsx"),
    currentLanguage() === "fr" && import("./french/planned.ts").then((french) => addSentences(french.planned)),
  ]);
  return screen;
};
