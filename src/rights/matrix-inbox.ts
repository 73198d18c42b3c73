/** Who may do what to mailboxes and what comes to them: one's own is nobody else's, whatever their role; the others are read by their team, or by all colleagues. */
export const of_inbox = `
mailboxes        read                         create                       update                       delete
ceo              own,personal,box_team,company    own,personal                     own,personal                     own,personal
admin            own,personal,any_team,box_team,company own,personal,any_team,box_team,company own,personal,any_team,box_team,company own,personal,any_team,box_team,company
project_manager  own,personal,box_team,company    own,personal                     own,personal                     own,personal
team_member      own,personal,box_team,company    own,personal                     own,personal                     own,personal
employee         own,personal,box_team,company    own,personal                     own,personal                     own,personal
sales            own,personal,box_team,company    own,personal                     own,personal                     own,personal
marketing        own,personal,box_team,company    own,personal                     own,personal                     own,personal
support          own,personal,box_team,company    own,personal                     own,personal                     own,personal
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
