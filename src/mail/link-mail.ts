import type { Actor, Database } from "../database/door.ts";
import { type LetterSeal, writeLetter } from "./letter.ts";

type Purpose = "invitation" | "password";

/** Sends a link that was just made to whom it is for; answers whether mails are sent at all. */
export type LinkMail = (actor: Actor, made: { purpose: Purpose; link: string; token_hash: string }) => Promise<boolean>;

/** Where no SMTP server is set, links are handed over by hand and none waits in a queue. */
export function linkMail(database: Database, seal: LetterSeal, configured: boolean): LinkMail {
  return async (actor, { purpose, link, token_hash }) => {
    if (!configured) return false;
    const look = { text: "select app.look_at_link($1, $2) ->> 'email'", values: [purpose, token_hash] };
    const email = (await database.outside(look))[0]?.[0];
    const language =
      "select coalesce((select language from public.people where email = lower($1)), (select language from public.company limit 1))";
    const [rows] = await database.flush(actor, [{ text: language, values: [email] }]);
    const { subject, opening, title, closing } = (rows?.[0]?.[0] === "fr" ? french : english)[purpose];
    const body = seal.close(writeLetter({ opening, points: [{ title, url: link, act: true }], closing }));
    const text = "select app.queue_link_mail($1, $2, $3, $4)::text";
    await database.flush(actor, [{ text, values: [purpose, token_hash, subject, body] }]);
    return true;
  };
}

type Words = Record<Purpose, { subject: string; opening: string; title: string; closing: string }>;

const english: Words = {
  invitation: {
    subject: "You are invited to Tandem",
    opening: "Hello, you are invited to work in Tandem.",
    title: "Accept the invitation and choose a password",
    closing: "The link works once and for seven days. If you did not expect it, do nothing.",
  },
  password: {
    subject: "A new password for Tandem",
    opening: "Hello, this link lets you choose a new password.",
    title: "Choose a new password",
    closing: "The link works once and for one hour. If you did not ask for it, tell your administrator.",
  },
};

const french: Words = {
  invitation: {
    subject: "Vous êtes invité dans Tandem",
    opening: "Bonjour, vous êtes invité à travailler dans Tandem.",
    title: "Accepter l’invitation et choisir un mot de passe",
    closing: "Le lien fonctionne une seule fois, pendant sept jours. Si vous ne l’attendiez pas, ignorez ce message.",
  },
  password: {
    subject: "Un nouveau mot de passe pour Tandem",
    opening: "Bonjour, ce lien vous permet de choisir un nouveau mot de passe.",
    title: "Choisir un nouveau mot de passe",
    closing:
      "Le lien fonctionne une seule fois, pendant une heure. Si vous ne l’avez pas demandé, prévenez votre administrateur.",
  },
};
