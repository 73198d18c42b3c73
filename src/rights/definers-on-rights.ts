import type { TestCompany, TestPerson } from "../testing/company.ts";

/** Of the definers that people call those on rights, and on where they have gaps. */
export const on_rights = {
  "rights_of(p_entity text, p_role text)": "the right to read the page of rights",
  "explain_as(p_person uuid, p_entity text, p_row uuid, p_verb text, p_how text, p_agent text)":
    "the right to read the page of rights, in person, on a record that the caller sees; nothing of its transaction is kept",
  "right_choices(p_role text, p_entity text, p_verb text)": "the right to change rights",
  "try_right(p_role text, p_entity text, p_verb text, p_scopes text[])":
    "the right to change rights, in person; nothing is changed",
  "change_right(p_role text, p_entity text, p_verb text, p_before text[], p_scopes text[], p_reason text)":
    "the right to change rights, in person; what reaches further waits for another administrator (app.propose_right)",
  "take_back_right(p_change uuid)": "the right to change rights, in person, where nothing has moved since",
  "decide_right(p_change uuid, p_agree boolean)":
    "the right to change rights, in person, on what another administrator proposed",
  "right_history()": "the right to read the page of rights",
  "end_role(p_user uuid)": "the right to give roles, in person, on somebody else",
  "table_list()": "the right to read the page of rights",
  "table_details(p_name text)": "the right to read the page of rights",
  "row_security_gaps()": "the right to read the whole log",
  "sign_in_risks()": "the right to read the whole log",
  "grant_changes()": "the right to read the whole log",
};

/** Their tries, on a lead that is somebody else's. */
export const triesOnRights = (
  theirs: Record<"person" | "lead" | "right_change", string>,
): Record<string, string[]> => ({
  right_choices: ["app.right_choices('sales', 'leads', 'read')"],
  try_right: ["app.try_right('sales', 'leads', 'read', '{all}')"],
  change_right: ["sales", "client"].map(
    (role) => `app.change_right('${role}', 'leads', 'read', '{own,team,unowned}', '{all}', 'x')`,
  ),
  take_back_right: [`app.take_back_right('${theirs.right_change}')`],
  decide_right: ["true", "false"].map((agree) => `app.decide_right('${theirs.right_change}', ${agree})`),
  end_role: [`app.end_role('${theirs.person}')`, "app.end_role(app.user_id())"],
  rights_of: ["app.rights_of('leads', null)", "app.rights_of(null, 'admin')"],
  table_details: ["app.table_details('auth.session')", "app.table_details('public.leads')"],
  explain_as: ["read", "update"].map(
    (verb) => `app.explain_as('${theirs.person}', 'leads', '${theirs.lead}', '${verb}', 'person')`,
  ),
});

/** A change of a right that waits, and a role that is proposed for somebody. */
export async function proposedOf({ row }: TestCompany, user_id: string, { id: proposed_by }: TestPerson) {
  const change = { role: "sales", entity: "leads", verb: "read", before: "{own}", after: "{all}", widens: true };
  return {
    right_change: await row("app.right_changes", { ...change, reason: "x", proposed_by }),
    proposal: await row("app.role_proposals", { user_id, role: "admin", proposed_by }),
  };
}
