import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { fold } from "../../../ui/fold.ts";
import { Select } from "../../../ui/select.tsx";
import { TextInput } from "../../../ui/text-input.tsx";
import { t } from "../../../ui/translate.ts";
import { roleName } from "../../../client/role-name.ts";
import { type Person, roles_of } from "./people-data.ts";
import { PeopleTable } from "./people-table.tsx";
import type { PersonActs } from "./person-menu.tsx";

// So many are drawn at first, and with each further press: a company has ten thousand, of whom one looks for one.
const some = 100;

/** People by what is looked for: words, a role, or who is suspended. */
export function PeopleList({ people, ...on }: { people: Person[] } & Omit<PersonActs, "person">) {
  const [words, setWords] = useState("");
  const [among, setAmong] = useState("");
  const [most, setMost] = useState(some);
  const found = people.filter((person) => isAmong(person, among) && matches(person, words));
  return (
    <section aria-label={t("People")} className="mb-6">
      <div className="flex gap-2 px-4 pb-3">
        <TextInput
          type="search"
          aria-label={t("Search people")}
          placeholder={t("Search people")}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          className="max-w-80 flex-1"
        />
        <Select
          className="flex-none max-tablet:w-36"
          aria-label={t("Filter by role")}
          value={among}
          onChange={(event) => setAmong(event.target.value)}
          options={choicesOf(people)}
        />
      </div>
      <PeopleTable people={found.slice(0, most)} {...on} />
      {found.length === 0 && <EmptyState sentence={t("Nobody is found.")} />}
      {found.length > most && (
        <Button className="mx-4 mt-3" onClick={() => setMost(most + some)}>
          {t("Show more")}
        </Button>
      )}
    </section>
  );
}

const suspended = "suspended";

/** The roles that somebody has, and those who are suspended where there are any. */
function choicesOf(people: Person[]) {
  const held = Object.values(roles_of)
    .flat()
    .filter((role) => people.some((person) => person.role === role));
  return [
    { value: "", label: t("All roles") },
    ...held.map((role) => ({ value: role, label: roleName(role) })),
    ...(people.some(isSuspended) ? [{ value: suspended, label: t("Suspended") }] : []),
  ];
}

const isSuspended = ({ status }: Person) => status !== "active";

const isAmong = (person: Person, among: string) =>
  !among || (among === suspended ? isSuspended(person) : person.role === among);

function matches(person: Person, words: string): boolean {
  const text = fold([person.name, person.email, person.team, person.account, person.title].join(" "));
  return fold(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
