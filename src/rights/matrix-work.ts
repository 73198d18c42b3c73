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

project_templates read create update delete assign
ceo              *    *      *      *      *
admin            *    *      *      *      *
project_manager  *    own    own    own    own
team_member      *    -      -      -      -
employee         *    -      -      -      -
sales            *    -      -      -      -
marketing        *    -      -      -      -
support          *    -      -      -      -
auditor          *    -      -      -      -
client           -    -      -      -      -
client_admin     -    -      -      -      -

time_entries     read                                 create                        update                                  delete                        approve
ceo              *                                    open                          unlocked,open                           open                          *
admin            *                                    open,managed,of_others,account,team,other  *                                       open,managed,of_others,account,team,other  *
project_manager  own,unlocked,open,managed,of_others  open                          unlocked,open                           open                          managed,of_others
team_member      own,unlocked,open                    open                          unlocked,open                           open                          -
employee         own,unlocked,open                    open                          unlocked,open                           open                          -
sales            own,unlocked,open                    open                          unlocked,open                           open                          -
marketing        own,unlocked,open                    open                          unlocked,open                           open                          -
support          own,unlocked,open                    open                          unlocked,open                           open                          -
auditor          *                                    -                             -                                       -                             -
client           -                                    -                             -                                       -                             -
client_admin     -                                    -                             -                                       -                             -

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
