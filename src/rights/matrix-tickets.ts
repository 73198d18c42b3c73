/** Who may do what to tickets: support all, colleagues what they asked, answer or work for, a client those of their company. */
export const of_tickets = `
tickets          read                   create                               update         delete  assign  claim
ceo              *                      *                                    own            -       own     -
admin            *                      *                                    *              *       *       unowned
project_manager  own,asked,client       own,team,unowned,other,asked,client  own            -       own     -
team_member      own,asked,client       own,team,unowned,other,asked,client  own            -       own     -
employee         own,asked,client       own,team,unowned,other,asked,client  own            -       own     -
sales            own,team,asked,client  own,team,unowned,other,asked         own            -       own     -
marketing        own,team,asked,client  *                                    own            -       own     -
support          *                      *                                    *              -       *       unowned
auditor          *                      -                                    -              -       -       -
client           account,shown          account,shown                        account,shown  -       -       -
client_admin     account,shown          account,shown                        account,shown  -       -       -
`;
