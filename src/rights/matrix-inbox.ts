/** Who may do what to mailboxes and what comes to them: one's own is nobody else's, whatever their role; the others are read by their team, or by all colleagues. */
export const of_inbox = `
mailboxes        read                         create                       update                       delete
ceo              personal,box_team,company    personal                     personal                     personal
admin            personal,any_team,box_team,company personal,any_team,box_team,company personal,any_team,box_team,company personal,any_team,box_team,company
project_manager  personal,box_team,company    personal                     personal                     personal
team_member      personal,box_team,company    personal                     personal                     personal
employee         personal,box_team,company    personal                     personal                     personal
sales            personal,box_team,company    personal                     personal                     personal
marketing        personal,box_team,company    personal                     personal                     personal
support          personal,box_team,company    personal                     personal                     personal
auditor          company                      -                            -                            -
client           -                            -                            -                            -
client_admin     -                            -                            -                            -

conversations    read                         create                       update                       delete                       assign                       claim
ceo              personal,box_team,company    -                            personal,box_team,company    personal                     box_team,company             -
admin            personal,box_team,company    -                            personal,box_team,company    personal,box_team,company    box_team,company             -
project_manager  personal,box_team,company    -                            personal,box_team,company    personal                     box_team,company             -
team_member      personal,box_team,company    -                            personal,box_team,company    personal                     box_team,company             -
employee         personal,box_team,company    -                            personal,box_team,company    personal                     box_team,company             -
sales            personal,box_team,company    -                            personal,box_team,company    personal                     box_team,company             -
marketing        personal,box_team,company    -                            personal,box_team,company    personal                     box_team,company             -
support          personal,box_team,company    -                            personal,box_team,company    personal                     box_team,company             -
auditor          company                      -                            -                            -                            -                            -
client           -                            -                            -                            -                            -                            -
client_admin     -                            -                            -                            -                            -                            -

mails            read                         create                       update                       delete
ceo              personal,box_team,company    -                            -                            -
admin            personal,box_team,company    -                            -                            -
project_manager  personal,box_team,company    -                            -                            -
team_member      personal,box_team,company    -                            -                            -
employee         personal,box_team,company    -                            -                            -
sales            personal,box_team,company    -                            -                            -
marketing        personal,box_team,company    -                            -                            -
support          personal,box_team,company    -                            -                            -
auditor          company                      -                            -                            -
client           -                            -                            -                            -
client_admin     -                            -                            -                            -
`;
