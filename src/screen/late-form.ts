import { late } from "../ui/late.ts";

/** The form of a record; comes when it is asked for. */
export const RecordForm = late(() => import("./record-form.tsx"));
