import { useQuery, useQueryClient } from "@tanstack/react-query";
import { request } from "../../client/request.ts";

/** By which ways one kind of notification comes. */
export type Way = "in_app" | "email" | "push";
export type Kind = { kind: string; security: boolean } & Record<Way, boolean>;
export type Choices = {
  kinds: Kind[];
  quiet_from: string | null;
  quiet_until: string | null;
  digest_hour: number | null;
};
export type Muted = { entity: string; row_id: string; name: string | null };

type Answer = { data: { choices: Choices; muted: Muted[] } };

const path = "/api/notification_settings";
const key = ["notification_settings"];

let last: Promise<unknown> = Promise.resolve();

/** What the person chose to be told, and the records that they muted. */
export function useChoices() {
  const query = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => request<Answer>("GET", path, { signal }),
    select: ({ data }) => data,
    staleTime: 0,
  });
  const cache = useQueryClient();
  const again = () => cache.invalidateQueries({ queryKey: key });
  /** Kept one after the other, as they were made. */
  function keep(choices: Choices): Promise<void> {
    const written = last.then(() => request<void>("PUT", path, { body: asBody(choices) }));
    last = written.catch(() => undefined);
    return written;
  }
  async function hearAgain({ entity, row_id }: Muted) {
    await request("POST", "/api/notification_mutes", { body: { entity, row_id, muted: false } });
    await again();
  }
  return { ...query, keep, hearAgain };
}

function asBody({ kinds, quiet_from, quiet_until, digest_hour }: Choices): object {
  const channels = Object.fromEntries(kinds.map(({ kind, in_app, email, push }) => [kind, { in_app, email, push }]));
  const quiet = quiet_from && quiet_until ? { from: quiet_from, until: quiet_until } : null;
  return { channels, quiet, digest_hour };
}
