import { Link2 } from "lucide-react";
import { useId } from "react";
import type { Entry } from "../../client/api.ts";
import { useRecords } from "../../records/use-records.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useHere, useScreen } from "../../screen/description.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { formatDay } from "../../ui/format-short.ts";
import { formatDateTime } from "../../ui/format.ts";
import { late } from "../../ui/late.ts";
import { phrase, t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";

const AskClient = late(
  withFrench(
    () => import("./ask-client.tsx"),
    () => import("./ask-client.french.ts"),
  ),
);

type Approval = Entry<"brief_approvals">;
type Shown = { file_id: string; digest: string; asset: string; number: number };

// What the server says to whoever ends a link.
phrase("This link was answered or ended already.");

/** What the client was asked about a brief and what they decided, in its panel. */
export function BriefApprovals() {
  const { row, may } = useHere<"briefs">();
  const { ask } = useScreen();
  const heading = useId();
  const approvals = useRecords<Approval>("brief_approvals", { where: { brief_id: row.id }, order: ["-created_at"] });
  const may_ask = may("ask_client") && ["internal_review", "client_review"].includes(row.status);
  if (approvals.rows.length === 0 && !may_ask) return null;
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 pt-2 pb-2">
      <header className="flex min-h-8 items-center gap-2">
        <h3 id={heading} className="flex-1 font-medium">
          {t("Client approvals")}
        </h3>
        {may_ask && (
          <Button size="small" onClick={() => ask((onClose) => <AskClient brief_id={row.id} onClose={onClose} />)}>
            <Link2 aria-hidden />
            {t("Ask the client…")}
          </Button>
        )}
      </header>
      <ul>
        {approvals.rows.map((approval) => (
          <Line key={approval.id} approval={approval} may_end={!!approvals.rights["end"] && may("ask_client")} />
        ))}
      </ul>
    </section>
  );
}

function Line({ approval, may_end }: { approval: Approval; may_end: boolean }) {
  const writes = useWrites("brief_approvals");
  const { id, name, email, status, words, decided_at, decided_from, expires_at } = approval;
  const expired = isExpired(approval);
  return (
    <li className="border-t border-line-2 py-1.5 first:border-0">
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium">{name}</span>
        <span className="min-w-0 truncate text-ink-3">{email}</span>
        <span className="flex-1" />
        <Badge tone={tones[status] ?? "neutral"}>{expired ? t("Link expired") : t(said[status])}</Badge>
      </p>
      <p className="text-meta text-ink-3">
        {decided_at
          ? `${formatDateTime(decided_at)} · ${decided_from ?? ""}`
          : t("Link until {{day}}", { day: formatDay(expires_at) })}
      </p>
      {words && <p className="whitespace-pre-line break-words">{words}</p>}
      <Versions shown={approval.shown as unknown as Shown[]} />
      {may_end && status === "waiting" && !expired && (
        <Button
          tone="quiet"
          size="small"
          onClick={() => writes.act(id, "end", {}, { status: "ended" }).catch(toastRefusal)}
        >
          {t("End link")}
        </Button>
      )}
    </li>
  );
}

const isExpired = ({ status, expires_at }: Approval) => status === "waiting" && Date.parse(expires_at) < Date.now();

/** The versions that were shown, each by the digest of its file. */
const Versions = ({ shown }: { shown: Shown[] }) => (
  <ul className="text-meta text-ink-3">
    {shown.map(({ file_id, asset, number, digest }) => (
      <li key={file_id} className="truncate" title={`SHA-256 ${digest}`}>
        {t("{{asset}}, version {{number}}", { asset, number })} · SHA-256 {digest.slice(0, 12)}…
      </li>
    ))}
  </ul>
);

const tones = { approved: "good", changes_requested: "bad", waiting: "person" } as Partial<
  Record<string, "good" | "bad" | "person">
>;
const said = {
  waiting: phrase("Waiting"),
  approved: phrase("Approved"),
  changes_requested: phrase("Changes requested"),
  ended: phrase("Link ended"),
};
