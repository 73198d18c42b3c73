import type { Row } from "./clients.ts";

const day = 86_400_000;

/** A few records that somebody entered a second time: as another writes the name, with the address or the number that is there. */
export function doublesOf(kind: "leads" | "accounts", rows: Row[], id: () => string, now: number): Row[] {
  return rows.slice(40, 44).map((row, index) => {
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
