import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import type { EntityName, Entry } from "../client/api.ts";
import type { Person } from "../client/session.ts";
import type { Where } from "../entity/list-request.ts";
import type { Values } from "../records/record-client.ts";
import type { Group } from "../pages/app-route.ts";
import type { LateFrench } from "../ui/with-french.ts";

/** What an entity is called: phrases, since a place is made before the person's language is known. */
export type Words = {
  one: string;
  many: string;
  /** After a number, where that is another word: "3 pieces of equipment". */
  several?: string;
  new?: string;
  create?: string;
};

/** A page, and what its address asks for. */
export type Way = [path: string, search: Record<string, string>] | null;

/**
 * What everything else asks of an entity: how it is called, shown in a line, opened. All of them come with the first
 * page, so that a place holds words and little more; its screen and that screen's French come when they are asked for.
 */
export type Place<N extends EntityName> = {
  entity: N;
  words: Words;
  /** For the navigation, the search and what makes one; those of what stands in no navigation and is not searched would weigh on each page. */
  icon?: LucideIcon;
  /** The page that lists them; null where they stand on those of others. */
  path: string | null;
  /** The name of the tab on that page that lists them, where it lists others first: `/clients?tab=contacts`. */
  tab?: string;
  /** The page on which its client sees a record, where that is another one. */
  client_path?: string;
  /** The heading that this page stands under in the navigation. */
  group?: Group;
  /** The letter after N for a new one, and after G for its page. */
  key?: string;
  /** Those that are offered where one is chosen, where not all are. */
  offered?: Where;
  /** What a record is called in a line. */
  line: (row: Entry<N>) => string;
  /** Columns that say more of a record below its name. */
  under?: Column<N>[];
  /** The list of the company's own whose keys its states are. */
  state_list?: string;
  /** What the search calls its hits. */
  type?: "user" | "task" | "document";
  /** What a hit says below its name is one of our words, not one of its own. */
  found_word?: true;
  /** Where a record is shown, where it is not its own list. */
  opens?: (row: Partial<Entry<N>> & { id: string }) => Way;
  /** What a verb will have changed. A write of an entity without foresight, or a verb that is not here, needs the server. */
  foresee?: Record<string, (row: Partial<Entry<N>>, input: Values, me: Person) => Partial<Record<Column<N>, unknown>>>;
  /** Verbs that are done to what was seen: refused where somebody has changed the record meanwhile. */
  as_seen?: readonly string[];
  /** What a verb is called where its name alone does not do: "Mark as lost"; and what is said when it was done: "Lent". */
  acts?: Record<string, string>;
  said?: Record<string, string>;
  screen?: () => Promise<{ default: ComponentType }>;
  french?: LateFrench;
};

type Column<N extends EntityName> = keyof Entry<N> & string;

/** The place of an entity, its columns checked against its table. */
export function place<N extends EntityName>(entity: N, rest: Omit<Place<N>, "entity">): Place<N> {
  return { entity, ...rest };
}
