/** Who may do what to workflows: everybody at the company sees them, who manages or markets makes and publishes their own, an administrator all. */
export const of_workflows = `
workflows        read  create  update  delete  publish
ceo              *     -       -       -       -
admin            *     *       *       *       *
project_manager  *     own     own     -       own
team_member      *     -       -       -       -
employee         *     -       -       -       -
sales            *     -       -       -       -
marketing        *     own     own     -       own
support          *     -       -       -       -
auditor          *     -       -       -       -
client           -     -       -       -       -
client_admin     -     -       -       -       -
`;
