import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";

/** A channel that one is a member of, with what is unread in it. */
export type MyChannel = {
  id: string;
  name: string;
  kind: "open" | "private" | "direct";
  purpose: string | null;
  owner_id: string | null;
  last_message_at: string | null;
  /** One's own membership. */
  member_id: string;
  version: number;
  notify: "all" | "mentions" | "nothing";
  read_at: string;
  /** 100 mean at least so many. */
  unread: number;
  mentions: number;
  /** Of a direct one the others. */
  people: { id: string; name: string }[] | null;
};

/** One's own channels, the latest first. */
export function useMyChannels() {
  const { data, isPending, error } = useQuery({
    // (Whatever is written anywhere may be unread.)
    queryKey: ["messages", "mine"],
    queryFn: ({ signal }) => request<{ data: MyChannel[] }>("GET", "/api/my_channels", { signal }),
  });
  return { channels: data?.data ?? [], isPending, error };
}

/** What a channel is called: a direct one by its other people. */
export function channelName({ name, people }: Pick<MyChannel, "name"> & Partial<Pick<MyChannel, "people">>): string {
  return people?.map((each) => each.name).join(", ") ?? name;
}
