import { useState } from "react";
import { keepPreferences } from "../client/preferences.ts";
import { useSession } from "../client/session-context.ts";
import { adoptKeys } from "./own-keys.ts";
import type { OwnKeys } from "./usual.ts";
import { sayNotKept } from "../client/not-kept.ts";

/** The keys that the person has chosen, and how to keep others: at once here, then on the server. */
export function useOwnKeys(): [OwnKeys, (keys: OwnKeys) => void] {
  const { person } = useSession();
  const [own, setOwn] = useState(person.keys);
  const keep = (keys: OwnKeys) => {
    // The session was answered once; what the person changes since is noted in it.
    Object.assign(person, { keys });
    adoptKeys(keys);
    setOwn(keys);
    // One after the other, so that the last choice is the one that stays.
    sent = sent.then(() => keepPreferences({ keys })).catch(sayNotKept);
  };
  return [own, keep];
}

let sent: Promise<unknown> = Promise.resolve();
