import { orNothing, withFrench } from "../../ui/with-french.ts";
import { late } from "../../ui/late.ts";

/** In the menu of a record: has an agent summarise it, or answer a question. */
export const AgentItems = late(
  orNothing(
    withFrench(
      () => import("./agent-items.tsx"),
      () => import("./agent-items.french.ts"),
    ),
  ),
);
