/** Every act for which a person can choose a key, by the name that is kept with the choice, and its usual key: one, or two one after the other. */
export const usual = {
  next: "j",
  previous: "k",
  choose: "x",
  search: "/",
  new: "n",
  card_next: "",
  card_previous: "",
  win: "w",
  lose: "l",
  claim: "c",
  help: "?",
  undo: "z",
  part: "",
  "new leads": "n l",
  "new accounts": "n c",
  "go home": "g h",
  "go /leads": "g l",
  "go /clients": "g c",
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

export type KeyAct = keyof typeof usual;

/** The keys that a person has chosen instead of the usual ones; "" is none. */
export type OwnKeys = Partial<Record<KeyAct, string>>;

/** The key of an act for whoever has chosen these; "" when it has none, since it was taken away or is another act's by choice. */
export function keyIn(own: OwnKeys, act: KeyAct): string {
  return own[act] ?? (Object.values(own).includes(usual[act]) ? "" : usual[act]);
}
