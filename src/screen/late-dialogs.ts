import { late } from "../ui/late.ts";

/** Asks who is to take over; comes when it is asked. */
export const AssignDialog = late(() => import("../records/assign-dialog.tsx"));

/** Asks what a verb needs; comes when it is asked. */
export const VerbDialog = late(() => import("./verb-dialog.tsx"));
