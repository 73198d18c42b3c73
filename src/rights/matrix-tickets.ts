/** Who may do what to tickets: support all, colleagues what they asked, answer or work for, a client those of their company. */
export const of_tickets = `
tickets          read                   create                               update         delete  assign  claim
ceo              *                      *                                    own            -       own     -
admin            *                      *                                    *              *       *       unowned
project_manager  own,mine,client       own,team,unowned,other,mine,client  own            -       own     -
team_member      own,mine,client       own,team,unowned,other,mine,client  own            -       own     -
employee         own,mine,client       own,team,unowned,other,mine,client  own            -       own     -
sales            own,team,mine,client  own,team,unowned,other,mine         own            -       own     -
marketing        own,team,mine,client  *                                    own            -       own     -
support          *                      *                                    *              -       *       unowned
auditor          *                      -                                    -              -       -       -
client           account,shown          account,shown                        account,shown  -       -       -
client_admin     account,shown          account,shown                        account,shown  -       -       -
`;
