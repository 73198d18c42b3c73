import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** People, as everything else knows them: what somebody works on tells more of them than a page of their own. */
export const people = place("people", {
  words: { one: phrase("User"), many: phrase("People") },
  path: null,
  offered: { kind: "employee", status: "active" },
  line: ({ name }) => name,
  under: ["title", "email"],
  type: "user",
  opens: ({ id }) => ["/leads", { owner: id }],
});

/** Teams, as everything else knows them. */
export const teams = place("teams", {
  words: { one: phrase("Team"), many: phrase("Teams") },
  path: null,
  line: ({ name }) => name,
});
