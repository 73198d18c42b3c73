import { useQuery } from "@tanstack/react-query";
import { recordClient } from "../../records/record-client.ts";

// Those of more are said by their names in the file.
const most = 500;

/** The projects that are not over, of which a task may be. */
export function useProjects(wanted: boolean): { value: string; label: string }[] {
  const question = {
    where: { status: { in: ["draft", "planned", "active", "on_hold"] } },
    order: ["name"],
    limit: most,
  };
  const { data } = useQuery({
    queryKey: ["projects", "pick", question],
    queryFn: ({ signal }) => recordClient("projects").list<{ id: string; name: string; key: string }>(question, signal),
    enabled: wanted,
  });
  return data?.data.map(({ id, name, key }) => ({ value: id, label: `${name} (${key})` })) ?? [];
}
