import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

/** Where a report is made or changed. */
export const ReportBuilder = late(
  withFrench(
    () => import("./report-builder.tsx"),
    () => import("./reports-builder.french.ts"),
  ),
);

/** What a new report begins with. */
export const NewReport = late(
  withFrench(
    () => import("./new-report.tsx"),
    () => import("./reports-builder.french.ts"),
  ),
);

/** What a report answers its reader. */
export const ReportResult = late(
  withFrench(
    () => import("./report-result.tsx"),
    () => import("./reports-builder.french.ts"),
  ),
);
