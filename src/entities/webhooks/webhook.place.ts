import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Webhooks, as everything else knows them: their list is a tab of the integrations. */
export const webhooks = place("webhooks", {
  words: {
    one: phrase("Webhook"),
    many: phrase("Webhooks"),
    new: phrase("New webhook"),
  },
  path: "/integrations",
  tab: "webhooks",
  line: ({ name }) => name,
  under: ["address"],
  screen: () => import("./webhooks-screen.tsx"),
  french: () => import("./webhooks.french.ts"),
});
