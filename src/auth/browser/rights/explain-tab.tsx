import { useState } from "react";
import type { EntityName } from "../../../client/api.ts";
import { ListFailure } from "../../../records/list-failure.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { t } from "../../../ui/translate.ts";
import { type Act, ExplainAct } from "./explain-act.tsx";
import { ExplainPickers, type Somebody, type Something } from "./explain-pickers.tsx";
import { type Asked, useVerdict } from "./rights-data.ts";
import { VerdictOf } from "./verdict-of.tsx";

/** Whether somebody may do something to a record, and why: asked of the database as them. */
export default function ExplainTab() {
  const [person, choosePerson] = useState<Somebody | null>(null);
  const [record, chooseRecord] = useState<Something | null>(null);
  const [act, setAct] = useState<Act>({ entity: "leads", verb: "read", how: "person" });
  function choose(next: Act) {
    if (next.entity !== act.entity) chooseRecord(null);
    setAct(next);
  }
  return (
    <section aria-label={t("Explain a right")} className="flex flex-col gap-4 px-4 py-3">
      <p className="max-w-prose text-form text-ink-2">
        {t(
          "Choose a person, a record and an action. Tandem tries it in the database as that person, and keeps nothing.",
        )}
      </p>
      <ExplainAct act={act} onChange={choose} />
      <ExplainPickers
        entity={act.entity}
        person={person}
        record={record}
        onPerson={choosePerson}
        onRecord={chooseRecord}
      />
      <div aria-live="polite">
        {person && record ? (
          <Answer act={act} person={person} record={record} />
        ) : (
          <p className="text-ink-3">{t("Choose a person and a record to see the answer.")}</p>
        )}
      </div>
    </section>
  );
}

function Answer({ act, person, record }: { act: Act; person: Somebody; record: Something }) {
  const asked: Asked & { entity: EntityName } = { ...act, person: person.id, id: record.id };
  const { data, error, isPending } = useVerdict(asked);
  if (error) return <ListFailure error={error} />;
  if (isPending) return <Skeleton className="h-24 max-w-4xl" />;
  return <VerdictOf verdict={data} person={person.name} record={record.name} entity={act.entity} verb={act.verb} />;
}
