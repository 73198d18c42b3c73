import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

/** One dashboard. */
export const DashboardPage = late(
  withFrench(
    () => import("./dashboard-page.tsx"),
    () => import("./dashboard-page.french.ts"),
  ),
);

/** What a new dashboard begins with. */
export const NewDashboard = late(
  withFrench(
    () => import("./new-dashboard.tsx"),
    () => import("./dashboard-page.french.ts"),
  ),
);
