import { useQuery } from "@tanstack/react-query";
import type { Person } from "../client/session.ts";
import { useSession } from "../client/session-context.ts";
import { t } from "../ui/translate.ts";
import type { FilterOption } from "./filters.ts";
import { recordClient } from "./record-client.ts";
import { useNamed } from "./use-named.ts";

/** The colleagues who may own a record. */
export function usePeople(): { value: string; label: string }[] {
  const question = { where: { kind: "employee", status: "active" }, order: ["name"], limit: 500 };
  const { data } = useQuery({
    queryKey: ["people", "pick", question],
    queryFn: ({ signal }) => recordClient("people").list<{ id: string; name: string }>(question, signal),
  });
  return data?.data.map(({ id, name }) => ({ value: id, label: name })) ?? [];
}

/** The teams, for whoever sees the records of more than their own. */
export function useTeams(): FilterOption[] {
  const { rights } = useSession();
  const teams = useNamed("teams", !!rights?.["leads"]?.["read"]?.includes("all"));
  return teams.map(({ id, name }) => ({ value: `team:${id}`, label: t("team {{name}}", { name }) }));
}

/** Whose records a list can be narrowed to: one's own, the team's, nobody's, another team's, or a colleague's. */
export function useOwners(): FilterOption[] {
  return [...usualOwners(useSession().person), ...useTeams(), ...usePeople()];
}

/** Of these, those that mean something else for each reader. */
export function usualOwners({ id, team_id }: Pick<Person, "id" | "team_id">): FilterOption[] {
  const team = { value: "team", label: t("in my team"), where: { team_id: team_id ?? "" } };
  return [
    { value: "me", label: t("me"), where: { owner_id: id } },
    ...(team_id ? [team] : []),
    { value: "none", label: t("nobody"), where: { owner_id: { is_null: true } } },
  ];
}
