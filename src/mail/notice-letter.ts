import { type Letter, type Point, writeLetter } from "./letter.ts";

/** What somebody is to be told by one mail. */
export type DueNotices = {
  user_id: string;
  name: string;
  language: "en" | "fr";
  notices: {
    id: string;
    kind: string;
    title: string;
    message: string;
    details: { count?: number };
    action_url: string | null;
  }[];
};

/** The mail that tells of one notification or of several, in the reader's language. */
export function noticeLetter(due: DueNotices, url: string): { subject: string; letter: Letter } {
  const words = due.language === "fr" ? french : english;
  const title = (notice: DueNotices["notices"][number]) => noticeTitle(notice, due.language);
  const points = due.notices.map((notice): Point => {
    // A role and a browser are names of ours or of machines; the page says them better.
    const message = ["role", "sign_in"].includes(notice.kind) ? "" : notice.message;
    return { title: title(notice), message, ...(notice.action_url && { url: `${url}${notice.action_url}` }) };
  });
  const [only] = due.notices;
  const subject = only && due.notices.length === 1 ? title(only) : words.several(due.notices.length);
  return { subject, letter: writeLetter({ opening: words.opening(due.name), points, closing: words.closing(url) }) };
}

/** What happened, in one sentence. */
export function noticeTitle(notice: DueNotices["notices"][number], language: DueNotices["language"]): string {
  const said = (language === "fr" ? french : english).titles[notice.title] ?? notice.title;
  return notice.details.count === undefined ? said : `${said} (${notice.details.count})`;
}

type Words = {
  titles: Record<string, string>;
  several(count: number): string;
  opening(name: string): string;
  closing(url: string): string;
};

const english: Words = {
  titles: {},
  several: (count) => `${count} notifications`,
  opening: (name) => `Hello ${name},`,
  closing: (url) => `You choose what you are told by e-mail in your settings: ${url}/security`,
};

const french: Words = {
  titles: {
    "Lead assigned to you": "Un prospect vous a été confié",
    "Leads assigned to you": "Des prospects vous ont été confiés",
    "Leads handed over to you": "Des prospects vous ont été transmis",
    "Lead moved": "Un de vos prospects a changé d’étape",
    "Leads moved": "Plusieurs de vos prospects ont changé d’étape",
    "Client assigned to you": "Un client vous a été confié",
    "Clients assigned to you": "Des clients vous ont été confiés",
    "Clients handed over to you": "Des clients vous ont été transmis",
    "Client moved": "Un de vos clients a changé d’étape",
    "Clients moved": "Plusieurs de vos clients ont changé d’étape",
    "Import finished": "Import terminé",
    "Import undone": "Import annulé",
    "Import stopped": "Import interrompu",
    "Your role changed": "Votre rôle a changé",
    "Sign-in from a new device": "Connexion depuis un nouvel appareil",
    "Second step of sign-in turned on": "Deuxième étape de connexion activée",
    "Second step of sign-in turned off": "Deuxième étape de connexion désactivée",
    "Your password was changed": "Votre mot de passe a été modifié",
    "Passkey added": "Clé d’accès ajoutée",
    "Passkey removed": "Clé d’accès retirée",
    "API key made": "Clé API créée",
    "API key ended": "Clé API terminée",
    "Single sign-on linked": "Connexion unique reliée",
    "Single sign-on unlinked": "Connexion unique déliée",
    "A link for a new password was made": "Un lien pour un nouveau mot de passe a été créé",
  },
  several: (count) => `${count} notifications`,
  opening: (name) => `Bonjour ${name},`,
  closing: (url) => `Vous choisissez dans vos paramètres ce que vous recevez par e-mail\u202f: ${url}/security`,
};
