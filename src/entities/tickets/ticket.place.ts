import { Info } from "lucide-react";
import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** What clients ask, as everything else knows it. */
export const tickets = place("tickets", {
  words: { one: phrase("Ticket"), many: phrase("Tickets"), new: phrase("New ticket") },
  icon: Info,
  path: "/support",
  client_path: "/client/support",
  group: "Work",
  key: "s",
  line: ({ name }) => name,
  under: ["account_name"],
  foresee: {
    move: (_ticket, { status }) => ({ status }),
    claim: (_ticket, _input, { id, name }) => ({ owner_id: id, owner: { id, name } }),
  },
  screen: () => import("./support-screen.tsx"),
  french: () => import("./support.french.ts"),
});
