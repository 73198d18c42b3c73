import { Target } from "lucide-react";
import { beginningOf, endOf, followed } from "../stages/known.ts";
import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Leads, as everything else knows them. */
export const leads = place("leads", {
  words: { one: phrase("Lead"), many: phrase("Leads"), new: phrase("New lead"), create: phrase("Create lead") },
  icon: Target,
  path: "/leads",
  group: "Sales",
  key: "l",
  line: ({ name }) => name,
  under: ["company_name", "city"],
  state_list: "stages",
  foresee: {
    claim: (_lead, _input, { id, name }) => ({ owner_id: id, owner: { id, name } }),
    move: (_lead, { stage }) => ({ stage: stage }),
    win: ({ stage = "" }) => ({ stage: endOf(stage, "won") }),
    lose: ({ stage = "" }) => ({ stage: endOf(stage, "lost") }),
    reopen: ({ reopened_to, stage = "" }) => ({ stage: followed(reopened_to ?? beginningOf(stage)) }),
  },
  acts: { win: phrase("Mark as won"), lose: phrase("Mark as lost") },
  said: { win: phrase("Won"), lose: phrase("Lost") },
  screen: () => import("./leads-screen.tsx"),
  french: () => import("./leads.french.ts"),
});
