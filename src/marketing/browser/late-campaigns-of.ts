import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

/** Which campaigns wrote to a record. */
export const CampaignsOf = late(
  withFrench(
    () => import("./campaigns-of.tsx"),
    () => import("./campaigns-of.french.ts"),
  ),
  undefined,
  { optional: true },
);
