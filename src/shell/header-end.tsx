import OnlinePeople from "../presence/browser/online-people.tsx";
import { withFrench } from "../ui/with-french.ts";
import { LineStatus } from "./line-status.tsx";
import { PageKeys } from "./page-keys.tsx";
import { Timer } from "../entities/time-entries/late-time.ts";
import { late } from "../ui/late.ts";

const Bell = late(
  withFrench(
    () => import("../notifications/browser/bell.tsx"),
    () => import("../notifications/browser/notifications.french.ts"),
  ),
  () => null,
  { optional: true },
);

/** The right end of the header, which comes after the page: the line, who is there, what one was told. */
export default function HeaderEnd() {
  return (
    <>
      <PageKeys />
      <LineStatus />
      <Timer />
      <OnlinePeople />
      <Bell />
    </>
  );
}
