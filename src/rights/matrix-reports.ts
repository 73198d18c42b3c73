/** Who may do what to reports and dashboards, which hold questions and no data: whoever reads one sees in it what they may see elsewhere. */
export const of_reports = `
reports,dashboards read            create    update  delete  assign
ceo              *                 own       *       own     own
admin            *                 own       *       *       *
project_manager  own,team,company  own       own     own     -
team_member      own,team,company  own       own     own     -
employee         own,team,company  own       own     own     -
sales            own,team,company  own,team  own     own     -
marketing        own,team,company  own,team  own     own     -
support          own,team,company  own       own     own     -
auditor          *                 -         -       -       -
client           -                 -         -       -       -
client_admin     -                 -         -       -       -
`;
