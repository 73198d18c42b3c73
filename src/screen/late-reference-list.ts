import { late } from "../ui/late.ts";

/** The control of a list of records; comes with the first form that asks for one. */
export const ReferenceListControl = late(() => import("./reference-list-control.tsx"));
