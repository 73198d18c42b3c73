import { FileText } from "lucide-react";
import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Templates of e-mails, as everything else knows them. */
export const email_templates = place("email_templates", {
  words: { one: phrase("E-mail template"), many: phrase("E-mail templates"), new: phrase("New template") },
  icon: FileText,
  path: "/email-templates",
  group: "Growth",
  line: ({ name }) => name,
  screen: () => import("./email-templates-screen.tsx"),
  french: () => import("./email-templates.french.ts"),
});
