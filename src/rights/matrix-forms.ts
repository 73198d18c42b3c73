/** Who may do what to forms and what they have sent: marketing and administrators make them, sales see what they were given by them. */
export const of_forms = `
forms            read  create  update  delete
ceo              *     -       -       -
admin            *     other   *       *
project_manager  -     -       -       -
team_member      -     -       -       -
employee         -     -       -       -
sales            *     -       -       -
marketing        *     other   *       *
support          -     -       -       -
auditor          *     -       -       -
client           -     -       -       -
client_admin     -     -       -       -

form_submissions  read   create  update  delete
ceo               *      -       -       -
admin             *      -       *       *
project_manager   -      -       -       -
team_member       -      -       -       -
employee          -      -       -       -
sales             given  -       -       -
marketing         *      -       *       *
support           -      -       -       -
auditor           *      -       -       -
client            -      -       -       -
client_admin      -      -       -       -
`;
