/** What the company is set up by. */
export const set_up = `
pipelines,rates,holidays,score_rules  read  create    update     delete
ceo              *                 -         -          -
admin            *                 *         *          *
project_manager  *                 -         -          -
team_member      *                 -         -          -
employee         *                 -         -          -
sales            *                 -         -          -
marketing        *                 -         -          -
support          *                 -         -          -
auditor          *                 -         -          -
client           -                 -         -          -
client_admin     -                 -         -          -

targets          read         create    update     delete
ceo              *            *         *          *
admin            *            *         *          *
project_manager  person,team  -         -          -
team_member      person,team  -         -          -
employee         person,team  -         -          -
sales            person,team  -         -          -
marketing        *            -         -          -
support          person,team  -         -          -
auditor          *            -         -          -
client           -            -         -          -
client_admin     -            -         -          -

source_costs     read      create    update     delete
ceo              *         -         -          -
admin            *         *         *          *
project_manager  -         -         -          -
team_member      -         -         -          -
employee         -         -         -          -
sales            -         -         -          -
marketing        *         *         *          *
support          -         -         -          -
auditor          *         -         -          -
client           -         -         -          -
client_admin     -         -         -          -

stages,choices   read              create    update     delete
ceo              *                 -         -          -
admin            *                 *         *          -
project_manager  *                 -         -          -
team_member      *                 -         -          -
employee         *                 -         -          -
sales            *                 -         -          -
marketing        *                 -         -          -
support          *                 -         -          -
auditor          *                 -         -          -
client           -                 -         -          -
client_admin     -                 -         -          -

own_fields       read              create    update     delete
ceo              *                 -         -          -
admin            *                 *         *          -
project_manager  *                 -         -          -
team_member      *                 -         -          -
employee         *                 -         -          -
sales            *                 -         -          -
marketing        *                 -         -          -
support          *                 -         -          -
auditor          *                 -         -          -
client           -                 -         -          -
client_admin     -                 -         -          -

ai_agents        read   create  update  delete  pause
ceo              *      -       -       -       *
admin            *      *       *       -       *
project_manager  *      -       -       -       *
team_member      *      -       -       -       -
employee         *      -       -       -       -
sales            *      -       -       -       -
marketing        *      -       -       -       -
support          *      -       -       -       -
auditor          *      -       -       -       -
client           -      -       -       -       -
client_admin     -      -       -       -       -

agent_tasks      read  create  update  delete
ceo              *     own     *       -
admin            *     own     *       -
project_manager  own   own     own     -
team_member      own   own     own     -
employee         own   own     own     -
sales            own   own     own     -
marketing        own   own     own     -
support          own   own     own     -
auditor          *     -       -       -
client           -     -       -       -
client_admin     -     -       -       -

agent_schedules  read  create  update  delete
ceo              *     own     *       *
admin            *     own     *       *
project_manager  own   own     own     own
team_member      own   own     own     own
employee         own   own     own     own
sales            own   own     own     own
marketing        own   own     own     own
support          own   own     own     own
auditor          *     -       -       -
client           -     -       -       -
client_admin     -     -       -       -

agent_findings   read  create  update  delete
ceo              *     -       *       -
admin            *     -       *       -
project_manager  -     -       -       -
team_member      -     -       -       -
employee         -     -       -       -
sales            -     -       -       -
marketing        -     -       -       -
support          -     -       -       -
auditor          *     -       -       -
client           -     -       -       -
client_admin     -     -       -       -

agent_policies   read  create  update  delete
ceo              *     -       -       -
admin            *     *       *       *
project_manager  -     -       -       -
team_member      -     -       -       -
employee         -     -       -       -
sales            -     -       -       -
marketing        -     -       -       -
support          -     -       -       -
auditor          *     -       -       -
client           -     -       -       -
client_admin     -     -       -       -

agent_cases      read  create  update  delete
ceo              *     -       -       *
admin            *     -       -       *
project_manager  own   -       -       own
team_member      own   -       -       own
employee         own   -       -       own
sales            own   -       -       own
marketing        own   -       -       own
support          own   -       -       own
auditor          *     -       -       -
client           -     -       -       -
client_admin     -     -       -       -

agent_memories   read        create  update  delete
ceo              *           -       *       *
admin            *           -       *       *
project_manager  own         -       own     own
team_member      own         -       own     own
employee         own         -       own     own
sales            own         -       own     own
marketing        own,shared  -       own     own
support          own,shared  -       own     own
auditor          *           -       -       -
client           -           -       -       -
client_admin     -           -       -       -

agent_approvals  read  create  update  delete  decide
ceo              *     -       -       -       *
admin            *     -       -       -       *
project_manager  own   -       -       -       own
team_member      own   -       -       -       own
employee         own   -       -       -       own
sales            own   -       -       -       own
marketing        own   -       -       -       own
support          own   -       -       -       own
auditor          *     -       -       -       -
client           -     -       -       -       -
client_admin     -     -       -       -       -

repositories     read   create  update  delete  look
ceo              *      *       *       *       *
admin            *      *       *       *       *
project_manager  *      *       *       *       *
team_member      -      -       -       -       -
employee         -      -       -       -       -
sales            -      -       -       -       -
marketing        -      -       -       -       -
support          -      -       -       -       -
auditor          *      -       -       -       -
client           -      -       -       -       -
client_admin     -      -       -       -       -

tool_servers     read   create  update  delete  allow
ceo              *      *       *       *       *
admin            *      *       *       *       *
project_manager  -      -       -       -       -
team_member      -      -       -       -       -
employee         -      -       -       -       -
sales            -      -       -       -       -
marketing        -      -       -       -       -
support          -      -       -       -       -
auditor          *      -       -       -       -
client           -      -       -       -       -
client_admin     -      -       -       -       -

webhooks         read  create  update  delete  pause
ceo              *     *       *       *       *
admin            *     *       *       *       *
project_manager  -     -       -       -       -
team_member      -     -       -       -       -
employee         -     -       -       -       -
sales            -     -       -       -       -
marketing        -     -       -       -       -
support          -     -       -       -       -
auditor          *     -       -       -       -
client           -     -       -       -       -
client_admin     -     -       -       -       -

company          read              create    update     delete
ceo              *                 -         -          -
admin            *                 -         *          -
project_manager  *                 -         -          -
team_member      *                 -         -          -
employee         *                 -         -          -
sales            *                 -         -          -
marketing        *                 -         -          -
support          *                 -         -          -
auditor          *                 -         -          -
client           *                 -         -          -
client_admin     *                 -         -          -
`;
