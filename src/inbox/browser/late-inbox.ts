import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";

/** The inbox, for the page of messages; it comes after what colleagues write. */
export const InboxNav = late(
  withFrench(
    () => import("./inbox-nav.tsx"),
    () => import("./inbox.french.ts"),
  ),
);
export const InboxView = late(
  withFrench(
    () => import("./inbox-view.tsx"),
    () => import("./inbox.french.ts"),
  ),
);
