import { orNothing, withFrench } from "../../ui/with-french.ts";
import { late } from "../../ui/late.ts";

/** In the menu of a record: has an agent summarise it. */
export const SummariseItem = late(
  orNothing(
    withFrench(
      () => import("./summarise-item.tsx"),
      () => import("./summarise.french.ts"),
    ),
  ),
);
