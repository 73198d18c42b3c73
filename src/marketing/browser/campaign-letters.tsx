import { useInfiniteQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { failureSentence } from "../../records/failure.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { reasonWord } from "./reason-word.ts";

export type LetterState = "waiting" | "sent" | "failed" | "left_out" | "clicked" | "unsubscribed";

type Letter = {
  id: string;
  lead_id: string | null;
  contact_id: string | null;
  name: string | null;
  reason: string | null;
  sent_at: string | null;
  clicked_at: string | null;
  left_at: string | null;
};

const page = 50;

/** The letters of a campaign in a state: to whom, when, and why not. */
export function CampaignLetters({ id, state }: { id: string; state: LetterState }) {
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["campaigns", "letters", id, state],
    initialPageParam: "",
    queryFn: ({ signal, pageParam }) => {
      const after = pageParam ? `&after=${pageParam}` : "";
      const path = `/api/marketing/campaigns/${id}/letters?state=${state}${after}`;
      return request<{ data: Letter[] }>("GET", path, { signal });
    },
    getNextPageParam: ({ data: letters }) => (letters.length === page ? letters.at(-1)?.id : undefined),
  });
  if (error && !data) return <p className="mt-1 text-bad">{failureSentence(error)}</p>;
  return (
    <>
      <ul aria-label={t("Letters in this state")} className="mt-1 max-h-72 overflow-y-auto">
        {data?.pages.flatMap(({ data: letters }) =>
          letters.map((letter) => <Line key={letter.id} {...{ letter, state }} />),
        )}
      </ul>
      {hasNextPage && (
        <Button size="small" tone="quiet" onClick={() => void fetchNextPage()}>
          {t("Show more")}
        </Button>
      )}
    </>
  );
}

function Line({ letter, state }: { letter: Letter; state: LetterState }) {
  const { lead_id, contact_id, name, reason } = letter;
  const at = { clicked: letter.clicked_at, unsubscribed: letter.left_at }[state as "clicked"] ?? letter.sent_at;
  const [to, search] = lead_id ? ["/leads", { id: lead_id }] : ["/clients", { tab: "contacts", id: contact_id ?? "" }];
  return (
    <li className="flex flex-wrap gap-x-3 border-t border-line-2 py-1">
      {name === null ? (
        <span className="text-ink-3">{t("Somebody whom you do not see")}</span>
      ) : (
        <PageLink to={to as string} search={search as Record<string, string>} className="hover:underline">
          {name}
        </PageLink>
      )}
      <span className="text-meta text-ink-3">
        {[reason && reasonWord(reason), at && formatDateTime(at)].filter(Boolean).join(" · ")}
      </span>
    </li>
  );
}
