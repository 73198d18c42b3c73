/** Who may do what to envelopes: whoever sees the document sees them, and a colleague that they are asked while it is their turn. Functions alone write. */
const of_document =
  "documents_client,documents_client_team,documents_company,documents_managed,documents_own,documents_project,documents_team";

const block = (entity: string, more: string) => `
${entity} read create update delete
ceo * - - -
admin * - - -
project_manager ${of_document}${more} - - -
team_member ${of_document}${more} - - -
employee ${of_document}${more} - - -
sales ${of_document}${more} - - -
marketing ${of_document}${more} - - -
support ${of_document}${more} - - -
auditor * - - -
client - - - -
client_admin - - - -
`;

export const of_signing = block("envelopes", "") + block("envelope_recipients", ",asked");
