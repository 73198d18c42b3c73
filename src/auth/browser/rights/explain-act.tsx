import { useQuery } from "@tanstack/react-query";
import type { EntityName } from "../../../client/api.ts";
import { useSession } from "../../../client/session-context.ts";
import { all_places } from "../../../entities/places.ts";
import { recordClient } from "../../../records/record-client.ts";
import { SelectField } from "../../../ui/select-field.tsx";
import { t } from "../../../ui/translate.ts";
import { entityName, main_verbs, verbName } from "./right-words.ts";

/** What would be done to a record of which kind, and whether in person, by a key, or by an agent. */
export type Act = { entity: EntityName; verb: string; how: string; agent?: string };

// On a record that is there; of the rest those that the database judges row by row.
const by_row = ["assign", "claim", "convert", "pause", "decide", "approve", "ask_for_report", "allow", "look"];
const always = main_verbs.filter((verb) => verb !== "create");

export function ExplainAct({ act, onChange }: { act: Act; onChange: (act: Act) => void }) {
  const { rights } = useSession();
  const { entity, verb, how, agent } = act;
  const readable = all_places.filter((place) => rights?.[place.entity]?.["read"]);
  const verbsOf = (of: string) => [...always, ...by_row.filter((each) => rights?.[of]?.[each])];
  return (
    <div className="grid max-w-4xl gap-3 tablet:grid-cols-3">
      <SelectField
        name="entity"
        label={t("Records")}
        value={entity}
        onChange={(next) =>
          onChange({ ...act, entity: next as EntityName, verb: verbsOf(next).includes(verb) ? verb : "read" })
        }
        options={readable.map((place) => ({ value: place.entity, label: entityName(place.entity) }))}
      />
      <SelectField
        name="verb"
        label={t("Act")}
        value={verb}
        onChange={(next) => onChange({ ...act, verb: next })}
        options={verbsOf(entity).map((each) => ({ value: each, label: verbName(each) }))}
      />
      <SelectField
        name="how"
        label={t("Done by")}
        value={agent ? of_agent + agent : how}
        onChange={(next) => onChange({ entity, verb, ...manner(next) })}
        options={useManners()}
      />
    </div>
  );
}

const of_agent = "agent:";

const manner = (chosen: string): Pick<Act, "how" | "agent"> =>
  chosen.startsWith(of_agent) ? { how: "agent", agent: chosen.slice(of_agent.length) } : { how: chosen };

/** In person, by a key, or by one of the agents. */
function useManners(): { value: string; label: string }[] {
  const { rights } = useSession();
  const { data } = useQuery({
    queryKey: ["ai_agents", "keys"],
    enabled: !!rights?.["ai_agents"]?.["read"],
    queryFn: ({ signal }) =>
      recordClient("ai_agents").list<{ key: string; name: string }>({ order: ["name"], limit: 100 }, signal),
  });
  return [
    { value: "person", label: t("the person") },
    { value: "key_read", label: t("an API key that reads") },
    { value: "key_write", label: t("an API key that writes") },
    ...(data?.data ?? []).map(({ key, name }) => ({
      value: of_agent + key,
      label: t("the agent {{name}}", { name }),
    })),
  ];
}
