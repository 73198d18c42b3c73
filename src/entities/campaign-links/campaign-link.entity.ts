import { entity } from "../../entity/describe.ts";
import { campaign_links } from "./campaign-link.schema.ts";

/** Addresses of a campaign whose visits are counted. */
export const campaign_link = entity(campaign_links, {
  title: { one: "Campaign link", many: "Campaign links" },
  about:
    "A page with the words of a campaign (`address`, with `utm_source`, `utm_medium`, `utm_campaign` and `utm_content`), for an advertisement or a post. Whoever follows `/public/go/{key}` is counted and led there.",
  example: {
    campaign_id: "01930000-0000-7000-8000-000000000001",
    name: "Post in the network",
    target: "https://example.org/catalogue",
    source: "network",
    medium: "social",
  },
  kinds: { target: "url", address: "url" },
  given_once: ["campaign_id"],
  written_by_verbs: ["address", "key"],
});
