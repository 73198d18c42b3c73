import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { toastFailure } from "../../records/failure.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonLook } from "../../ui/button-look.ts";
import { Section } from "../../ui/section.tsx";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import type { Finding } from "../judge.ts";
import { findingTold, wayTo } from "./finding-words.ts";

/** What could be better: each leads to its records, and becomes a task of whoever wants it done. */
export function FindingList({ findings }: { findings: Finding[] }) {
  return (
    <Section title={t("Findings")}>
      {findings.length === 0 ? (
        <p className="text-ink-2">{t("Nothing to improve was found.")}</p>
      ) : (
        <ul aria-label={t("Findings")} className="divide-y divide-line-2 rounded-md border border-line bg-raised">
          {findings.map((finding) => (
            <Line key={`${finding.kind} ${finding.subject}`} finding={finding} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Line({ finding }: { finding: Finding }) {
  const { rights } = useSession();
  const told = findingTold(finding);
  const way = wayTo(finding);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5">
      <span className="min-w-56 flex-1 break-words">{told}</span>
      {way && (
        <PageLink {...way} className={buttonLook("plain", "small")}>
          {t("Open")}
          <span className="sr-only"> {told}</span>
        </PageLink>
      )}
      {rights?.["tasks"]?.["create"] && <MakeTask name={told} />}
    </li>
  );
}

function MakeTask({ name }: { name: string }) {
  const navigate = useNavigate();
  const [made, setMade] = useState(false);
  const make = async () => {
    try {
      const { data } = await request<{ data: { id: string } }>("POST", "/api/tasks", { body: { name } });
      setMade(true);
      const act = () => void navigate({ to: "/tasks", search: { id: data.id } as never });
      toast(t("The task was created."), { tone: "good", action: { label: t("Open"), act } });
    } catch (error) {
      toastFailure(error);
    }
  };
  return (
    <Button size="small" disabledReason={made ? t("Task created") : undefined} onClick={make}>
      {made ? t("Task created") : t("Create task")}
      <span className="sr-only"> {name}</span>
    </Button>
  );
}
