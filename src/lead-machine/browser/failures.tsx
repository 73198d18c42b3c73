import { useQuery } from "@tanstack/react-query";
import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { PageLink } from "../../records/page-link.tsx";
import { recordClient } from "../../records/record-client.ts";
import { useWrites } from "../../records/use-writes.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime, formatNumber } from "../../ui/format.ts";
import { Section } from "../../ui/section.tsx";
import { t } from "../../ui/translate.ts";
import { reasonWord, stepWord } from "./reason-word.ts";

type Failed = Entry<"form_submissions"> & { form?: { name: string } | null };

const most = 20;
const question = { where: { status: "failed" }, order: ["-created_at"], include: ["form"], limit: most };

/** What failed, with its reason: opened it is mended, and run again one by one or all at once. */
export default function Failures() {
  const { rights } = useSession();
  const writes = useWrites("form_submissions");
  const may = !!rights?.["form_submissions"]?.["update"];
  const { data } = useQuery({
    queryKey: ["form_submissions", "failures"],
    queryFn: ({ signal }) => recordClient("form_submissions").list<Failed>(question, signal),
    enabled: !!rights?.["form_submissions"]?.["read"],
  });
  const failed = data?.data ?? [];
  if (failed.length === 0) return null;
  const act = (id: string, verb: "run" | "drop") => writes.act(id, verb).catch(toastRefusal);
  return (
    <Section title={t("Failed")} about={t("What was sent is kept. Mend it or what it failed for, and run it again.")}>
      <ul aria-label={t("Failed")} className="divide-y divide-line-2 rounded-md border border-line bg-raised">
        {failed.map((one) => (
          <Line key={one.id} {...{ one, may }} act={(verb) => act(one.id, verb)} />
        ))}
      </ul>
      {may && failed.length > 1 && (
        <Button className="mt-2" onClick={async () => void (await Promise.all(failed.map(({ id }) => act(id, "run"))))}>
          {t("Run all {{count}} again", { count: formatNumber(failed.length) })}
        </Button>
      )}
    </Section>
  );
}

function Line({ one, may, act }: { one: Failed; may: boolean; act: (verb: "run" | "drop") => Promise<unknown> }) {
  const { id, name, created_at, step, reason, form } = one;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 px-3 py-2">
      <span className="min-w-56 flex-1">
        <PageLink
          to="/dashboard/lead-machine"
          search={{ tab: "submissions", id }}
          className="font-medium hover:underline"
        >
          {name}
        </PageLink>
        <span className="block text-meta text-ink-3">
          {[form?.name, formatDateTime(created_at)].filter(Boolean).join(" · ")}
        </span>
        <span className="block break-words text-meta text-bad">
          {[step && stepWord(step), reason && reasonWord(reason)].filter(Boolean).join(" · ")}
        </span>
      </span>
      {may && (
        <span className="flex gap-1.5">
          <Button size="small" onClick={() => void act("run")}>
            {t("Run again")}
            <span className="sr-only">: {name}</span>
          </Button>
          <Button size="small" onClick={() => void act("drop")}>
            {t("Drop")}
            <span className="sr-only">: {name}</span>
          </Button>
        </span>
      )}
    </li>
  );
}
