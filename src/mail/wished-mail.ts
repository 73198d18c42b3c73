import { randomBytes } from "node:crypto";
import { sql } from "../database/drizzle.ts";
import type { Door } from "../auth/identity.ts";
import { hashToken, linkAddress } from "../auth/links.ts";
import type { Actor, Database } from "../database/door.ts";
import { type LetterSeal, writeLetter } from "./letter.ts";

type Mailing = { database: Database; system: Actor; seal: LetterSeal; url: string };
type Kind = "sign_in" | "password" | "password_of_admin";
type Wish = { id: string; kind: Door; language: string; company: string; letter: Kind } | { id?: undefined };

/**
 * Takes one wish for a link (to sign in by, or for a new password) and, where the address is somebody's for whom there is
 * one, makes it and queues its mail; answers whether there was a wish.
 */
export async function writeWishedMail({ database, system, seal, url }: Mailing): Promise<boolean> {
  return database.as(system, async (tx) => {
    const { rows } = await tx.execute<{ wish: Wish | null }>(sql`select app.take_link_wish() as wish`);
    const wish = rows[0]?.wish;
    if (!wish?.id) return wish !== null && wish !== undefined;
    const token = wish.letter === "password_of_admin" ? null : randomBytes(32).toString("base64url");
    const { subject, opening, title, closing } = (wish.language === "fr" ? french : english)(wish.company)[wish.letter];
    const purpose = wish.letter === "sign_in" ? "sign_in" : "password";
    const points = [{ title, ...(token && { url: linkAddress(url, purpose, wish.kind, token), act: true }) }];
    const body = seal.close(writeLetter({ opening, points, closing }));
    await tx.execute(
      sql`select app.queue_wished_mail(${wish.id}, ${token && hashToken(token)}::bytea, ${subject}, ${body})`,
    );
    return true;
  });
}

type Letters = Record<Kind, { subject: string; opening: string; title: string; closing: string }>;

const english = (company: string): Letters => ({
  sign_in: {
    subject: `Sign in to ${company}`,
    opening: "Hello, this link signs you in.",
    title: `Sign in to ${company}`,
    closing: "The link works once and for 15 minutes. If you did not ask for it, do nothing.",
  },
  password: {
    subject: `A new password for ${company}`,
    opening: "Hello, somebody asked for a new password for this address.",
    title: "Choose a new password",
    closing: "The link works once and for one hour. If it was not you, do nothing: your password stays as it is.",
  },
  password_of_admin: {
    subject: `A new password for ${company}`,
    opening: "Hello, somebody asked for a new password for this address.",
    title:
      "An administrator's password is not changed by mail. On the server, bin/admin reset-password prints a link for it.",
    closing: "If it was not you, do nothing: your password stays as it is.",
  },
});

const french = (company: string): Letters => ({
  sign_in: {
    subject: `Connexion à ${company}`,
    opening: "Bonjour, ce lien vous connecte.",
    title: `Se connecter à ${company}`,
    closing:
      "Le lien fonctionne une seule fois, pendant 15 minutes. Si vous ne l’avez pas demandé, ignorez ce message.",
  },
  password: {
    subject: `Un nouveau mot de passe pour ${company}`,
    opening: "Bonjour, un nouveau mot de passe a été demandé pour cette adresse.",
    title: "Choisir un nouveau mot de passe",
    closing:
      "Le lien fonctionne une seule fois, pendant une heure. Si ce n’est pas vous, ignorez ce message : votre mot de passe ne change pas.",
  },
  password_of_admin: {
    subject: `Un nouveau mot de passe pour ${company}`,
    opening: "Bonjour, un nouveau mot de passe a été demandé pour cette adresse.",
    title:
      "Le mot de passe d’un administrateur ne se change pas par e-mail. Sur le serveur, bin/admin reset-password affiche un lien.",
    closing: "Si ce n’est pas vous, ignorez ce message : votre mot de passe ne change pas.",
  },
});
