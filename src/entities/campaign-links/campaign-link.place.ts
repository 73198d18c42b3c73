import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Links of campaigns, as everything else knows them: each stands in its campaign's panel. */
export const campaign_links = place("campaign_links", {
  words: { one: phrase("Campaign link"), many: phrase("Campaign links"), create: phrase("Add link") },
  path: null,
  line: ({ name }) => name,
  opens: ({ campaign_id }) => (campaign_id ? ["/dashboard/marketing", { tab: "campaigns", id: campaign_id }] : null),
});
