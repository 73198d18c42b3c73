import type { Catalogue } from "../../ui/translate.ts";

/** French of the dialog that moves a project. */
export const french: Catalogue = {
  "Other days for {{name}}": "D’autres dates pour {{name}}",
  "All moves by as many working days. Undo takes all of it back.":
    "Tout se décale d’autant de jours ouvrés. « Annuler » remet tout en place.",
  "Move all {{count}}": "Déplacer les {{count}}",
  "Move it": "Déplacer",
  Begins: "Commence",
  "Working days later": "Jours ouvrés de décalage",
  "Write the days first.": "Indiquez d’abord les dates.",
  "This is too early: what its tasks follow outside is not finished by then.":
    "C’est trop tôt : ce que ses tâches suivent ailleurs n’est pas fini d’ici là.",
  "Nothing would move.": "Rien ne bougerait.",
  "This is no day.": "Ce n’est pas une date.",
  "Fewer than none: earlier.": "Nombre négatif : plus tôt.",
  "Between −1,000 and 1,000.": "Entre −1 000 et 1 000.",
  "With its open tasks ({{tasks}}), phases ({{phases}}) and milestones ({{milestones}})":
    "Avec ses tâches ouvertes ({{tasks}}), ses phases ({{phases}}) et ses jalons ({{milestones}})",
  "With all that belongs to it": "Avec tout ce qui en fait partie",
  "With the projects that wait for it": "Avec les projets qui l’attendent",
  "Too early: {{task}} follows {{code}}. The project can begin on {{day}}.":
    "Trop tôt : {{task}} suit {{code}}. Le projet peut commencer le {{day}}.",
  "Begins before {{project}} ends ({{day}}).": "Commence avant la fin de {{project}} ({{day}}).",
  "Tasks of others that follow:": "Tâches d’autres projets qui suivent :",
  "Projects that wait for it come along:": "Les projets qui l’attendent suivent :",
  "lies too far away, or over too many years": "est trop loin, ou dure trop d’années",
  "Projects that wait for it stay:": "Les projets qui l’attendent restent en place\u202f:",
  "is left in place": "reste en place",
  "is not yours to move": "vous ne pouvez pas le déplacer",
  "Tasks: {{count}}": "Tâches : {{count}}",
  "Not yours to move, and so left where they are: {{codes}}.":
    "Vous ne pouvez pas les déplacer, elles restent en place : {{codes}}.",
  "Of archived projects, and so left where they are: {{codes}}.":
    "De projets archivés, elles restent en place\u202f: {{codes}}.",
  "Too far away to be moved, and so left where they are: {{codes}}.":
    "Trop loin pour être déplacés, ils restent en place\u202f: {{codes}}.",
  "Further ones that stay: {{count}}.": "Restent aussi en place\u202f: {{count}}.",
  "Tasks that follow and that you do not see: {{count}}. They stay where they are.":
    "Tâches qui suivent et que vous ne voyez pas : {{count}}. Elles restent en place.",
  "Projects that wait for it and that you do not see: {{count}}. They stay where they are.":
    "Projets qui l’attendent et que vous ne voyez pas : {{count}}. Ils restent en place.",
  "Over or reached, and so left where they are: {{count}}.": "Finis ou atteints, et donc laissés en place : {{count}}.",
  "{{name}} and {{count}} more have other days.": "{{name}} et {{count}} autres ont d’autres dates.",
  "Nothing has moved.": "Rien n’a bougé.",
  "{{name}} has other days.": "{{name}} a d’autres dates.",
  "{{count}} of them have their former days again.": "{{count}} d’entre elles ont retrouvé leurs dates.",
  "Changed since, and kept as it is: {{codes}}.": "Modifiées depuis, et laissées telles quelles : {{codes}}.",
  "Too soon after {{project}} ends ({{day}}).": "Trop tôt après la fin de {{project}} ({{day}}).",
  "Too soon after {{project}} ends ({{day}}): working days between are to be {{count}}.":
    "Trop tôt après la fin de {{project}} ({{day}}) : il faut {{count}} jours ouvrés entre les deux.",
};
