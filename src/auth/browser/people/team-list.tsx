import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSession } from "../../../client/session-context.ts";
import { recordClient } from "../../../records/record-client.ts";
import { Button } from "../../../ui/button.tsx";
import { isOne, t } from "../../../ui/translate.ts";
import type { Person } from "./people-data.ts";
import { type Team, TeamDialog } from "./team-dialog.tsx";
import { TeamLeadDialog } from "./team-lead-dialog.tsx";
import { TeamMenu } from "./team-menu.tsx";

/** The company's teams; whoever may makes, names and removes them here, and says who leads them. Colleagues of a team see what each of them owns. */
export default function TeamList({ people }: { people: Person[] }) {
  const verbs = useSession().rights?.["teams"] ?? {};
  const [asked, ask] = useState<Team | "new" | null>(null);
  const [leading, chooseLead] = useState<Team | null>(null);
  const { data } = useQuery({
    queryKey: ["teams", "all"],
    queryFn: ({ signal }) =>
      recordClient("teams").list<Team>({ order: ["name"], include: ["lead"], limit: 1000 }, signal),
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
      {data && (
        <Teams teams={data.data} people={people}>
          {(team) => <TeamMenu team={team} onRename={() => ask(team)} onLead={() => chooseLead(team)} />}
        </Teams>
      )}
      {leading && <TeamLeadDialog team={leading} onClose={() => chooseLead(null)} />}
      {asked && <TeamDialog team={asked === "new" ? null : asked} onClose={() => ask(null)} />}
    </section>
  );
}

type TeamsProps = { teams: Team[]; people: Person[]; children: (team: Team) => ReactNode };

function Teams({ teams, people, children: menuOf }: TeamsProps) {
  if (teams.length === 0)
    return (
      <p className="text-ink-2">{t("There are no teams yet. Colleagues of a team see what each of them owns.")}</p>
    );
  return (
    <ul className="grid gap-x-6 border-t border-line-2 tablet:grid-cols-2 desktop:grid-cols-3">
      {teams.map((team) => (
        <li key={team.id} className="flex items-center gap-3 border-b border-line-2 py-0.5">
          <span className="min-w-0 truncate font-medium">{team.name}</span>
          <span className="whitespace-nowrap text-ink-2">{membersOf(team, people)}</span>
          <span className="min-w-0 flex-1 truncate text-ink-2">
            {team.lead && t("led by {{name}}", { name: team.lead.name })}
          </span>
          {menuOf(team)}
        </li>
      ))}
    </ul>
  );
}

function membersOf({ name }: Team, people: Person[]): string {
  const count = people.filter(({ kind, team }) => kind === "employee" && team === name).length;
  return isOne(count) ? t("{{count}} person", { count }) : t("{{count}} people", { count });
}
