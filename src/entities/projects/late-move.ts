import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

/** The dialog that moves a project, when it is asked for. */
export const MoveProjectDialog = late(
  withFrench(
    () => import("./move-project-dialog.tsx"),
    () => import("./move-project.french.ts"),
  ),
);
