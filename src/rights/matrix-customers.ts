/** What is known of customers, and of work with them. */
export const customers = `
leads            read              create    update     delete  assign    claim    convert
ceo              *                 -         *          -       *         -        -
admin            *                 *         *          *       *         unowned  *
project_manager  -                 -         -          -       -         -        -
team_member      own               -         -          -       -         -        -
employee         own               -         -          -       -         -        -
sales            own,team,unowned  own,team  own,team   own     own,team  unowned  own,team
marketing        *                 *         own        -       own       -        -
support          *                 -         -          -       -         -        -
auditor          *                 -         -          -       -         -        -
client           -                 -         -          -       -         -        -
client_admin     -                 -         -          -       -         -        -

accounts         read              create    update     delete  assign
ceo              *                 -         *          -       *
admin            *                 *         *          *       *
project_manager  -                 -         -          -       -
team_member      -                 -         -          -       -
employee         -                 -         -          -       -
sales            own,team          own,team  own,team   -       own,team
marketing        *                 -         -          -       -
support          *                 *         *          -       -
auditor          *                 -         -          -       -
client           account           -         -          -       -
client_admin     account           -         -          -       -

contacts         read              create    update     delete  assign
ceo              *                 -         *          -       *
admin            *                 *         *          *       *
project_manager  -                 -         -          -       -
team_member      -                 -         -          -       -
employee         -                 -         -          -       -
sales            own,team          own,team  own,team   -       own,team
marketing        *                 -         -          -       -
support          *                 *         *          -       -
auditor          *                 -         -          -       -
client           account,self      -         self       -       -
client_admin     account,self      -         self       -       -

affiliations     read                create              update              delete
ceo              *                   *                   *                   *
admin            *                   *                   *                   *
project_manager  -                   -                   -                   -
team_member      -                   -                   -                   -
employee         -                   -                   -                   -
sales            both_own,both_team  both_own,both_team  both_own,both_team  both_own,both_team
marketing        *                   -                   -                   -
support          *                   *                   *                   *
auditor          *                   -                   -                   -
client           -                   -                   -                   -
client_admin     -                   -                   -                   -

activities       read                                                                                                                                                                               create                                                                                                                                                                                                update                                                                                                  delete                                                                                                  assign
ceo              *                                                                                                                                                                                  own,team,other,accounts_all,accounts_own,accounts_team,contacts_all,contacts_own,contacts_team,leads_all,leads_own,leads_team,leads_unowned,projects_all,projects_own,projects_project,projects_team  *                                                                                                       *                                                                                                       *
admin            *                                                                                                                                                                                  own,team,other,accounts_all,accounts_own,accounts_team,contacts_all,contacts_own,contacts_team,leads_all,leads_own,leads_team,leads_unowned,projects_all,projects_own,projects_project,projects_team  *                                                                                                       *                                                                                                       *
project_manager  projects_own,projects_project                                                                                                                                                      projects_own                                                                                                                                                                                          projects_own                                                                                            projects_own                                                                                            projects_own
team_member      leads_own,projects_own,projects_project                                                                                                                                            -                                                                                                                                                                                                     -                                                                                                       -                                                                                                       -
employee         leads_own,projects_own,projects_project                                                                                                                                            -                                                                                                                                                                                                     -                                                                                                       -                                                                                                       -
sales            leads_own,leads_team,leads_unowned,accounts_own,accounts_team,contacts_own,contacts_team,projects_own,projects_team,projects_project                                               leads_own,leads_team,accounts_own,accounts_team,contacts_own,contacts_team                                                                                                                            leads_own,leads_team,accounts_own,accounts_team,contacts_own,contacts_team                              leads_own,leads_team,accounts_own,accounts_team,contacts_own,contacts_team                              leads_own,leads_team,accounts_own,accounts_team,contacts_own,contacts_team
marketing        own,team,unowned,other,accounts_all,accounts_own,accounts_team,contacts_all,contacts_own,contacts_team,leads_all,leads_own,leads_team,leads_unowned,projects_own,projects_project  leads_own                                                                                                                                                                                             leads_own                                                                                               leads_own                                                                                               leads_own
support          *                                                                                                                                                                                  own,team,other,accounts_all,accounts_own,accounts_team,contacts_all,contacts_own,contacts_team                                                                                                        own,team,unowned,other,accounts_all,accounts_own,accounts_team,contacts_all,contacts_own,contacts_team  own,team,unowned,other,accounts_all,accounts_own,accounts_team,contacts_all,contacts_own,contacts_team  own,team,unowned,other,accounts_all,accounts_own,accounts_team,contacts_all,contacts_own,contacts_team
auditor          *                                                                                                                                                                                  -                                                                                                                                                                                                     -                                                                                                       -                                                                                                       -
client           -                                                                                                                                                                                  -                                                                                                                                                                                                     -                                                                                                       -                                                                                                       -
client_admin     -                                                                                                                                                                                  -                                                                                                                                                                                                     -                                                                                                       -                                                                                                       -

comments         read                                                                                                                                                                           create                                                                                                                                                                         update  delete
ceo              *                                                                                                                                                                              *                                                                                                                                                                              mine    mine
admin            *                                                                                                                                                                              *                                                                                                                                                                              mine    mine
project_manager  projects_own,projects_project                                                                                                                                                  projects_own,projects_project                                                                                                                                                  -       -
team_member      leads_own,mine,projects_own,projects_project                                                                                                                                   leads_own,mine,projects_own,projects_project                                                                                                                                   mine    mine
employee         leads_own,mine,projects_own,projects_project                                                                                                                                   leads_own,mine,projects_own,projects_project                                                                                                                                   mine    mine
sales            leads_own,leads_team,leads_unowned,accounts_own,accounts_team,contacts_own,contacts_team,mine,projects_own,projects_team,projects_project                                      leads_own,leads_team,leads_unowned,accounts_own,accounts_team,contacts_own,contacts_team,mine,projects_own,projects_team,projects_project                                      mine    mine
marketing        other,accounts_all,accounts_own,accounts_team,contacts_all,contacts_own,contacts_team,leads_all,leads_own,leads_team,leads_unowned,account,mine,projects_own,projects_project  other,accounts_all,accounts_own,accounts_team,contacts_all,contacts_own,contacts_team,leads_all,leads_own,leads_team,leads_unowned,account,mine,projects_own,projects_project  mine    mine
support          *                                                                                                                                                                              *                                                                                                                                                                              mine    mine
auditor          *                                                                                                                                                                              -                                                                                                                                                                              -       -
client           account                                                                                                                                                                        account                                                                                                                                                                        -       -
client_admin     account                                                                                                                                                                        account                                                                                                                                                                        -       -

tags             read              create    update     delete
ceo              *                 *         *          -
admin            *                 *         *          *
project_manager  *                 *         -          -
team_member      *                 -         -          -
employee         *                 -         -          -
sales            *                 *         -          -
marketing        *                 *         -          -
support          *                 *         -          -
auditor          *                 -         -          -
client           -                 -         -          -
client_admin     -                 -         -          -
`;
