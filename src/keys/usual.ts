import { all_places, type Listed } from "../entities/places.ts";

const within_a_page = {
  next: "j",
  previous: "k",
  choose: "x",
  search: "/",
  new: "n",
  layout: "v",
  today: "t",
  card_next: "",
  card_previous: "",
  card_up: "",
  card_down: "",
  win: "w",
  lose: "l",
  claim: "c",
  assign: "o",
  comment: "m",
  log_call: "p",
  plan: "a",
  mail: "e",
  quick_add: "q",
  timer: "s",
  ask_agent: "i",
  make_task: "d",
  help: "?",
  undo: "z",
  part: "",
};
const pages = {
  "go /projects": "g p",
  "go /tasks": "g t",
  "go /documents": "g d",
  "go /communications": "g m",
  "go /support": "g s",
  "go /workflows": "g w",
  "go /reports": "g r",
  "go /analytics": "g a",
  "go /security": "g e",
};

/** An act for which a person can choose a key, by the name that is kept with the choice. */
export type KeyAct = keyof typeof within_a_page | keyof typeof pages | "go home" | `new ${Listed}`;

/** Every such act and its usual key: one, or two one after the other. */
export const usual = {
  ...within_a_page,
  // (What may be made without a usual key may be given one.)
  ...keysOfPlaces("n", ({ entity, words }) => (words.new ? `new ${entity}` : null)),
  "go home": "g h",
  ...keysOfPlaces("g", ({ path, tab, key }) => (tab || !key ? null : `go ${path}`)),
  ...pages,
} as unknown as Record<KeyAct, string>;

/** The keys that a person has chosen instead of the usual ones; "" is none. */
export type OwnKeys = Partial<Record<KeyAct, string>>;

/** The key of an act for whoever has chosen these; "" when it has none, since it was taken away or is another act's by choice. */
export function keyIn(own: OwnKeys, act: KeyAct): string {
  const key = usual[act] ?? "";
  return own[act] ?? (Object.values(own).includes(key) ? "" : key);
}

function keysOfPlaces(
  first: string,
  actOf: (place: (typeof all_places)[number]) => string | null,
): Record<string, string> {
  return Object.fromEntries(
    all_places.flatMap((place) => {
      const act = actOf(place);
      return act ? [[act, place.key ? `${first} ${place.key}` : ""]] : [];
    }),
  );
}
