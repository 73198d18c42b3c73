import { noticeSentence, noticeValues, type Worded } from "../notifications/notice-sentence.ts";
import { french as notices } from "../notifications/notices.french.ts";
import { french as places } from "../entities/places.french.ts";
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
    details: Worded["details"];
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

/** What happened, in one sentence: the words of the page. */
export function noticeTitle(notice: Worded, language: DueNotices["language"]): string {
  const words: Record<string, string> = language === "fr" ? { ...places, ...notices } : {};
  const say = (english: string) => words[english] ?? english;
  const count = new Intl.NumberFormat(language).format(notice.details.count ?? 0);
  const values: Record<string, string> = { ...noticeValues(notice, say), count };
  return say(noticeSentence(notice).sentence).replaceAll(/\{\{(\w+)\}\}/g, (gap, name: string) => values[name] ?? gap);
}

type Words = {
  several(count: number): string;
  opening(name: string): string;
  closing(url: string): string;
};

const english: Words = {
  several: (count) => `${count} notifications`,
  opening: (name) => `Hello ${name},`,
  closing: (url) => `You choose what you are told by e-mail in your settings: ${url}/security?part=told`,
};

const french: Words = {
  several: (count) => `${count} notifications`,
  opening: (name) => `Bonjour ${name},`,
  closing: (url) =>
    `Vous choisissez dans vos paramètres ce que vous recevez par e-mail\u202f: ${url}/security?part=told`,
};
