import { wordedChoice } from "../ui/choice-word.ts";
import { lowered } from "../ui/lowered.ts";
import { phrase } from "../ui/translate.ts";

/** A notice as the database words it: what happened to one record, or to several of a kind at once. */
export type Worded = { title: string; details: { count?: number; from?: string; to?: string } };

type Deed = "assigned to you" | "handed over to you" | "moved";
const titles = /^(.+) (assigned to you|handed over to you|moved)$/;

// What a record is called is a word of its place: its French need not be written for each deed.
const of_one: Record<Deed, string> = {
  "assigned to you": phrase("{{thing}} assigned to you"),
  "handed over to you": phrase("{{thing}} handed over to you"),
  moved: phrase("{{thing}} moved: {{from}} → {{to}}"),
};
const of_several: Record<Deed, string> = {
  "assigned to you": phrase("{{count}} {{things}} assigned to you"),
  "handed over to you": phrase("{{count}} {{things}} handed over to you"),
  moved: phrase("{{count}} of your {{things}} moved"),
};

/** The sentence that tells a notice, with its gaps, and what it tells of: for the sheet, the letter and devices alike. */
export function noticeSentence({ title, details }: Worded): { sentence: string; thing: string } {
  const [, thing = "", deed] = titles.exec(title) ?? [];
  if (!thing) return { sentence: title, thing };
  return { sentence: (details.count === undefined ? of_one : of_several)[deed as Deed], thing };
}

/** What stands in the gaps, in the words that `say` has for an English one. */
export function noticeValues(notice: Worded, say: (english: string) => string): Record<string, string> {
  const { from = "", to = "" } = notice.details;
  const thing = say(noticeSentence(notice).thing);
  return { thing, things: lowered(thing), from: say(wordedChoice(from)), to: say(wordedChoice(to)) };
}

const of_others = [
  phrase("You are mentioned"),
  phrase("New message"),
  phrase("A new e-mail"),
  phrase("Your e-mail could not be sent"),
  phrase("Soon"),
  phrase("Somebody asks how it goes"),
  phrase("Somebody asks how your projects go"),
  phrase("An e-mail did not arrive"),
  phrase("A client wrote"),
  phrase("You have a message"),
  phrase("A document waits for your signature"),
  phrase("A document waits for your approval"),
  phrase("A document is signed by everybody"),
  phrase("A document is approved by everybody"),
  phrase("A document was declined"),
  phrase("A document was not signed in time"),
  phrase("Rights of use end soon"),
  phrase("A role for a time has ended"),
  phrase("A new ticket"),
  phrase("Your request is solved"),
  phrase("A ticket needs an answer soon"),
  phrase("A ticket needs a solution soon"),
  phrase("A ticket was not answered in time"),
  phrase("A ticket was not solved in time"),
  phrase("Time was refused"),
  phrase("Days of last week without time: {{count}}"),
  phrase("Tasks due by the next working day: {{count}}"),
  phrase("Tasks that became late: {{count}}"),
  phrase("Your timer was stopped after 24 hours"),
  phrase("An agent has done what you asked"),
  phrase("An agent could not do what you asked"),
  phrase("What you asked of an agent was cancelled"),
  phrase("What you asked of an agent waits"),
  phrase("A check has found something"),
  phrase("{{count}} % of a budget of the agents is spent"),
  phrase("A budget of the agents is spent: what it would pay for waits"),
  phrase("An agent is paused: its last five tasks failed in the same way"),
  phrase("A webhook has paused"),
  phrase("A workflow has failed"),
  phrase("A workflow asks for your answer"),
  phrase("A workflow tells you"),
  phrase("A repository cannot be looked at"),
  phrase("A repository can be looked at again"),
  phrase("Something was found in a repository"),
  phrase("A task is blocked"),
  phrase("{{count}} tasks are blocked"),
  phrase("A task can go on"),
  phrase("{{count}} tasks can go on"),
  phrase("A task has another due day"),
  phrase("{{count}} tasks have another due day"),
  phrase("Something was said about a task"),
  phrase("Something was said about {{count}} tasks"),
];

/** Every sentence that is told of records, whatever they are. */
export const notice_sentences = [...Object.values(of_one), ...Object.values(of_several), ...of_others];
