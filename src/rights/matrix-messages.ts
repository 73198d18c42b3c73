/** Who may do what to channels and messages: colleagues in the open ones, members alone in the others, whatever their role. */
export const of_messages = `
channels         read                         create                       update                       delete                       assign
ceo              company,channel,own          own                          own                          own                          own
admin            company,channel,own          own                          own,company                  own,company                  own,company
project_manager  company,channel,own          own                          own                          own                          own
team_member      company,channel,own          own                          own                          own                          own
employee         company,channel,own          own                          own                          own                          own
sales            company,channel,own          own                          own                          own                          own
marketing        company,channel,own          own                          own                          own                          own
support          company,channel,own          own                          own                          own                          own
auditor          company                      -                            -                            -                            -
client           -                            -                            -                            -                            -
client_admin     -                            -                            -                            -                            -

channel_members  read                         create                       update                       delete
ceo              company,channel,own,self     channel,own                  self,own                     self,own
admin            company,channel,own,self     channel,own                  self,own                     self,own
project_manager  company,channel,own,self     channel,own                  self,own                     self,own
team_member      company,channel,own,self     channel,own                  self,own                     self,own
employee         company,channel,own,self     channel,own                  self,own                     self,own
sales            company,channel,own,self     channel,own                  self,own                     self,own
marketing        company,channel,own,self     channel,own                  self,own                     self,own
support          company,channel,own,self     channel,own                  self,own                     self,own
auditor          company                      -                            -                            -
client           -                            -                            -                            -
client_admin     -                            -                            -                            -

messages         read                         create                       update                       delete
ceo              company,channel,mine         channel,mine                 mine                         mine
admin            company,channel,mine         channel,mine                 mine                         mine
project_manager  company,channel,mine         channel,mine                 mine                         mine
team_member      company,channel,mine         channel,mine                 mine                         mine
employee         company,channel,mine         channel,mine                 mine                         mine
sales            company,channel,mine         channel,mine                 mine                         mine
marketing        company,channel,mine         channel,mine                 mine                         mine
support          company,channel,mine         channel,mine                 mine                         mine
auditor          company                      -                            -                            -
client           -                            -                            -                            -
client_admin     -                            -                            -                            -
`;
