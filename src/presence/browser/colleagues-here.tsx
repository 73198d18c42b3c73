import { useQuery } from "@tanstack/react-query";
import type { Named } from "../../client/api.ts";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { t } from "../../ui/translate.ts";

/** The colleagues who have the same record open. */
export function ColleaguesHere({ entity, id }: { entity: string; id: string }) {
  const { rights } = useSession();
  const { data } = useQuery({
    queryKey: ["employee_presence", "on", entity, id],
    queryFn: ({ signal }) =>
      request<{ data: Named[] }>("GET", `/api/employee_presence/on?entity=${entity}&id=${id}`, { signal }),
    refetchInterval: 10_000,
    enabled: !!rights?.["employee_presence"],
  });
  return (
    <span className="flex gap-1">
      {data?.data.slice(0, 5).map((colleague) => {
        const words = t("{{name}} has this open too", { name: colleague.name });
        return (
          <Tooltip key={colleague.id} text={words}>
            <span role="img" aria-label={words} className="rounded-full">
              <Avatar id={colleague.id} name={colleague.name} kind="person" />
            </span>
          </Tooltip>
        );
      })}
    </span>
  );
}
