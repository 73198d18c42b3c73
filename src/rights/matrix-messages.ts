/** Who may do what to channels and messages: colleagues in the open ones, members alone in the others, whatever their role. */
export const of_messages = `
channels         read                      create                    update                    delete                    assign
ceo              open,channel,own          own                       own                       own                       own
admin            open,channel,own          own                       own,open                  own,open                  own,open
project_manager  open,channel,own          own                       own                       own                       own
team_member      open,channel,own          own                       own                       own                       own
employee         open,channel,own          own                       own                       own                       own
sales            open,channel,own          own                       own                       own                       own
marketing        open,channel,own          own                       own                       own                       own
support          open,channel,own          own                       own                       own                       own
auditor          open                      -                         -                         -                         -
client           -                         -                         -                         -                         -
client_admin     -                         -                         -                         -                         -

channel_members  read                      create                    update                    delete
ceo              open,channel,own,self     channel,own               self,own                  self,own
admin            open,channel,own,self     channel,own               self,own                  self,own
project_manager  open,channel,own,self     channel,own               self,own                  self,own
team_member      open,channel,own,self     channel,own               self,own                  self,own
employee         open,channel,own,self     channel,own               self,own                  self,own
sales            open,channel,own,self     channel,own               self,own                  self,own
marketing        open,channel,own,self     channel,own               self,own                  self,own
support          open,channel,own,self     channel,own               self,own                  self,own
auditor          open                      -                         -                         -
client           -                         -                         -                         -
client_admin     -                         -                         -                         -

messages         read                      create                    update                    delete
ceo              open,channel,mine         channel,mine              mine                      mine
admin            open,channel,mine         channel,mine              mine                      mine
project_manager  open,channel,mine         channel,mine              mine                      mine
team_member      open,channel,mine         channel,mine              mine                      mine
employee         open,channel,mine         channel,mine              mine                      mine
sales            open,channel,mine         channel,mine              mine                      mine
marketing        open,channel,mine         channel,mine              mine                      mine
support          open,channel,mine         channel,mine              mine                      mine
auditor          open                      -                         -                         -
client           -                         -                         -                         -
client_admin     -                         -                         -                         -
`;
