import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "../../client/api.ts";
import type { MyChannel } from "./my-channels.ts";

/**
 * Says that one has read the channel up to its latest message, as long as the window is seen. Answers up to when it had been read
 * as it was opened, where the line of new messages stands.
 */
export function useMarkRead(mine: MyChannel | undefined, latest: string | undefined): string | undefined {
  const cache = useQueryClient();
  const [opened, setOpened] = useState(mine?.read_at);
  if (mine && opened === undefined) setOpened(mine.read_at);
  const member = mine?.member_id;
  const due = latest && mine && Date.parse(latest) > Date.parse(mine.read_at) ? latest : undefined;
  useEffect(() => {
    if (!due || !member) return;
    const gone = new AbortController();
    const mark = () => {
      if (document.visibilityState !== "visible") return;
      gone.abort();
      // (Without a line it is said with the next message.)
      void api.channel_members.do("mark_read", { id: member, read_at: due }).then(
        () => cache.invalidateQueries({ queryKey: ["messages", "mine"] }),
        () => undefined,
      );
    };
    document.addEventListener("visibilitychange", mark, { signal: gone.signal });
    mark();
    return () => gone.abort();
  }, [due, member, cache]);
  return opened;
}
