import { roleName } from "../../../client/role-name.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { formatDateTime } from "../../../ui/format.ts";
import { t } from "../../../ui/translate.ts";
import type { Person } from "./people-data.ts";
import type { PersonActs } from "./person-menu.tsx";
import { PersonMenuButton } from "./person-menu-button.tsx";

type Props = { people: Person[] } & Omit<PersonActs, "person">;

/** People with their roles; a line of two on a phone. */
export function PeopleTable({ people, ...on }: Props) {
  return (
    <table className="w-full table-fixed border-t border-line max-tablet:table-auto">
      <Head />
      <tbody>
        {people.map((person) => (
          <Row key={person.id} person={person} {...on} />
        ))}
      </tbody>
    </table>
  );
}

function Head() {
  return (
    <thead className="max-tablet:sr-only">
      <tr className="h-8 border-b border-line text-left text-meta text-ink-3">
        <th scope="col" className="w-[34%] pr-2 pl-4 font-medium">
          {t("Name")}
        </th>
        <th scope="col" className="px-2 font-medium">
          {t("E-mail")}
        </th>
        <th scope="col" className="px-2 font-medium">
          {t("Team or client")}
        </th>
        <th scope="col" className="px-2 font-medium">
          {t("Role")}
        </th>
        <th scope="col" className="w-14 px-2 font-medium">
          <span className="sr-only">{t("Acts")}</span>
        </th>
      </tr>
    </thead>
  );
}

function Row({ person, ...on }: PersonActs) {
  return (
    <tr className="border-b border-line-2 tablet:h-9 max-tablet:grid max-tablet:grid-cols-[1fr_auto_auto] max-tablet:items-center max-tablet:py-2 tablet:touch:h-11">
      <th scope="row" className="truncate py-1 pr-2 pl-4 text-left font-medium">
        <span className="flex items-center gap-2">
          <Avatar id={person.id} name={person.name} kind="person" />
          <span className="flex-none">{person.name}</span>
          {person.status !== "active" && <Badge tone="bad">{t("Suspended")}</Badge>}
          {person.title && <span className="truncate font-normal text-ink-3">{person.title}</span>}
        </span>
      </th>
      <td className="truncate px-2 text-ink-2 max-tablet:col-span-3 max-tablet:pl-11">{person.email}</td>
      <td className="truncate px-2 text-ink-2 max-tablet:hidden">{person.team ?? person.account}</td>
      <td className="px-2 whitespace-nowrap max-tablet:col-start-2 max-tablet:row-start-1">
        {person.role && <Badge tone={person.role === "admin" ? "person" : "neutral"}>{roleName(person.role)}</Badge>}
        {person.role_until && <Until at={person.role_until} after={person.role_after} />}
      </td>
      <td className="px-2 text-right max-tablet:col-start-3 max-tablet:row-start-1">
        <PersonMenuButton person={person} {...on} />
      </td>
    </tr>
  );
}

/** When a role for a time ends, and what comes back then. */
function Until({ at, after }: { at: string; after: string | null }) {
  return (
    <span className="block text-meta text-ink-3">
      {t("until {{moment}}, then {{role}}", { moment: formatDateTime(at), role: roleName(after ?? "") })}
    </span>
  );
}
