import { late } from "../../../ui/late.ts";
import { orNothing, withFrench } from "../../../ui/with-french.ts";

/** What agents propose for a record, in its panel. */
export const ProposalLines = late(
  orNothing(
    withFrench(
      () => import("./proposal-lines.tsx"),
      () => import("../../../entities/agent-approvals/agent-approvals.french.ts"),
    ),
  ),
);
