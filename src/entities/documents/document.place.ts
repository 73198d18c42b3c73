import { FileText } from "lucide-react";
import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Documents, as everything else knows them. */
export const documents = place("documents", {
  words: {
    one: phrase("Document"),
    many: phrase("Documents"),
    new: phrase("New document"),
  },
  icon: FileText,
  path: "/documents",
  group: "Work",
  key: "d",
  line: ({ name }) => name,
  under: ["account_name"],
  found_word: true,
  foresee: {
    move: (_document, { status }) => ({ status }),
  },
  screen: () => import("./documents-screen.tsx"),
  french: () => import("./documents.french.ts"),
});
