import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

/** By which forms a record came. */
export const CameBy = late(
  withFrench(
    () => import("./came-by.tsx"),
    () => import("./came-by.french.ts"),
  ),
  undefined,
  { optional: true },
);
