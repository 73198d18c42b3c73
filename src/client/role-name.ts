import { phrase, t } from "../ui/translate.ts";

/** The name of a role as people say it. */
export function roleName(role: string): string {
  return t(names[role] ?? role);
}

const names: Record<string, string> = {
  admin: phrase("Administrator"),
  auditor: phrase("Auditor"),
  ceo: phrase("Executive"),
  client: phrase("Client"),
  client_admin: phrase("Client administrator"),
  employee: phrase("Employee"),
  marketing: phrase("Marketing"),
  project_manager: phrase("Project manager"),
  sales: phrase("Salesperson"),
  support: phrase("Support agent"),
  team_member: phrase("Team member"),
};
