import { escape } from "../mail/letter.ts";
import { type Page, publicPage, type Reader } from "../public-pages/page.ts";

/** What the page behind a letter's link tells of (app.leave_campaigns). */
export type Leaving = Reader & { left: boolean; address: string };

/** The page on which somebody ends a campaign's letters, or takes that back. What opens links by itself, as mail programs do, ends nothing. */
export function leavePage({ left, address, ...of }: Leaving, token: string): Page {
  const words = leave_words[of.language];
  const said = left ? words.left(address, of.company.name) : words.asks(address, of.company.name);
  const wish = left ? "stay" : "leave";
  const act = `<form method="post" action="/public/mail/${escape(token)}"><input type="hidden" name="wish" value="${wish}"><button type="submit">${escape(words[wish])}</button></form>`;
  return publicPage(of, words.title, `<h1>${escape(words.title)}</h1><p role="status">${escape(said)}</p>${act}`);
}

/** Says that a link leads nowhere. */
export const goneWords = { english: "There is nothing behind this link.", french: "Ce lien ne mène à rien." };

const leave_words = {
  english: {
    title: "E-mails from us",
    asks: (address: string, company: string) => `${address} gets e-mails from ${company} about offers and news.`,
    left: (address: string, company: string) =>
      `${address} gets no more of these e-mails from ${company}. What concerns you alone, such as an answer to a question, still comes.`,
    leave: "Unsubscribe",
    stay: "Get them again",
  },
  french: {
    title: "Nos e-mails",
    asks: (address: string, company: string) =>
      `${address} reçoit des e-mails de ${company} sur ses offres et ses nouveautés.`,
    left: (address: string, company: string) =>
      `${address} ne recevra plus ces e-mails de ${company}. Ce qui ne concerne que vous, comme la réponse à une question, vous parviendra toujours.`,
    leave: "Se désinscrire",
    stay: "Les recevoir de nouveau",
  },
};
