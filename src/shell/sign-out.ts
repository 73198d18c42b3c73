import { toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { leaveFlash } from "./flash.ts";
import { request } from "../client/request.ts";

/** Ends the session, empties what the page holds and goes to the portal, which says so. */
export async function signOut(clearCache: () => void): Promise<void> {
  try {
    await request("POST", "/api/sign-out");
  } catch {
    toast(t("Failed to sign out"), { tone: "bad" });
    return;
  }
  clearCache();
  leaveFlash("signed_out");
  // A plain load, so that nothing of the session stays in memory.
  location.assign("/");
}
