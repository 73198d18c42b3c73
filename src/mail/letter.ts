import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

/** What a mail says, as plain text and as simple HTML, which is dressed when it is sent (dress-letter.ts). */
export type Letter = { text: string; html: string };

/** One point of a letter; with an address it leads there, and an act is what the letter was written for. */
export type Point = { title: string; message?: string; url?: string; act?: boolean };

/** How what is to be pressed begins. */
export const act_opens = "<table><tr><td><a";

/** Writes a letter: a sentence, points below it, and small print. Whatever comes from people is escaped. */
export function writeLetter(letter: { opening: string; points: Point[]; closing: string }): Letter {
  const { opening, points, closing } = letter;
  const lines = points.map(({ title, message, url }) => [title, message, url].filter(Boolean).join("\n"));
  const items = points.map((point) => htmlOf(point));
  return {
    text: `${[opening, ...lines, closing].join("\n\n")}\n`,
    html: `<p>${escape(opening)}</p>${items.join("")}<p><small>${escape(closing)}</small></p>`,
  };
}

function htmlOf({ title, message, url, act }: Point): string {
  if (url && act) return `${act_opens} href="${escape(url)}">${escape(title)}</a></td></tr></table>`;
  const said = url ? `<a href="${escape(url)}">${escape(title)}</a>` : escape(title);
  return `<p>${said}${message ? `<br>${escape(message)}` : ""}</p>`;
}

/** A text as HTML shows it. */
export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Keeps letters unreadable in the database and its backups: they may hold a link that opens something. */
export type LetterSeal = { close(letter: Letter): string; open(sealed: string): Letter };

export function letterSeal(secret: string): LetterSeal {
  const key = Buffer.from(secret, "hex");
  return {
    close(letter) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const body = Buffer.concat([cipher.update(JSON.stringify(letter), "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, "base64url");
      const cipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28));
      return JSON.parse(Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString("utf8")) as Letter;
    },
  };
}
