import { late } from "../../ui/late.ts";

/** The figures of the page, which come after its frame. */
export const CampaignFigures = late(() => import("./campaign-figures.tsx"));
