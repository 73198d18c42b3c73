import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

const french = () => import("./timer.french.ts");

/** The parts of time that stand on other pages, each when somebody comes to it. */
export const Timer = late(withFrench(() => import("./timer.tsx"), french));
export const StartTimer = late(withFrench(() => import("./start-timer.tsx"), french));
export const TaskTime = late(withFrench(() => import("./task-time.tsx"), french));
export const ProjectTime = late(withFrench(() => import("./project-time.tsx"), french));
