import { useEffect } from "react";
import { caughtUp } from "../offline/open-standby.ts";
import { InstallBanner } from "../offline/install-banner.tsx";
import { OutboxButton } from "../offline/outbox-button.tsx";
import { sendSoon } from "../offline/outbox.ts";
import { UpdateNotice } from "../offline/update-notice.tsx";
import { useUpdate } from "../offline/worker-registration.ts";
import { ConnectionBadge } from "./connection-badge.tsx";
import { useConnection } from "./use-connection.ts";

/** How the line is, and what the program has to say of itself. */
export function LineStatus() {
  const connection = useConnection();
  const update = useUpdate();
  const answers = connection.state === "connected" && connection.round_trip !== null;
  useEffect(() => {
    if (!answers) return;
    caughtUp();
    sendSoon();
  }, [answers]);
  return (
    <>
      <ConnectionBadge connection={connection} />
      <OutboxButton />
      {update ? <UpdateNotice update={update} /> : <InstallBanner />}
    </>
  );
}
