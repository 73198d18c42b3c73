import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { Named } from "../../client/api.ts";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Popover } from "../../ui/popover.tsx";
import { t } from "../../ui/translate.ts";
import { keepBeating } from "./beat.ts";

type Online = { count: number; people: Named[] };

/** Says that we are here, and shows to staff who else is. */
export default function OnlinePeople() {
  useBeating();
  const { rights } = useSession();
  return rights?.["employee_presence"] ? <Others /> : null;
}

function useBeating() {
  const beating = useRef<ReturnType<typeof keepBeating>>(undefined);
  const { href } = useLocation();
  useEffect(() => {
    const begun = keepBeating();
    beating.current = begun;
    return () => begun.stop();
  }, []);
  useEffect(() => beating.current?.moved(), [href]);
}

function Others() {
  const { person } = useSession();
  const [open, setOpen] = useState(false);
  const { data, refetch } = useQuery({
    queryKey: ["employee_presence"],
    queryFn: ({ signal }) => request<{ data: Online }>("GET", "/api/employee_presence", { signal }),
    refetchInterval: 60_000,
  });
  // Whoever looks wants to know who is there now, not a minute ago.
  const look = (opened: boolean) => {
    setOpen(opened);
    if (opened) void refetch();
  };
  const { count = 0, people = [] } = data?.data ?? {};
  const others = people.filter(({ id }) => id !== person.id);
  if (others.length === 0) return null;
  const trigger = (
    <button type="button" className="flex h-8 items-center gap-2 rounded-md px-1.5 hover:bg-sunken touch:h-10">
      <Faces people={others.slice(0, 3)} />
      <span className="text-meta whitespace-nowrap text-ink-2 tabular-nums">
        {t("{{count}} online", { count: formatNumber(count) })}
      </span>
    </button>
  );
  return (
    <span className="max-tablet:hidden">
      <Popover label={t("Who is online")} open={open} onOpenChange={look} trigger={trigger}>
        <Names people={others} more={count - people.length} />
      </Popover>
    </span>
  );
}

function Faces({ people }: { people: Named[] }) {
  return (
    <span className="flex -space-x-1.5">
      {people.map(({ id, name }) => (
        <span key={id} className="rounded-full ring-2 ring-ground">
          <Avatar id={id} name={name} kind="person" />
        </span>
      ))}
    </span>
  );
}

function Names({ people, more }: { people: Named[]; more: number }) {
  return (
    <ul className="max-h-80 w-60 overflow-y-auto p-1">
      {people.map(({ id, name }) => (
        <li key={id} className="flex h-8 items-center gap-2 px-2">
          <Avatar id={id} name={name} kind="person" />
          <span className="truncate">{name}</span>
        </li>
      ))}
      {more > 0 && <li className="px-2 py-1 text-ink-3">{t("and {{count}} more", { count: formatNumber(more) })}</li>}
    </ul>
  );
}
