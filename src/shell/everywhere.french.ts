import type { Catalogue } from "../ui/translate.ts";

/** French for what both entries can show: errors and controls. */
export const french: Catalogue = {
  Undo: "Annuler",
  Client: "Client",
  Employee: "Collaborateur",
  "Install the app": "Installer l’application",
  Language: "Langue",
  "Search...": "Rechercher…",
  Retry: "Réessayer",
  Company: "Entreprise",
  "E-mail": "E-mail",
  "Go Home": "Retour à l’accueil",
  Code: "Code",
  "Request id": "Identifiant de la requête",
  Time: "Heure",
  "Session Expired": "Session expirée",
  "Your session has ended. Please log in again.": "Votre session est terminée. Veuillez vous reconnecter.",
  "Invalid Authentication": "Authentification non valide",
  "Your sign-in could not be confirmed. Please log out and log in again.":
    "Votre connexion n’a pas pu être confirmée. Veuillez vous déconnecter, puis vous reconnecter.",
  "Authentication Required": "Authentification requise",
  "This page is for people who are signed in. Please log in to continue.":
    "Cette page est réservée aux personnes connectées. Veuillez vous connecter pour continuer.",
  "Permission Denied": "Autorisation refusée",
  "Your role does not allow this. Please contact your administrator.":
    "Votre rôle ne le permet pas. Veuillez contacter votre administrateur.",
  "Insufficient Privileges": "Droits insuffisants",
  "This needs more rights than you have. Upgrade your access or contact support.":
    "Cette action demande plus de droits que vous n’en avez. Faites étendre votre accès ou contactez l’assistance.",
  "Not Found": "Introuvable",
  "There is nothing here, or no longer. Please check the URL.":
    "Il n’y a rien ici, ou plus rien. Veuillez vérifier l’adresse.",
  "Changed Meanwhile": "Modifié entre-temps",
  "Somebody else has changed this. Refresh the page and try again.":
    "Quelqu’un d’autre a modifié cet élément. Actualisez la page et réessayez.",
  Locked: "Verrouillé",
  "Somebody is working on this right now. Wait until they have finished.":
    "Quelqu’un travaille sur cet élément en ce moment. Attendez qu’il ait terminé.",
  "Some Fields Need Attention": "Des champs sont à revoir",
  "Go back to the form, correct the marked fields and send it again.":
    "Revenez au formulaire, corrigez les champs signalés et envoyez-le à nouveau.",
  "Not Understood": "Valeur illisible",
  "A value has a form that cannot be read. Go back, correct it and try again.":
    "Une valeur a une forme qui ne peut pas être lue. Revenez en arrière, corrigez-la et réessayez.",
  "Something Is Missing": "Il manque une information",
  "A required field is empty. Go back, fill it in and try again.":
    "Un champ obligatoire est vide. Revenez en arrière, remplissez-le et réessayez.",
  "Server Error": "Erreur du serveur",
  "The server could not finish this. Try again; if it stays, give the request id to your administrator.":
    "Le serveur n’a pas pu terminer cette opération. Réessayez ; si l’erreur persiste, communiquez l’identifiant de la requête à votre administrateur.",
  "Database Error": "Erreur de base de données",
  "The data could not be read or saved. Nothing was half-saved; try again in a moment.":
    "Les données n’ont pas pu être lues ou enregistrées. Rien n’a été enregistré à moitié ; réessayez dans un instant.",
  "No Connection": "Pas de connexion",
  "The server did not answer. Check your connection and try again.":
    "Le serveur n’a pas répondu. Vérifiez votre connexion et réessayez.",
  "Service Unavailable": "Service indisponible",
  "The service is being restarted or updated. Try again in a few minutes.":
    "Le service redémarre ou se met à jour. Réessayez dans quelques minutes.",
  "Too Many Requests": "Trop de requêtes",
  "Too much was asked in a short time. Wait a few minutes and try again.":
    "Trop de demandes en peu de temps. Patientez quelques minutes et réessayez.",
  "Limit Reached": "Limite atteinte",
  "The limit of your plan is used up. Upgrade the plan to continue.":
    "La limite de votre offre est atteinte. Passez à une offre supérieure pour continuer.",
  "Access Denied": "Accès refusé",
  "You don't have permission to access this data or perform this action.":
    "Vous n’avez pas l’autorisation d’accéder à ces données ni d’effectuer cette action.",
  "This can have one of these causes": "Causes possibles",
  "The data does not belong to you.": "Ces données ne vous appartiennent pas.",
  "The role of your account has changed.": "Le rôle de votre compte a changé.",
  "You have been logged out.": "Vous avez été déconnecté.",
  "Something went wrong": "Un problème est survenu",
  "An unexpected error occurred": "Une erreur inattendue s’est produite",
  "Refresh Page": "Actualiser la page",
  "App Container Missing": "Conteneur de l’application introuvable",
  "The root element could not be found. Please refresh the page.":
    "L’élément racine est introuvable. Veuillez actualiser la page.",
  "App Failed to Load": "L’application n’a pas pu démarrer",
  "An error occurred while starting the app.": "Une erreur s’est produite au démarrage de l’application.",
  "The error is in the console: press F12, or Option Command J on a Mac.":
    "L’erreur est dans la console : appuyez sur F12, ou Option Commande J sur un Mac.",
  "View Console": "Voir la console",
  "Messages of the app": "Messages de l’application",
  Close: "Fermer",
  "Signed out successfully": "Vous êtes déconnecté",
  "New messages": "Nouveaux messages",
};
