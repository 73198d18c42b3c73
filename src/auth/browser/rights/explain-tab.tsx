import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { EntityName } from "../../../client/api.ts";
import { useSession } from "../../../client/session-context.ts";
import { all_places } from "../../../entities/places.ts";
import { ListFailure } from "../../../records/list-failure.tsx";
import { recordClient } from "../../../records/record-client.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { t } from "../../../ui/translate.ts";
import { ExplainPickers, type Somebody, type Something } from "./explain-pickers.tsx";
import { entityName, main_verbs, verbName } from "./right-words.ts";
import { type Asked, useVerdict } from "./rights-data.ts";
import { VerdictOf } from "./verdict-of.tsx";

// On a record that is there; of the rest those that the database judges row by row.
const by_row = ["assign", "claim", "convert", "pause", "decide", "approve", "ask_for_report", "allow", "look"];
const always = main_verbs.filter((verb) => verb !== "create");

/** Whether somebody may do something to a record, and why: asked of the database as them. */
export default function ExplainTab() {
  const { rights } = useSession();
  const [person, choosePerson] = useState<Somebody | null>(null);
  const [entity, setEntity] = useState<EntityName>("leads");
  const [record, chooseRecord] = useState<Something | null>(null);
  const [verb, setVerb] = useState("read");
  const [how, setHow] = useState("person");
  const readable = all_places.filter((place) => rights?.[place.entity]?.["read"]);
  const agents = useAgents(!!rights?.["ai_agents"]?.["read"]);
  const agent = how.startsWith(of_agent) ? how.slice(of_agent.length) : undefined;
  const asked: Asked | null = person &&
    record && {
      person: person.id,
      entity,
      id: record.id,
      verb,
      how: agent ? "agent" : how,
      ...(agent && { agent }),
    };
  const verdict = useVerdict(asked);
  function choose(next: EntityName) {
    setEntity(next);
    chooseRecord(null);
    if (!always.includes(verb)) setVerb("read");
  }
  const verbs = [...always, ...by_row.filter((each) => rights?.[entity]?.[each])];
  return (
    <section aria-label={t("Explain a right")} className="flex flex-col gap-4 px-4 py-3">
      <p className="max-w-prose text-form text-ink-2">
        {t("Choose a person, a record and an act. The database is asked as that person, and nothing of it is kept.")}
      </p>
      <div className="grid max-w-4xl gap-3 tablet:grid-cols-3">
        <SelectField
          name="entity"
          label={t("Records")}
          value={entity}
          onChange={(next) => choose(next as EntityName)}
          options={readable.map((place) => ({ value: place.entity, label: entityName(place.entity) }))}
        />
        <SelectField
          name="verb"
          label={t("Act")}
          value={verb}
          onChange={setVerb}
          options={verbs.map((each) => ({ value: each, label: verbName(each) }))}
        />
        <SelectField
          name="how"
          label={t("Done")}
          value={how}
          onChange={setHow}
          options={[
            { value: "person", label: t("in person") },
            { value: "key_read", label: t("by an API key that reads") },
            { value: "key_write", label: t("by an API key that writes") },
            ...agents.map(({ key, name }) => ({ value: of_agent + key, label: t("by the agent {{name}}", { name }) })),
          ]}
        />
      </div>
      <ExplainPickers
        entity={entity}
        person={person}
        record={record}
        onPerson={choosePerson}
        onRecord={chooseRecord}
      />
      <div aria-live="polite">
        {verdict.error && <ListFailure error={verdict.error} />}
        {asked && verdict.isPending && <Skeleton className="h-24 max-w-4xl" />}
        {!asked && <p className="text-ink-3">{t("The answer stands here once a person and a record are chosen.")}</p>}
        {asked && verdict.data && person && record && (
          <VerdictOf verdict={verdict.data} person={person.name} record={record.name} entity={entity} verb={verb} />
        )}
      </div>
    </section>
  );
}

const of_agent = "agent:";

function useAgents(enabled: boolean): { key: string; name: string }[] {
  const { data } = useQuery({
    queryKey: ["ai_agents", "keys"],
    enabled,
    queryFn: ({ signal }) =>
      recordClient("ai_agents").list<{ key: string; name: string }>({ order: ["name"], limit: 100 }, signal),
  });
  return data?.data ?? [];
}
