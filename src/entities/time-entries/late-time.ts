import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

/** The parts of time that stand on other pages, each when somebody comes to it. */
export const Timer = late(
  withFrench(
    () => import("./timer.tsx"),
    () => import("./timer.french.ts"),
  ),
  () => null,
  { optional: true },
);
export const StartTimer = late(
  withFrench(
    () => import("./start-timer.tsx"),
    () => import("./timer.french.ts"),
  ),
);
export const TaskTime = late(
  withFrench(
    () => import("./task-time.tsx"),
    () => import("./timer.french.ts"),
  ),
);
export const ProjectTime = late(
  withFrench(
    () => import("./project-time.tsx"),
    () => import("./timer.french.ts"),
  ),
);
export const ClientTime = late(
  withFrench(
    () => import("./client-time.tsx"),
    () => import("./timer.french.ts"),
  ),
);
