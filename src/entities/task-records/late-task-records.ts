import { createElement } from "react";
import { late } from "../../ui/late.ts";
import { orNothing, withFrench } from "../../ui/with-french.ts";
import { NoTasksYet } from "./no-tasks-yet.tsx";

/** The tasks that are about the record which is open, in its panel. */
export const LinkedTasks = late(
  orNothing(
    withFrench(
      () => import("./linked-tasks.tsx"),
      () => import("./task-records.french.ts"),
    ),
  ),
  () => createElement(NoTasksYet),
);

/** In the panel of what an agent found or proposes: the task that was made of it, or the way to make one. */
export const MadeTask = late(
  orNothing(
    withFrench(
      () => import("./made-task.tsx"),
      () => import("./task-records.french.ts"),
    ),
  ),
);

/** The key that does the same, in lists of such records and in their panels. */
export const MakeTaskKey = late(
  orNothing(
    withFrench(
      () => import("./make-task-key.tsx"),
      () => import("./task-records.french.ts"),
    ),
  ),
);
