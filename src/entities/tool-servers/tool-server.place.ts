import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Outside servers whose tools agents may use, as everything else knows them: their list is a tab beside the agents. */
export const tool_servers = place("tool_servers", {
  words: {
    one: phrase("Tool server"),
    many: phrase("Tool servers"),
    new: phrase("New tool server"),
  },
  path: "/dashboard/ai-army",
  tab: "tools",
  line: ({ name }) => name,
  under: ["address"],
  screen: () => import("./tool-servers-screen.tsx"),
  french: () => import("./tool-servers.french.ts"),
});
