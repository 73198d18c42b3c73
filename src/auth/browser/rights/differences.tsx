import { TriangleAlert } from "lucide-react";
import { phrase, t } from "../../../ui/translate.ts";
import { roleName } from "../../../client/role-name.ts";
import { entityName, verbName } from "./right-words.ts";
import type { Cell, Strange } from "./rights-data.ts";

/** Where the database parts from what is declared; nothing where it does not. */
export function Differences({ cells, strange }: { cells: Cell[]; strange: Strange[] }) {
  const lines = [
    ...cells.flatMap(({ entity, role, verb, differs }) =>
      differs.map((what) => ({
        key: `${entity} ${role} ${verb} ${what}`,
        where: [entityName(entity), roleName(role), verbName(verb)].join(" · "),
        what,
      })),
    ),
    ...strange.map(({ entity, policy, what }) => ({
      key: `${entity} ${policy} ${what}`,
      where: [entityName(entity), policy].filter(Boolean).join(" · "),
      what,
    })),
  ];
  if (lines.length === 0)
    return (
      <p className="px-4 pb-2 text-meta text-ink-3">
        {t("Read from the live policies, which match what is declared.")}
      </p>
    );
  return (
    <div role="alert" className="mx-4 mb-3 rounded-md border border-bad bg-bad-soft px-3 py-2 text-row">
      <p className="flex items-center gap-2 font-medium text-bad">
        <TriangleAlert aria-hidden />
        {t("The database differs from what is declared. Restart Tandem to recreate the policies.")}
      </p>
      <ul className="mt-1 pl-6">
        {lines.map(({ key, where, what }) => (
          <li key={key}>
            {where}: {t(meanings[what] ?? what)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const meanings: Record<string, string> = {
  policy_missing: phrase("the policy is missing"),
  policy_altered: phrase("the policy was altered"),
  scopes: phrase("the declared scopes changed, the policy did not"),
  columns: phrase("other columns are granted"),
  added: phrase("a policy was added"),
  missing: phrase("a policy is missing"),
  altered: phrase("a policy was altered"),
  open: phrase("row security is off"),
};
