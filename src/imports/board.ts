import { z } from "zod";
import { isDeeper } from "../http/json-body.ts";

// A board of Trello as it is exported: what is not as expected is left out, since nobody promises how it looks tomorrow.

const text = z.string().catch("");
const maybe = z.boolean().catch(false);
const list = <T extends z.ZodType>(each: T) => z.array(each.nullable().catch(null)).catch([]);
const card = z.object({
  id: z.string(),
  name: text,
  desc: text,
  idList: text,
  idMembers: list(z.string()),
  labels: list(z.object({ name: text, color: text })),
  start: text,
  due: text,
  dueComplete: maybe,
  closed: maybe,
  dateLastActivity: text,
});
const board = z.object({
  name: text,
  cards: z.array(card.nullable().catch(null)),
  lists: list(z.object({ id: z.string(), name: text, closed: maybe })),
  members: list(z.object({ id: z.string(), fullName: text, username: text })),
  checklists: list(
    z.object({ idCard: z.string(), name: text, checkItems: list(z.object({ name: text, state: text })) }),
  ),
  actions: list(
    z.object({
      type: z.literal("commentCard"),
      date: text,
      memberCreator: z.object({ fullName: text }).catch({ fullName: "" }),
      data: z.object({ text, card: z.object({ id: z.string() }) }),
    }),
  ),
});
type Board = z.infer<typeof board>;
type Card = z.infer<typeof card>;

const headings =
  "Card ID,Card Name,Card Description,List Name,Board Name,Labels,Members,Start Date,Due Date,Completed".split(",");
/** What a task says at most (src/entity/kinds.ts), and so its text with what was said below it. */
const most_text = 20_000;

/**
 * The rows of a board, a heading first: of each card, each once, its list, labels, people and days; its checklists and comments stand
 * in its text. What is done or archived has a day of that. None where the text is no board. It throws where they would be longer than
 * `most`: a name that stands there once is in as many cells as point at it.
 */
export function boardRows(json: string, most: number): string[][] | undefined {
  const read = board.safeParse(parsed(json));
  if (!read.success) return undefined;
  const lists = new Map(there(read.data.lists).map((each) => [each.id, each]));
  const people = new Map(there(read.data.members).map(({ id, fullName, username }) => [id, fullName || username]));
  const ticks = Map.groupBy(there(read.data.checklists), ({ idCard }) => idCard);
  const said = Map.groupBy(there(read.data.actions), ({ data }) => data.card.id);
  const cards = new Map(there(read.data.cards).map((each) => [each.id, each]));
  const within = atMost(most);
  const rowOf = (each: Card) => [
    each.id,
    each.name,
    textOf(each.desc, ticks.get(each.id) ?? [], said.get(each.id) ?? []),
    lists.get(each.idList)?.name ?? "",
    read.data.name,
    joined(within(there(each.labels).map(({ name, color }) => name || color))),
    joined(within(there(each.idMembers).map((id) => people.get(id) ?? ""))),
    each.start,
    each.due,
    each.dueComplete || each.closed || lists.get(each.idList)?.closed ? each.dateLastActivity : "",
  ];
  return [headings, ...cards.values().map((each) => within(rowOf(each)))];
}

/** Lets texts pass as long as all of them together are no longer than that; names before they are put together to one text. */
function atMost(most: number): (texts: string[]) => string[] {
  let left = most;
  return (texts) => {
    for (const { length } of texts) left -= length;
    if (left < 0) throw new RangeError("The rows of this board would be too long.");
    return texts;
  };
}

type Ticks = NonNullable<Board["checklists"][number]>;
type Said = NonNullable<Board["actions"][number]>;

/** The text of a card with its checklists and, oldest first, as much as fits of what was said. */
function textOf(desc: string, checklists: Ticks[], said: Said[]): string {
  const lists = checklists.map(({ name, checkItems }) =>
    [
      `**${name}**`,
      ...there(checkItems).map((item) => `- [${item.state === "complete" ? "x" : " "}] ${item.name}`),
    ].join("\n"),
  );
  const comments = said
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map(({ date, memberCreator, data }) => `**${memberCreator.fullName}**, ${date.slice(0, 10)}: ${data.text}`);
  let whole = [desc, ...lists].filter(Boolean).join("\n\n");
  for (const comment of comments) if (whole.length + comment.length + 2 <= most_text) whole += `\n\n${comment}`;
  return whole.trim();
}

// A name with a comma in it is no two names.
const joined = (names: string[]) => {
  const named = names.filter(Boolean);
  return named.some((name) => name.includes(",")) ? JSON.stringify(named) : named.join(", ");
};

const there = <T>(all: (T | null)[]): T[] => all.filter((each) => each !== null);

// (What is open while it is read lies beside the memory that bounds the thread: twenty million brackets would be a gigabyte of it.)
const deepest = 32;

function parsed(json: string): unknown {
  if (isDeeper(json, deepest)) return undefined;
  try {
    return JSON.parse(json.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
}
