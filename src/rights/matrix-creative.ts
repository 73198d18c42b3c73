/** Who may do what to briefs and what belongs to them: marketing makes them, whoever manages a project asks for what it needs, the directors approve. */
export const of_creative = `
briefs           read                 create               update  delete  assign  approve  ask_client
ceo              *                    -                    -       -       -       *        -
admin            *                    *                     *       *       *       *        *
project_manager  own,project,managed  own,project,managed  own     -       -       -        own
team_member      own,project          -                    -       -       -       -        -
employee         own,project          -                    -       -       -       -        -
sales            own,team,project     -                    -       -       -       -        -
marketing        *                    *                     *       *       *       *        *
support          -                    -                    -       -       -       -        -
auditor          *                    -                    -       -       -       -        -
client           -                    -                    -       -       -       -        -
client_admin     -                    -                    -       -       -       -        -

brief_assets     read                 create  update  delete
ceo              *                    -       -       -
admin            *                    *       *       *
project_manager  own,project,managed  own     own     -
team_member      own,project          -       -       -
employee         own,project          -       -       -
sales            own,team,project     -       -       -
marketing        *                    *       *       *
support          -                    -       -       -
auditor          *                    -       -       -
client           -                    -       -       -
client_admin     -                    -       -       -

brief_approvals  read                 create  update  delete  end
ceo              *                    -       -       -       -
admin            *                    -       -       -       *
project_manager  own,project,managed  -       -       -       own
team_member      own,project          -       -       -       -
employee         own,project          -       -       -       -
sales            own,team,project     -       -       -       -
marketing        *                    -       -       -       *
support          -                    -       -       -       -
auditor          *                    -       -       -       -
client           -                    -       -       -       -
client_admin     -                    -       -       -       -

brand_kits       read  create  update  delete
ceo              *     -       -       -
admin            *     other,account   *       *
project_manager  *     -       -       -
team_member      *     -       -       -
employee         *     -       -       -
sales            *     -       -       -
marketing        *     other,account   *       *
support          -     -       -       -
auditor          *     -       -       -
client           -     -       -       -
client_admin     -     -       -       -

asset_comments   read                                                             create                                                           update  delete
ceo              *                                                                *                                                                mine    mine
admin            *                                                                *                                                                mine    mine
project_manager  brief_assets_own,brief_assets_project,brief_assets_managed,mine  brief_assets_own,brief_assets_project,brief_assets_managed,mine  mine  mine
team_member  brief_assets_own,brief_assets_project,mine  brief_assets_own,brief_assets_project,mine  mine  mine
employee  brief_assets_own,brief_assets_project,mine  brief_assets_own,brief_assets_project,mine  mine  mine
sales  brief_assets_own,brief_assets_team,brief_assets_project,mine  brief_assets_own,brief_assets_team,brief_assets_project,mine  mine  mine
marketing        *                                                                *                                                                mine    mine
support          -                                                                -                                                                -       -
auditor          *                                                                -                                                                -       -
client           -                                                                -                                                                -       -
client_admin     -                                                                -                                                                -       -
`;
