import { Building2 } from "lucide-react";
import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Clients, as everything else knows them. */
export const accounts = place("accounts", {
  words: { one: phrase("Client"), many: phrase("Clients"), new: phrase("New client"), create: phrase("Create client") },
  icon: Building2,
  path: "/clients",
  group: "Sales",
  key: "c",
  line: ({ name }) => name,
  under: ["city", "siren"],
  foresee: { move: (_account, { stage }) => ({ stage: stage }) },
  screen: () => import("./clients-screen.tsx"),
  french: () => import("./clients.french.ts"),
});
