import { lazy, Suspense } from "react";
import OnlinePeople from "../presence/online-people.tsx";
import { withFrench } from "../ui/with-french.ts";
import { LineStatus } from "./line-status.tsx";
import { PageKeys } from "./page-keys.tsx";
import { notificationsFrench } from "./with-french.ts";

const Bell = lazy(withFrench(() => import("../screens/notifications/bell.tsx"), notificationsFrench));

/** The right end of the header, which comes after the page: the line, who is there, what one was told. */
export default function HeaderEnd() {
  return (
    <>
      <PageKeys />
      <LineStatus />
      <OnlinePeople />
      <Suspense>
        <Bell />
      </Suspense>
    </>
  );
}
