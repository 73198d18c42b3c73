import type { Chance } from "./random.ts";

/** Somebody of the demonstration company. */
export type DemoPerson = {
  id: string;
  name: string;
  email: string;
  kind: "employee" | "client";
  role: string;
  team: string | null;
  title: string;
};

const of_each_role: [string, string, string | null, string][] = [
  ["admin", "Ada Moreau", null, "IT and administration"],
  ["ceo", "Paul Ferrand", null, "Chief executive"],
  ["sales", "Claire Vasseur", "Ventes Nord", "Sales"],
  ["sales2", "Thomas Bellec", "Ventes Nord", "Sales"],
  ["project_manager", "Maud Lacroix", "Projets", "Project manager"],
  ["team_member", "Hugo Renaud", "Projets", "Consultant"],
  ["employee", "Nadia Colin", null, "Accounting"],
  ["marketing", "Inès Garnier", "Marketing", "Marketing"],
  ["support", "Oliver Reid", "Support", "Client support"],
  ["auditor", "Agnès Poirier", null, "Auditor"],
  ["client", "Hélène Marchand", null, "Director of operations"],
  ["client_admin", "Julien Armand", null, "Managing director"],
];

const more_sales: [string, string][] = [
  ["Amir Kaci", "Ventes Sud"],
  ["Sophie Delmas", "Ventes Sud"],
  ["Emma Walker", "Ventes Sud"],
  ["Yann Hamon", "Ventes Nord"],
  ["Léa Vidal", "Grands comptes"],
  ["James Carter", "Grands comptes"],
];

/** One person of each role under the address ROLE@demo.test, and more sales people. */
export function demoPeople(luck: Chance): DemoPerson[] {
  const known = of_each_role.map(([role, name, team, title]) => ({
    id: luck.id(),
    name,
    email: `${role}@demo.test`,
    kind: role.startsWith("client") ? ("client" as const) : ("employee" as const),
    role: role.replace(/\d$/, ""),
    team,
    title,
  }));
  const more = more_sales.map(([name, team], index) => ({
    id: luck.id(),
    name,
    email: `sales${index + 3}@demo.test`,
    kind: "employee" as const,
    role: "sales",
    team,
    title: "Sales",
  }));
  return [...known, ...more];
}
