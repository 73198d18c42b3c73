import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

/** The rates by role in the panel of a project, for those who see what work is paid for. */
export const ProjectRates = late(
  withFrench(
    () => import("./project-rates.tsx"),
    () => import("./project-rates.french.ts"),
  ),
);
