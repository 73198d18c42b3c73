import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

const french = () => import("./campaign-panel.french.ts");

/** What came of a campaign, and its e-mail: each comes when a panel shows it. */
export const CampaignResults = late(withFrench(() => import("./campaign-results.tsx"), french));
export const CampaignEmail = late(withFrench(() => import("./campaign-email.tsx"), french));
