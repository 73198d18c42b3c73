import { type KeyAct, keyIn, type OwnKeys, usual } from "./usual.ts";

/** What stands in the way of a key: the act that has it, or one whose two keys begin with it. Exchanging the two may be a way out. */
export type Clash = { with: KeyAct; exchanged: OwnKeys | null };

/** All acts for which a key can be chosen. */
export const key_acts = Object.keys(usual) as KeyAct[];

/** Whether it is a key that can be chosen: a character, or two one after the other. */
export function isKey(key: string): boolean {
  const typed = key.split(" ");
  return typed.length <= 2 && typed.every((each) => /^[^\s\p{C}\p{M}]$/u.test(each) && each.length === 1);
}

/** Own keys with others for some acts; nobody else keeps those, and what is usual need not be kept. */
export function withKeys(own: OwnKeys, changes: OwnKeys): OwnKeys {
  const taken = Object.values(changes).filter(Boolean);
  const others = key_acts.filter((act) => own[act] !== undefined && !taken.includes(own[act]));
  const kept = { ...Object.fromEntries(others.map((act) => [act, own[act]])), ...changes };
  return Object.fromEntries(Object.entries(kept).filter(([act, key]) => key !== usual[act as KeyAct]));
}

/** What would clash, among the acts that this person has, if one of them had this key. */
export function clashOf(own: OwnKeys, act: KeyAct, key: string, among: KeyAct[]): Clash | null {
  const others = among.filter((other) => other !== act);
  const holder = others.find((other) => disturb([act, key], [other, keyIn(own, other)]));
  if (!holder) return null;
  const former = keyIn(own, act);
  const rest = others.filter((other) => other !== holder).map((other): Held => [other, keyIn(own, other)]);
  const isWayOut =
    keyIn(own, holder) === key &&
    !disturb([act, key], [holder, former]) &&
    !rest.some((other) => disturb([act, key], other) || disturb([holder, former], other));
  return { with: holder, exchanged: isWayOut ? withKeys(own, { [act]: key, [holder]: former }) : null };
}

type Held = [act: KeyAct, key: string];

function disturb([act, key]: Held, [other, its_key]: Held): boolean {
  if (!key || !its_key) return false;
  if (key === its_key) return true;
  // In a list its key makes something new at once; from elsewhere a second one says what.
  if (act.startsWith("new") && other.startsWith("new")) return false;
  return key.startsWith(`${its_key} `) || its_key.startsWith(`${key} `);
}
