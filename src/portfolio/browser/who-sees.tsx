import { useState } from "react";
import { roleName } from "../../client/role-name.ts";
import { failureSentence } from "../../records/failure.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { type Access, useAccess } from "./portfolio-data.ts";

const most = 500;

/** Who sees a project and why, when somebody asks: as the policies judge. */
export default function WhoSees({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-label={t("Who sees this project")} className="border-t border-line px-4 py-2">
      <Button size="small" tone="quiet" className="-ml-2" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t("Who sees this project")}
      </Button>
      {open && <People id={id} />}
    </section>
  );
}

function People({ id }: { id: string }) {
  const { data, error } = useAccess(id);
  if (error) return <p className="text-ink-2">{failureSentence(error)}</p>;
  if (!data) return <Skeleton className="my-2 w-40" />;
  const [nearer, others] = [data.filter((each) => !byRoleAlone(each)), data.filter(byRoleAlone)];
  return (
    <>
      <ul>
        {[...nearer, ...others].slice(0, most).map((each) => (
          <li key={each.id} className="flex items-center gap-2 py-0.75">
            <Avatar id={each.id} name={each.name} kind="person" />
            <span className="truncate">{each.name}</span>
            <span className="ml-auto flex-none text-right text-meta text-ink-2">
              {roleName(each.role)}
              {" · "}
              {each.ways.map((way) => t(ways[way] ?? way)).join(", ")}
            </span>
          </li>
        ))}
      </ul>
      {data.length > most && (
        <p className="text-meta text-ink-3">{t("The first {{count}} are shown.", { count: formatNumber(most) })}</p>
      )}
    </>
  );
}

const byRoleAlone = ({ ways: of }: Access) => of.length === 1 && of[0] === "all";

const ways: Record<string, string> = {
  all: phrase("sees all projects"),
  own: phrase("manages it"),
  team: phrase("in the manager’s team"),
  project: phrase("member"),
  shown: phrase("its client, to whom it is shown"),
};
