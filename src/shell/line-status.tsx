import { useEffect } from "react";
import { caughtUp } from "../offline/open-standby.ts";
import { UpdateNotice } from "../offline/update-notice.tsx";
import { ConnectionBadge } from "./connection-badge.tsx";
import { useConnection } from "./use-connection.ts";

/** How the line is, and what the program has to say of itself. */
export function LineStatus() {
  const connection = useConnection();
  const answers = connection.state === "connected" && connection.round_trip !== null;
  useEffect(() => {
    if (answers) caughtUp();
  }, [answers]);
  return (
    <>
      <ConnectionBadge connection={connection} />
      <UpdateNotice />
    </>
  );
}
