import type { Row } from "./clients.ts";

const day = 86_400_000;

/** A few records that somebody entered a second time: as another writes the name, with the address or the number that is there. */
export function doublesOf(kind: "leads" | "accounts", rows: Row[], id: () => string, now: number): Row[] {
  return rows.slice(40, 48).map((row, index) => {
    const at = new Date(now - (index + 1) * day).toISOString();
    const shared = { id: id(), owner_id: row["owner_id"], created_at: at, created_by: row["owner_id"], country: "FR" };
    const name = String(row["name"]);
    if (kind === "accounts")
      return { ...shared, name: `${name} (facturation)`, siren: row["siren"], city: row["city"] };
    const [first = "", ...last] = name.split(" ");
    const written = `${first.charAt(0)}. ${last.join(" ")}`;
    const reached = { emails: row["emails"], phones: row["phones"] };
    return {
      ...shared,
      ...reached,
      name: written,
      company_name: row["company_name"],
      source: row["source"],
      stage: "new",
    };
  });
}

/** Finds the pairs of those records at once; the server goes on from there, and need not read two years of the feed first. */
export const pairs_of_doubles = [
  "select app.weigh_pairs('accounts', id) from public.accounts order by id",
  "select app.weigh_pairs('leads', id) from public.leads where name like '_. %' order by id",
  "update app.duplicates_read set (xid, id) = (select xid, id from app.log order by xid desc, id desc limit 1)",
];
