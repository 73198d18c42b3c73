import { useQuery } from "@tanstack/react-query";
import type { FilterField } from "../../records/filters.ts";
import type { Preset } from "../../records/presets.tsx";
import { recordClient } from "../../records/record-client.ts";
import { t } from "../../ui/translate.ts";

/** What the log can be filtered by. */
export function useLogFilters(): FilterField[] {
  const people = useOptions("people", "id");
  const agents = useOptions("ai_agents", "key");
  const words = useWords();
  return [
    { name: "when", column: "at", label: t("When"), kind: "moment" },
    { name: "actor", column: "actor_id", label: t("Person"), kind: "choice", options: people },
    { name: "agent", column: "agent", label: t("Agent"), kind: "choice", options: agents },
    choice("entity", t("Kind of record"), words?.logged_entities, words?.entityWord),
    choice("verb", t("Action"), Object.keys(words?.verbs ?? {}), (verb) => capital(words?.verbWord(verb) ?? "")),
    { name: "request", column: "request_id", label: t("Request ID"), kind: "text" },
  ];
}

/** What the log is often asked for. */
export function useLogPresets(): Preset[] {
  return [
    { label: t("Everything"), filters: {} },
    { label: t("Sign-in"), filters: { entity: "sessions" } },
    { label: t("Roles"), filters: { entity: "user_roles" } },
    { label: t("Exports"), filters: { verb: "export.export_own_data" } },
    { label: t("Deletions"), filters: { verb: "remove.purge" } },
  ];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What kinds of records and acts are called, which comes with the entries. */
function useWords() {
  return useQuery({ queryKey: ["log words"], staleTime: Infinity, queryFn: () => import("./log-words.ts") }).data;
}

function choice(
  name: string,
  label: string,
  values: string[] = [],
  word: (value: string) => string = String,
): FilterField {
  const options = values.map((value) => ({ value, label: word(value) }));
  const sorted = options.toSorted((one, other) => one.label.localeCompare(other.label));
  return { name, column: name, label, kind: "choice", options: sorted };
}

// So many people are offered; a link from an entry finds anybody.
const most = 500;

function useOptions(entity: "people" | "ai_agents", value: "id" | "key") {
  const { data } = useQuery({
    queryKey: [entity, "log", value],
    queryFn: ({ signal }) =>
      recordClient(entity).list<{ id: string; name: string; key?: string }>({ order: ["name"], limit: most }, signal),
  });
  return (data?.data ?? []).map((row) => ({ value: row[value] ?? "", label: row.name }));
}
