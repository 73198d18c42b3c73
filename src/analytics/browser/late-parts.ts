import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

/** What stands below the title comes after it: each part is a file of its own. */
export const Sales = late(
  withFrench(
    () => import("./sales-part.tsx"),
    () => import("./sales.french.ts"),
  ),
);
export const Usage = late(
  withFrench(
    () => import("./usage-part.tsx"),
    () => import("./usage.french.ts"),
  ),
);
