import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

/** The parts of a project's own states that stand in panels, each when somebody comes to it. */
export const ProjectStates = late(
  withFrench(
    () => import("./project-states.tsx"),
    () => import("./project-states.french.ts"),
  ),
);
export const OwnStateMenu = late(() => import("./own-state-menu.tsx"));
