/** Who may do what to big screens: administrators decide what hangs on a wall, and those who work by it see what is set up. */
export const of_big_screens = `
big_screens      read  create  update  delete
ceo              *     -       -       -
admin            *     other   *       *
project_manager  -     -       -       -
team_member      -     -       -       -
employee         -     -       -       -
sales            *     -       -       -
marketing        *     -       -       -
support          -     -       -       -
auditor          *     -       -       -
client           -     -       -       -
client_admin     -     -       -       -
`;
