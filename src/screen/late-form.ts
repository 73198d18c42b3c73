import { lazy } from "react";
import { withFrench } from "../ui/with-french.ts";

/** The form of a record; comes when it is asked for. */
export const RecordForm = lazy(
  withFrench(
    () => import("./record-form.tsx"),
    () => import("./forms.french.ts"),
  ),
);
