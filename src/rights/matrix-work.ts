/** What is known of work that people do together. */
export const work = `
projects         read         create  update  delete  assign
ceo              *            *       *       -       *
admin            *            *       *       *       *
project_manager  own,project  own     own     own     own
team_member      own,project      -       -       -       -
employee         own,project      -       -       -       -
sales            own,team,project -       -       -       -
marketing        own,project      -       -       -       -
support          *            -       -       -       -
auditor          *            -       -       -       -
client           shown        -       -       -       -
client_admin     shown        -       -       -       -

milestones       read         create  update  delete
ceo              *            *       *       *
admin            *            *       *       *
project_manager  own,project  own     own     own
team_member      own,project      -       -       -
employee         own,project      -       -       -
sales            own,team,project -       -       -
marketing        own,project      -       -       -
support          *            -       -       -
auditor          *            -       -       -
client           shown        -       -       -
client_admin     shown        -       -       -

project_members  read         create  update  delete
ceo              *            *       *       *
admin            *            *       *       *
project_manager  own,project  own     own     own
team_member      own,project      -       -       -
employee         own,project      -       -       -
sales            own,team,project -       -       -
marketing        own,project      -       -       -
support          *            -       -       -
auditor          *            -       -       -
client           -            -       -       -
client_admin     -            -       -       -
`;
