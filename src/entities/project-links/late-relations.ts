import { late } from "../../ui/late.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { withFrench } from "../../ui/with-french.ts";
import { createElement } from "react";

/** How a project stands to others, when its panel is open. */
export const ProjectRelations = late(
  withFrench(
    () => import("./project-relations.tsx"),
    () => import("./project-relations.french.ts"),
  ),
  () => createElement(Skeleton, { className: "m-4 w-64" }),
);
