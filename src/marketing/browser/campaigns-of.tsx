import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { Part } from "../../entities/repositories/part.tsx";
import { PageLink } from "../../records/page-link.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { formatDate, formatDateTime } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";

type Of = {
  letters: {
    id: string;
    campaign_id: string;
    name: string;
    sent_at: string;
    clicked_at: string | null;
    left_at: string | null;
  }[];
  suppressed: { reason: string; at: string } | null;
};

/** Which campaigns wrote to a record, and whether none does any more; nothing where none did. */
export default function CampaignsOf({ entity, id }: { entity: "leads" | "contacts"; id: string }) {
  const { data } = useQuery({
    queryKey: ["campaigns", "of", entity, id],
    queryFn: ({ signal }) => request<{ data: Of }>("GET", `/api/marketing/of/${entity}/${id}`, { signal }),
    select: ({ data: of }) => of,
  });
  if (!data || (data.letters.length === 0 && !data.suppressed)) return null;
  return (
    <Part title={t("E-mails of campaigns")}>
      {data.suppressed && (
        <p className="text-warn">
          {t("No campaign writes here since {{day}}: {{reason}}", {
            day: formatDate(data.suppressed.at),
            reason: choiceWord(data.suppressed.reason),
          })}
        </p>
      )}
      <ul>
        {data.letters.map(({ id: letter, campaign_id, name, sent_at, clicked_at }) => (
          <li key={letter} className="flex flex-wrap gap-x-3 py-0.5">
            <PageLink
              to="/dashboard/marketing"
              search={{ tab: "campaigns", id: campaign_id }}
              className="hover:underline touch:py-2"
            >
              {name}
            </PageLink>
            <span className="text-meta text-ink-3">
              {[formatDateTime(sent_at), clicked_at && t("clicked")].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
