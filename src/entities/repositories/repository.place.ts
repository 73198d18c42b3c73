import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Repositories, as everything else knows them: their list is a tab beside the agents. */
export const repositories = place("repositories", {
  words: {
    one: phrase("Repository"),
    many: phrase("Repositories"),
    new: phrase("New repository"),
    create: phrase("Watch it"),
  },
  path: "/dashboard/ai-army",
  tab: "repositories",
  line: ({ name }) => name,
  under: ["address"],
  acts: { look: phrase("Look now") },
  said: { look: phrase("Will be looked at within seconds") },
  screen: () => import("./repositories-screen.tsx"),
  french: () => import("./repositories.french.ts"),
});
