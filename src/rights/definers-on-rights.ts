/** Of the definers that people call those on rights, and on where they have gaps. */
export const on_rights = {
  "rights_of(p_entity text, p_role text)": "the right to read the page of rights",
  "explain_as(p_person uuid, p_entity text, p_row uuid, p_verb text, p_how text, p_agent text)":
    "the right to read the page of rights, in person, on a record that the caller sees; nothing of its transaction is kept",
  "table_list()": "the right to read the page of rights",
  "table_details(p_name text)": "the right to read the page of rights",
  "row_security_gaps()": "the right to read the whole log",
  "sign_in_risks()": "the right to read the whole log",
  "grant_changes()": "the right to read the whole log",
};

/** Their tries, on a lead that is somebody else's. */
export const triesOnRights = ({ person, lead }: { person: string; lead: string }): Record<string, string[]> => ({
  rights_of: ["app.rights_of('leads', null)", "app.rights_of(null, 'admin')"],
  table_details: ["app.table_details('auth.session')", "app.table_details('public.leads')"],
  explain_as: ["read", "update"].map((verb) => `app.explain_as('${person}', 'leads', '${lead}', '${verb}', 'person')`),
});
