import { lazy, Suspense } from "react";
import OnlinePeople from "../presence/online-people.tsx";
import ConnectionBadge from "./connection-badge.tsx";
import { notificationsFrench, withFrench } from "./with-french.ts";

const Bell = lazy(withFrench(() => import("../screens/notifications/bell.tsx"), notificationsFrench));

/** The right end of the header, which comes after the page: the line, who is there, what one was told. */
export default function HeaderEnd() {
  return (
    <>
      <ConnectionBadge />
      <OnlinePeople />
      <Suspense>
        <Bell />
      </Suspense>
    </>
  );
}
