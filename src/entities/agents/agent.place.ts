import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Agents, as everything else knows them. */
export const ai_agents = place("ai_agents", {
  words: { one: phrase("Agent"), many: phrase("Agents") },
  path: null,
  opens: ({ id }) => ["/dashboard/ai-army", { id }],
  line: ({ name }) => name,
  under: ["specialization"],
  foresee: { pause: () => ({ status: "paused" }), resume: () => ({ status: "active" }) },
  said: { pause: phrase("Paused"), resume: phrase("Resumed") },
});
