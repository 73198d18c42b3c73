import type { Row } from "./clients.ts";
import type { Chance } from "./random.ts";

/** Companies that belong to others of the same owner, and people who work for two of them. */
export function demoGroups(
  luck: Chance,
  accounts: Row[],
  contacts: Row[],
): { affiliations: Row[]; parents: { id: string; parent_id: string }[] } {
  const owned = [...Map.groupBy(accounts, (account) => account["owner_id"]).values()];
  // The first of each fifteen is the parent of the next one to three.
  const groups = owned.flatMap((theirs) =>
    Array.from({ length: Math.floor(theirs.length / 15) }, (_, at) =>
      theirs.slice(at * 15, at * 15 + 1 + luck.between(1, 3)),
    ),
  );
  const affiliations = groups.flatMap(([parent, ...daughters]) =>
    contacts
      .filter(({ account_id }) => account_id === parent?.id)
      .slice(0, 2)
      .flatMap((contact) => daughters.slice(0, 1).map((daughter) => belonging(luck, contact, daughter))),
  );
  const parents = groups.flatMap(([parent, ...daughters]) =>
    parent ? daughters.map(({ id }) => ({ id, parent_id: parent.id })) : [],
  );
  return { affiliations, parents };
}

function belonging(luck: Chance, contact: Row, account: Row): Row {
  return {
    id: luck.id(),
    contact_id: contact.id,
    account_id: account.id,
    decision_role: luck.one(["decides", "influences", "uses", "buys", null]),
    main: false,
    active: luck.next() < 0.8,
    version: 1,
    created_at: account["created_at"],
    created_by: account["owner_id"],
    updated_at: account["created_at"],
    updated_by: account["owner_id"],
  };
}
