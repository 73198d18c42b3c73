import { useQuery } from "@tanstack/react-query";
import { Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../../client/session-context.ts";
import { recordClient } from "../../../records/record-client.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { t } from "../../../ui/translate.ts";
import type { Person } from "./people-data.ts";
import { type Team, TeamDialog } from "./team-dialog.tsx";

/** The company's teams; whoever may makes and renames them here. Colleagues of a team see what each of them owns. */
export default function TeamList({ people }: { people: Person[] }) {
  const verbs = useSession().rights?.["teams"] ?? {};
  const [asked, ask] = useState<Team | "new" | null>(null);
  const { data } = useQuery({
    queryKey: ["teams", "all"],
    queryFn: ({ signal }) => recordClient("teams").list<Team>({ order: ["name"], limit: 1000 }, signal),
  });
  return (
    <section className="mx-4 mb-4" aria-labelledby="teams">
      <div className="mb-1.5 flex items-center gap-3">
        <h2 id="teams" className="text-row font-semibold">
          {t("Teams")}
        </h2>
        {verbs["create"] && (
          <Button size="small" onClick={() => ask("new")}>
            <Plus aria-hidden />
            {t("New team")}
          </Button>
        )}
      </div>
      {data?.data.length === 0 && (
        <p className="text-ink-2">{t("There are no teams yet. Colleagues of a team see what each of them owns.")}</p>
      )}
      {!!data?.data.length && (
        <ul className="divide-y divide-line-2 rounded-md border border-line bg-raised">
          {data.data.map((team) => (
            <li key={team.id} className="flex items-center gap-3 px-3 py-1">
              <span className="min-w-0 truncate font-medium">{team.name}</span>
              <span className="flex-1 whitespace-nowrap text-ink-2">{membersOf(team, people)}</span>
              {verbs["update"] && (
                <IconButton icon={Pencil} label={t("Rename {{name}}", { name: team.name })} onClick={() => ask(team)} />
              )}
            </li>
          ))}
        </ul>
      )}
      {asked && <TeamDialog team={asked === "new" ? null : asked} onClose={() => ask(null)} />}
    </section>
  );
}

function membersOf({ name }: Team, people: Person[]): string {
  const count = people.filter(({ kind, team }) => kind === "employee" && team === name).length;
  return count === 1 ? t("1 person") : t("{{count}} people", { count });
}
