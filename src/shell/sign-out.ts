import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";
import { leaveFlash } from "./flash.ts";
import { request } from "../client/request.ts";
import { leaveOtherwise } from "../auth/browser/door/return-to.ts";

const leaving = withFrench(
  () => import("../offline/leave.ts"),
  () => import("../offline/offline.french.ts"),
);

/** Ends the session, wipes what this browser keeps of the person (after a warning where something was never sent), empties what the page holds and goes to the portal, which says so. */
export async function signOut(clearCache: () => void): Promise<void> {
  const { mayLeave, wipe } = await leaving();
  if (!(await mayLeave())) return;
  const use = await import("../usage/browser/begin.ts").catch(() => null);
  // While the session lasts.
  await use?.sendUse();
  // The session's end may be heard of before its answer comes.
  const stay = leaveOtherwise();
  try {
    await request("POST", "/api/sign-out");
  } catch {
    stay();
    toast(t("Failed to sign out"), { tone: "bad" });
    return;
  }
  clearCache();
  use?.endUse();
  // A storage that is refused has nothing to wipe.
  await wipe().catch(() => undefined);
  await import("../push/browser/take-down.ts").then(({ leavePush }) => leavePush()).catch(() => undefined);
  leaveFlash("signed_out");
  // A plain load, so that nothing of the session stays in memory.
  location.assign("/");
}
