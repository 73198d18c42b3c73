import { withFrench } from "../ui/with-french.ts";
import { late } from "../ui/late.ts";

/** The form of a record; comes when it is asked for. */
export const RecordForm = late(
  withFrench(
    () => import("./record-form.tsx"),
    () => import("./forms.french.ts"),
  ),
);
