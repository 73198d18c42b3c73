import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { newKey, request } from "../../client/request.ts";
import { failureSentence } from "../../records/failure.ts";
import { useScreen } from "../../screen/description.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { late } from "../../ui/late.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import { Part } from "../repositories/part.tsx";
import { type Delivery, DeliveryLine } from "./delivery-line.tsx";

const ReplayDialog = late(() => import("./replay-dialog.tsx"));

type Props = { webhook: Entry<"webhooks">; may: boolean };

const every_ms = 5000;
// While something is on its way.
const soon_ms = 1000;
const a_page = 50;

/** What a webhook was sent, the newest first, and what is done with it: a test, another try, all of a span again. */
export default function DeliveryLog({ webhook, may }: Props) {
  const { id } = webhook;
  const [failed, setFailed] = useState(false);
  const { pages, error, more } = useLog(id, failed);
  const act = useAct(id);
  const again = async (delivery: string) => void (await act("replay", { delivery }));
  return (
    <Part title={t("Deliveries")}>
      <div className="flex flex-wrap items-center gap-1.5 pb-1">
        <Checkbox label={t("Only what failed")} checked={failed} onChange={({ target }) => setFailed(target.checked)} />
        <span className="flex-1" />
        {may && <LogActs {...{ webhook, act }} />}
      </div>
      {error && pages.length === 0 && <p className="text-bad">{failureSentence(error)}</p>}
      {!error && pages.length === 0 && <p className="text-ink-2">{t("Nothing was sent in the last 30 days.")}</p>}
      <ul aria-label={t("Deliveries")} className="divide-y divide-line-2">
        {pages.map((delivery) => (
          <DeliveryLine key={delivery.id} {...{ delivery, may, again }} />
        ))}
      </ul>
      {more && (
        <Button size="small" onClick={more}>
          {t("Older ones")}
        </Button>
      )}
    </Part>
  );
}

/** A test, and all of a span again. */
function LogActs({ webhook, act }: { webhook: Entry<"webhooks">; act: ReturnType<typeof useAct> }) {
  const { ask } = useScreen();
  const test = async () => {
    if (await act("test", {})) toast(t("The test event is on its way."));
  };
  return (
    <>
      {webhook.secret_at && (
        <Button size="small" onClick={() => void test()}>
          {t("Send a test event")}
        </Button>
      )}
      <Button size="small" onClick={() => ask((onClose) => <ReplayDialog id={webhook.id} onClose={onClose} />)}>
        {t("Send a span again…")}
      </Button>
    </>
  );
}

function useLog(id: string, failed: boolean) {
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["webhook_deliveries", id, failed],
    queryFn: ({ signal, pageParam }) => {
      const before = pageParam === null ? "" : `&before=${pageParam}`;
      const path = `/api/integrations/webhooks/${id}/deliveries?failed=${failed}${before}`;
      return request<{ data: Delivery[] }>("GET", path, { signal });
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ data: rows }) => (rows.length < a_page ? undefined : rows.at(-1)?.place),
    refetchInterval: ({ state }) => (state.data?.pages.some(({ data: rows }) => rows.some(isDue)) ? soon_ms : every_ms),
    staleTime: 0,
  });
  const pages = data?.pages.flatMap(({ data: rows }) => rows) ?? [];
  return { pages, error, more: hasNextPage ? () => void fetchNextPage() : null };
}

const isDue = ({ state, next_try_at }: Delivery) => state === "waiting" && Date.parse(next_try_at) <= Date.now();

/** Does something with a webhook's deliveries; answers what came of it, or nothing where it was refused. */
function useAct(id: string) {
  const cache = useQueryClient();
  return async (act: "test" | "replay", body: object) => {
    const path = `/api/integrations/webhooks/${id}/${act}`;
    const done = await request<{ data: object }>("POST", path, { body, idempotency_key: newKey() }).catch(toastRefusal);
    await cache.invalidateQueries({ queryKey: ["webhook_deliveries", id] });
    return done;
  };
}
