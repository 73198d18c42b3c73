/** Who may do what to campaigns, their links, and addresses that none of them writes to: marketing and administrators make them. */
export const of_campaigns = `
campaigns        read  create  update  delete  approve  start
ceo              *     -       -       -       *        -
admin            *     *       *       *       *        *
project_manager  *     -       -       -       -        -
team_member      *     -       -       -       -        -
employee         -     -       -       -       -        -
sales            *     -       -       -       -        -
marketing        *     *       *       *       -        *
support          *     -       -       -       -        -
auditor          *     -       -       -       -        -
client           -     -       -       -       -        -
client_admin     -     -       -       -       -        -

campaign_links   read  create  update  delete
ceo              *     -       -       -
admin            *     other   *       *
project_manager  *     -       -       -
team_member      *     -       -       -
employee         -     -       -       -
sales            *     -       -       -
marketing        *     other   *       *
support          *     -       -       -
auditor          *     -       -       -
client           -     -       -       -
client_admin     -     -       -       -

suppressions     read  create  update  delete
ceo              *     -       -       -
admin            *     other   *       *
project_manager  -     -       -       -
team_member      -     -       -       -
employee         -     -       -       -
sales            -     -       -       -
marketing        *     other   *       *
support          -     -       -       -
auditor          *     -       -       -
client           -     -       -       -
client_admin     -     -       -       -
`;
