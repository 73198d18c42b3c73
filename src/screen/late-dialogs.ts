import { withFrench } from "../ui/with-french.ts";
import { late } from "../ui/late.ts";

/** Asks who is to take over; comes when it is asked. */
export const AssignDialog = late(() => import("../records/assign-dialog.tsx"));

/** Asks what a verb needs; comes when it is asked. */
export const VerbDialog = late(
  withFrench(
    () => import("./verb-dialog.tsx"),
    () => import("./forms.french.ts"),
  ),
);
