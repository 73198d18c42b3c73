import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { hashToken, linkAddress } from "../auth/links.ts";
import type { Actor, Database } from "../database/door.ts";
import { type LetterSeal, writeLetter } from "./letter.ts";

type Mailing = { database: Database; system: Actor; seal: LetterSeal; url: string };
type Wish = { id: string; language: string; company: string } | { id?: undefined };

/** Takes one wish for a link to sign in by and, where it is a client's, makes the link and queues its mail; answers whether there was a wish. */
export async function writeSignInMail({ database, system, seal, url }: Mailing): Promise<boolean> {
  return database.as(system, async (tx) => {
    const { rows } = await tx.execute<{ wish: Wish | null }>(sql`select app.take_sign_in_wish() as wish`);
    const wish = rows[0]?.wish;
    if (!wish?.id) return wish !== null && wish !== undefined;
    const token = randomBytes(32).toString("base64url");
    const { subject, opening, title, closing } = (wish.language === "fr" ? french : english)(wish.company);
    const points = [{ title, url: linkAddress(url, "sign_in", "client", token) }];
    const body = seal.close(writeLetter({ opening, points, closing }));
    await tx.execute(sql`select app.queue_sign_in_mail(${wish.id}, ${hashToken(token)}::bytea, ${subject}, ${body})`);
    return true;
  });
}

const english = (company: string) => ({
  subject: `Sign in to ${company}`,
  opening: "Hello, this link signs you in.",
  title: `Sign in to ${company}`,
  closing: "The link works once and for 15 minutes. If you did not ask for it, do nothing.",
});

const french = (company: string) => ({
  subject: `Connexion à ${company}`,
  opening: "Bonjour, ce lien vous connecte.",
  title: `Se connecter à ${company}`,
  closing: "Le lien fonctionne une seule fois, pendant 15 minutes. Si vous ne l’avez pas demandé, ignorez ce message.",
});
