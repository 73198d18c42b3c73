import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

/** Asks which agent is to do a task, and what. */
export const AskTaskDialog = late(
  withFrench(
    () => import("./ask-task-dialog.tsx"),
    () => import("./ask-task.french.ts"),
  ),
);
