import type { Catalogue } from "../../ui/translate.ts";

/** French for the form of a new workflow and the ready ones. */
export const french: Catalogue = {
  "Make the workflow": "Créer l’automatisation",
  "Give it a name first.": "Donnez-lui d’abord un nom.",
  Nothing: "Rien",
  "Begin with": "Commencer avec",
  "Call each new lead": "Appeler chaque nouveau prospect",
  "A new lead with an owner gets a planned call for tomorrow.":
    "Un nouveau prospect qui a un responsable reçoit un appel prévu pour demain.",
  "Thank for a request": "Remercier d’une demande",
  "Whoever becomes a lead with an e-mail address gets an answer at once.":
    "Qui devient prospect avec une adresse e-mail reçoit aussitôt une réponse.",
  "Follow a proposal up": "Relancer une proposition",
  "A week after a proposal a call is planned, unless the lead was won or lost.":
    "Une semaine après une proposition, un appel est prévu, sauf si le prospect est gagné ou perdu.",
  "Approve large deals": "Valider les grandes affaires",
  "A lead of more than 10,000 in negotiation asks you first; a no becomes a task of its owner.":
    "Un prospect de plus de 10 000 en négociation vous interroge d’abord\u202f; un non devient une tâche de son responsable.",
  "Welcome a won client": "Accueillir un client gagné",
  "A lead that is won makes tasks for the first week.": "Un prospect gagné crée des tâches pour la première semaine.",
  "Learn from lost leads": "Apprendre des prospects perdus",
  "Three months after a lead was lost its owner is to ask again.":
    "Trois mois après la perte d’un prospect, son responsable doit redemander.",
  "Tell me of large leads": "M’avertir des grands prospects",
  "You are told as soon as a lead is worth more than 50,000.":
    "Vous êtes averti dès qu’un prospect vaut plus de 50 000.",
  "Urgent tickets": "Tickets urgents",
  "You are told of an urgent ticket, and it becomes a task for today.":
    "Vous êtes averti d’un ticket urgent, qui devient une tâche pour aujourd’hui.",
  "Ask after a solved ticket": "Prendre des nouvelles d’un ticket résolu",
  "Two days after a ticket was resolved somebody is to ask whether all is well.":
    "Deux jours après la résolution d’un ticket, quelqu’un doit demander si tout va bien.",
  "Begin a project": "Commencer un projet",
  "A project that becomes active gets its first tasks.": "Un projet qui devient actif reçoit ses premières tâches.",
  "Close a project well": "Bien clore un projet",
  "A completed project asks for its invoice and for what was learned.":
    "Un projet terminé demande sa facture et ce qui a été appris.",
  "Tasks that wait too long": "Tâches qui attendent trop",
  "A task that is in review for three days is told to you.":
    "Une tâche en relecture depuis trois jours vous est signalée.",
  "Clients at risk": "Clients à risque",
  "A client whose health becomes poor is called within two days.":
    "Un client dont l’état se dégrade est appelé dans les deux jours.",
  "Published documents": "Documents publiés",
  "You are told of each document that is published.": "Vous êtes averti de chaque document publié.",
  "Weekly look at the pipeline": "Revue hebdomadaire des prospects",
  "Every Monday the agents sum the pipeline up, and you get a task to read it.":
    "Chaque lundi, les agents résument les prospects et vous recevez une tâche pour le lire.",
};
