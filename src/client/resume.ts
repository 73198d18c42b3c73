import { keptSession } from "./kept-session.ts";
import type { Session } from "./session.ts";
import { isSilence } from "./standby.ts";

/** The session of whoever goes on while the server is silent; throws where there is none. */
export async function resume(error: unknown): Promise<Session> {
  const session = isSilence(error) ? keptSession() : null;
  if (!session) throw error;
  const { openStandby } = await import("../offline/open-standby.ts");
  await openStandby(session);
  return session;
}
