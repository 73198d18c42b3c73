import { useQueryClient } from "@tanstack/react-query";
import { api, type Entry } from "../../client/api.ts";
import { useAddress } from "../../records/address.ts";
import { toastFailure } from "../../records/failure.ts";
import { useRecord } from "../../records/use-records.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { refreshChannels } from "./refresh-channels.ts";
import type { MyChannel } from "./my-channels.ts";

/** What may be done with a channel, as the server says of it, and the doing. */
export function useChannelActs({ id, kind }: Pick<MyChannel, "id" | "kind">, mine: MyChannel | undefined) {
  const [, go] = useAddress();
  const cache = useQueryClient();
  const { data } = useRecord<Entry<"channels">>("channels", id);
  const can = kind === "direct" ? [] : (data?.can ?? []);
  const gone = (text: string, undo: () => Promise<unknown>) => {
    go({ id: null, message: null });
    void refreshChannels(cache);
    toast(text, { undo: () => undo().then(() => refreshChannels(cache)) });
  };
  const leave = () => {
    const member = mine?.member_id;
    if (!member) return;
    const back = () => api.channel_members.restore(member);
    void api.channel_members.remove(member).then(() => gone(t("You left the channel."), back), toastFailure);
  };
  const remove = () => {
    const back = () => api.channels.restore(id);
    void api.channels.remove(id).then(() => gone(t("Channel removed."), back), toastFailure);
  };
  return { leave, remove, may: { change: can.includes("update"), remove: can.includes("delete") } };
}
