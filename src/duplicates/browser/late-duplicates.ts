import { orNothing, withFrench } from "../../ui/with-french.ts";
import { late } from "../../ui/late.ts";

/** What probably is there already, below a form; comes with the first of these parts that is shown. */
export const LikeWhatIsTyped = late(
  orNothing(
    withFrench(
      () => import("./like-what-is-typed.tsx"),
      () => import("./duplicates.french.ts"),
    ),
  ),
);

/** What a record is probably the same as, and what was merged into it, in its panel. */
export const DuplicateLines = late(
  orNothing(
    withFrench(
      () => import("./duplicate-lines.tsx"),
      () => import("./duplicates.french.ts"),
    ),
  ),
);

/** Makes one record of two. */
export const MergeDialog = late(
  withFrench(
    () => import("./merge-dialog.tsx"),
    () => import("./duplicates.french.ts"),
  ),
);

/** The act in the menu of a record. */
export const MergeItem = late(
  orNothing(
    withFrench(
      () => import("./merge-item.tsx"),
      () => import("./duplicates.french.ts"),
    ),
  ),
);
