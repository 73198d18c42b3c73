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

tasks            read                                    create                        update                             delete                        assign                             claim
ceo              *                                       *                             *                                  -                             *                                  -
admin            *                                       *                             *                                  *                             *                                  -
project_manager  own,managed,project,free,led,mine       own,managed,project,free,led  own,managed,project,free,led,mine  own,managed,project,free,led  own,managed,project,free,led,mine  free,led
team_member      own,managed,project,free,led,mine       own,project,free              own,project,free,mine              own                           own,project,free,mine              free,led
employee         own,managed,project,free,led,mine       own,project,free              own,project,free,mine              own                           own,project,free,mine              free,led
sales            own,team,managed,project,free,led,mine  own,team,project,free         own,team,project,free,mine         own                           own,team,project,free,mine         free,led
marketing        own,team,managed,project,free,led,mine  own,team,project,free         own,team,project,free,mine         own                           own,team,project,free,mine         free,led
support          own,team,managed,project,free,led,mine  own,team,project,free         own,team,project,free,mine         own                           own,team,project,free,mine         free,led
auditor          *                                       -                             -                                  -                             -                                  -
client           shown                                   -                             -                                  -                             -                                  -
client_admin     shown                                   -                             -                                  -                             -                                  -

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

risks            read              create       update  delete
ceo              *                 *            *       *
admin            *                 *            *       *
project_manager  own,project       own,project  own     own
team_member      own,project       project      -       -
employee         own,project       project      -       -
sales            own,team,project  project      -       -
marketing        own,project       project      -       -
support          *                 -            -       -
auditor          *                 -            -       -
client           -                 -            -       -
client_admin     -                 -            -       -

absences         read    create  update  delete
ceo              *       person  person  person
admin            *       *       *       *
project_manager  person  person  person  person
team_member      person  person  person  person
employee         person  person  person  person
sales            person  person  person  person
marketing        person  person  person  person
support          person  person  person  person
auditor          -       -       -       -
client           -       -       -       -
client_admin     -       -       -       -
`;
