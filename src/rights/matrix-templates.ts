/** Who may do what to templates of e-mails: marketing writes them, whoever writes to customers uses those that are active. */
export const of_templates = `
email_templates  read    create  update  delete
ceo              *       other   *       *
admin            *       other   *       *
project_manager  active  -       -       -
team_member      active  -       -       -
employee         active  -       -       -
sales            active  -       -       -
marketing        *       other   *       *
support          active  -       -       -
auditor          *       -       -       -
client           -       -       -       -
client_admin     -       -       -       -
`;
