import { lazy } from "react";
import { withFrench } from "../ui/with-french.ts";

/** Asks who is to take over; comes when it is asked. */
export const AssignDialog = lazy(() => import("../records/assign-dialog.tsx"));

/** Asks what a verb needs; comes when it is asked. */
export const VerbDialog = lazy(
  withFrench(
    () => import("./verb-dialog.tsx"),
    () => import("./forms.french.ts"),
  ),
);
