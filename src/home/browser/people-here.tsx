import { useQuery } from "@tanstack/react-query";
import type { Named } from "../../client/api.ts";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";

const shown = 8;

/** Which colleagues are there now, for whoever may know. */
export function PeopleHere() {
  const { person, rights } = useSession();
  const { data } = useQuery({
    queryKey: ["employee_presence"],
    queryFn: ({ signal }) => {
      return request<{ data: { count: number; people: Named[] } }>("GET", "/api/employee_presence", { signal });
    },
    refetchInterval: 60_000,
    enabled: !!rights?.["employee_presence"],
  });
  if (!data) return null;
  const { count, people } = data.data;
  // Oneself first; whoever has just come is not counted yet.
  const others = people.filter(({ id }) => id !== person.id).slice(0, shown - 1);
  const more = Math.max(count - people.length, 0) + Math.max(people.length - shown, 0);
  return (
    <section aria-label={t("Who is online")}>
      <h2 className="pb-1.5 text-meta font-medium text-ink-3">{t("Who is online")}</h2>
      <ul>
        {[person, ...others].map(({ id, name }) => (
          <li key={id} className="flex h-8 items-center gap-2.5">
            <Avatar id={id} name={name} kind="person" />
            <span className="min-w-0 flex-1 truncate">{name}</span>
            {id === person.id && <span className="text-meta text-ink-3">{t("you")}</span>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="py-1 text-ink-3">{t("and {{count}} more", { count: formatNumber(more) })}</p>}
    </section>
  );
}
