import { Megaphone } from "lucide-react";
import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Campaigns, as everything else knows them: their list is a tab of the page of marketing. */
export const campaigns = place("campaigns", {
  words: { one: phrase("Campaign"), many: phrase("Campaigns"), new: phrase("New campaign") },
  icon: Megaphone,
  path: "/dashboard/marketing",
  tab: "campaigns",
  line: ({ name }) => name,
  under: ["code"],
  as_seen: ["approve"],
  screen: () => import("./campaigns-screen.tsx"),
  french: () => import("../../marketing/browser/marketing.french.ts"),
});
