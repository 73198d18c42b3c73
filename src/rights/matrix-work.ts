/**
 * What is known of work that people do together. (Whoever may change one of two tasks or projects relates them where they see the
 * other, which those of these rows are not; whoever sees a task watches it; nothing of a person of a task is changed but that they are on it;
 * what a task is about is seen by whoever sees that, too, which all these rows are.)
 */
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

tasks            read                                         create                        update                                  delete                        assign                                  claim
ceo              *                                            *                             *                                       -                             *                                       -
admin            *                                            *                             *                                       *                             *                                       -
project_manager  own,managed,project,free,led,mine,task       own,managed,project,free,led  own,managed,project,free,led,mine,task  own,managed,project,free,led  own,managed,project,free,led,mine,task  free,led
team_member      own,managed,project,free,led,mine,task       own,project,free              own,project,free,mine,task              own                           own,project,free,mine,task              free,led
employee         own,managed,project,free,led,mine,task       own,project,free              own,project,free,mine,task              own                           own,project,free,mine,task              free,led
sales            own,team,managed,project,free,led,mine,task  own,team,project,free         own,team,project,free,mine,task         own                           own,team,project,free,mine,task         free,led
marketing        own,team,managed,project,free,led,mine,task  own,team,project,free         own,team,project,free,mine,task         own                           own,team,project,free,mine,task         free,led
support          own,team,managed,project,free,led,mine,task  own,team,project,free         own,team,project,free,mine,task         own                           own,team,project,free,mine,task         free,led
auditor          *                                            -                             -                                       -                             -                                       -
client           shown                                        -                             -                                       -                             -                                       -
client_admin     shown                                        -                             -                                       -                             -                                       -

task_links       read                                                                                                                   create  update                                                                                               delete
ceo              *                                                                                                                      *       *                                                                                                    *
admin            *                                                                                                                      *       *                                                                                                    *
project_manager  from_own,from_managed,from_project,from_mine,from_task,to_own,to_managed,to_project,to_mine,to_task                    -       from_own,from_managed,from_project,from_mine,from_task,to_own,to_managed,to_project,to_mine,to_task  from_own,from_managed,from_project,from_mine,from_task,to_own,to_managed,to_project,to_mine,to_task
team_member      from_own,from_managed,from_project,from_mine,from_task,to_own,to_managed,to_project,to_mine,to_task                    -       from_own,from_project,from_mine,from_task,to_own,to_project,to_mine,to_task                          from_own,from_project,from_mine,from_task,to_own,to_project,to_mine,to_task
employee         from_own,from_managed,from_project,from_mine,from_task,to_own,to_managed,to_project,to_mine,to_task                    -       from_own,from_project,from_mine,from_task,to_own,to_project,to_mine,to_task                          from_own,from_project,from_mine,from_task,to_own,to_project,to_mine,to_task
sales            from_own,from_team,from_managed,from_project,from_mine,from_task,to_own,to_team,to_managed,to_project,to_mine,to_task  -       from_own,from_team,from_project,from_mine,from_task,to_own,to_team,to_project,to_mine,to_task        from_own,from_team,from_project,from_mine,from_task,to_own,to_team,to_project,to_mine,to_task
marketing        from_own,from_team,from_managed,from_project,from_mine,from_task,to_own,to_team,to_managed,to_project,to_mine,to_task  -       from_own,from_team,from_project,from_mine,from_task,to_own,to_team,to_project,to_mine,to_task        from_own,from_team,from_project,from_mine,from_task,to_own,to_team,to_project,to_mine,to_task
support          from_own,from_team,from_managed,from_project,from_mine,from_task,to_own,to_team,to_managed,to_project,to_mine,to_task  -       from_own,from_team,from_project,from_mine,from_task,to_own,to_team,to_project,to_mine,to_task        from_own,from_team,from_project,from_mine,from_task,to_own,to_team,to_project,to_mine,to_task
auditor          *                                                                                                                      -       -                                                                                                    -
client           -                                                                                                                      -       -                                                                                                    -
client_admin     -                                                                                                                      -       -                                                                                                    -

task_people      read                                              create                         update                                       delete
ceo              *                                                 *                              *                                            *
admin            *                                                 *                              *                                            *
project_manager  own,managed,project,mine,task,self,watching       own,managed,project,mine,task  own,managed,project,mine,task,self,watching  own,managed,project,mine,task,self,watching
team_member      own,managed,project,mine,task,self,watching       own,project,mine,task          own,project,mine,task,self,watching          own,project,mine,task,self,watching
employee         own,managed,project,mine,task,self,watching       own,project,mine,task          own,project,mine,task,self,watching          own,project,mine,task,self,watching
sales            own,team,managed,project,mine,task,self,watching  own,team,project,mine,task     own,team,project,mine,task,self,watching     own,team,project,mine,task,self,watching
marketing        own,team,managed,project,mine,task,self,watching  own,team,project,mine,task     own,team,project,mine,task,self,watching     own,team,project,mine,task,self,watching
support          own,team,managed,project,mine,task,self,watching  own,team,project,mine,task     own,team,project,mine,task,self,watching     own,team,project,mine,task,self,watching
auditor          *                                                 -                              -                                            -
client           -                                                 -                              -                                            -
client_admin     -                                                 -                              -                                            -

task_records     read                                create                         update                         delete
ceo              *                                   *                              *                              *
admin            *                                   *                              *                              *
project_manager  own,managed,project,mine,task       own,managed,project,mine,task  own,managed,project,mine,task  own,managed,project,mine,task
team_member      own,managed,project,mine,task       own,project,mine,task          own,project,mine,task          own,project,mine,task
employee         own,managed,project,mine,task       own,project,mine,task          own,project,mine,task          own,project,mine,task
sales            own,team,managed,project,mine,task  own,team,project,mine,task     own,team,project,mine,task     own,team,project,mine,task
marketing        own,team,managed,project,mine,task  own,team,project,mine,task     own,team,project,mine,task     own,team,project,mine,task
support          own,team,managed,project,mine,task  own,team,project,mine,task     own,team,project,mine,task     own,team,project,mine,task
auditor          *                                   -                              -                              -
client           -                                   -                              -                              -
client_admin     -                                   -                              -                              -

milestones,phases read         create  update  delete
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

task_templates   read create update delete assign
ceo              *    *      *      *      *
admin            *    *      *      *      *
project_manager  *    own    own    own    own
team_member      *    own    own    own    own
employee         *    own    own    own    own
sales            *    own    own    own    own
marketing        *    own    own    own    own
support          *    own    own    own    own
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

project_links    read                                               create  update          delete
ceo              *                                                  *       *               *
admin            *                                                  *       *               *
project_manager  from_own,from_project,to_own,to_project            -       from_own,to_own from_own,to_own
team_member      from_own,from_project,to_own,to_project            -       -               -
employee         from_own,from_project,to_own,to_project            -       -               -
sales            from_own,from_team,from_project,to_own,to_team,to_project -   -             -
marketing        from_own,from_project,to_own,to_project            -       -               -
support          *                                                  -       -               -
auditor          *                                                  -       -               -
client           -                                                  -       -               -
client_admin     -                                                  -       -               -

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

project_states   read         create  update  delete
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

project_rates    read         create  update  delete
ceo              *            *       *       *
admin            *            *       *       *
project_manager  own,project  own     own     own
team_member      -            -       -       -
employee         -            -       -       -
sales            -            -       -       -
marketing        -            -       -       -
support          -            -       -       -
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
