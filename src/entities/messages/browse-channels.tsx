import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { useRecords } from "../../records/use-records.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { t } from "../../ui/translate.ts";

type Channel = Entry<"channels">;

/** All open channels by name, to look into and to join. */
export function BrowseChannels({ onClose }: { onClose: () => void }) {
  const [, go] = useAddress();
  const mayMake = !!useSession().rights?.["channels"]?.["create"];
  const [text, setText] = useState("");
  const q = text.trim();
  const list = useRecords<Channel>("channels", { where: { kind: "open" }, order: ["name"], ...(q && { q }) });
  const make = <Button onClick={() => go({ begin: "channel" })}>{t("New channel")}</Button>;
  return (
    <Dialog open onOpenChange={(now) => !now && onClose()} title={t("Browse channels")} actions={mayMake && make}>
      <TextInput
        type="search"
        aria-label={t("Find a channel")}
        placeholder={t("Find a channel")}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {list.isPending && <Skeleton className="mt-3 w-40" />}
      {list.error && list.rows.length === 0 && <DataFailure error={list.error} />}
      {!list.isPending && !list.error && list.rows.length === 0 && (
        <p className="py-3 text-ink-3">{q ? t("Nothing found.") : t("There is no open channel yet.")}</p>
      )}
      <ul className="pt-2">
        {list.rows.map((channel) => (
          <Line key={channel.id} {...{ channel }} />
        ))}
      </ul>
      {list.hasNextPage && (
        <Button tone="quiet" size="small" onClick={() => void list.fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
    </Dialog>
  );
}

function Line({ channel: { id, name, purpose } }: { channel: Channel }) {
  return (
    <li>
      <PageLink to="/communications" search={{ id }} className="block rounded-md px-2 py-1.5 hover:bg-sunken">
        <span dir="auto" className="block truncate font-medium">
          #{name}
        </span>
        <span dir="auto" className="block truncate text-meta text-ink-3">
          {purpose}
        </span>
      </PageLink>
    </li>
  );
}
