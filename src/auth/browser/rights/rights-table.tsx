import { Badge } from "../../../ui/badge.tsx";
import { isOne, t } from "../../../ui/translate.ts";
import { roleName } from "../../../client/role-name.ts";
import { roles_of } from "../people/people-data.ts";
import { entityName, main_verbs, scopeWord, verbName } from "./right-words.ts";
import type { Right as RightOf } from "./change-data.ts";
import type { Cell, Chosen } from "./rights-data.ts";

type Props = {
  cells: Cell[];
  chosen: Chosen;
  onOpen: (cell: Cell) => void;
  /** Gives a right that a role has not, for whoever may. */
  onGive: ((right: RightOf) => void) | undefined;
};

/** Roles, or kinds of records, by what may be done; each right opens to its policy. */
export function RightsTable({ cells, chosen, onOpen, onGive }: Props) {
  const by_role = "role" in chosen;
  const rows = by_role ? entitiesOf(cells) : Object.values(roles_of).flat();
  const withRow = (row: string) =>
    "role" in chosen ? { role: chosen.role, entity: row } : { role: row, entity: chosen.entity };
  const of = (row: string) => cells.filter(({ entity, role }) => (by_role ? entity : role) === row);
  return (
    <div className="fades-on flex overflow-x-auto">
      <table className="w-full flex-none border-y border-line text-row max-tablet:w-260">
        <thead>
          <tr className="h-8 border-b border-line text-left text-meta text-ink-3">
            <th scope="col" className={`${first} font-medium`}>
              {by_role ? t("Records") : t("Role")}
            </th>
            {main_verbs.map((verb) => (
              <th key={verb} scope="col" className="px-2 font-medium">
                {verbName(verb)}
              </th>
            ))}
            <th scope="col" className="w-[40%] px-2 pr-4 font-medium">
              {t("Further rights")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row}
              name={by_role ? entityName(row) : roleName(row)}
              cells={of(row)}
              onOpen={onOpen}
              onGive={onGive && ((verb) => onGive({ ...withRow(row), verb }))}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

// (What is beside it passes under it on a narrow window, so that no right is without its name.)
const first = "sticky left-0 z-1 w-52 min-w-36 max-tablet:w-36 bg-ground py-1 pr-2 pl-4 text-left";

function entitiesOf(cells: Cell[]): string[] {
  const names = new Set(cells.map(({ entity }) => entity).filter((entity) => !entity.startsWith("/")));
  return [...names].toSorted((one, other) => entityName(one).localeCompare(entityName(other)));
}

type RowProps = Pick<Props, "cells" | "onOpen"> & { name: string; onGive: ((verb: string) => void) | undefined };

function Row({ name, cells, onOpen, onGive }: RowProps) {
  const more = cells.filter(({ verb }) => !main_verbs.includes(verb));
  return (
    <tr className="border-b border-line-2 align-top last:border-0">
      <th scope="row" className={`${first} font-medium`}>
        <span className="flex min-h-7 items-center touch:min-h-10">{name}</span>
      </th>
      {main_verbs.map((verb) => {
        const cell = cells.find((each) => each.verb === verb);
        return (
          <td key={verb} className="px-2 py-1">
            {cell ? (
              <Right cell={cell} name={name} onOpen={onOpen} />
            ) : (
              <None name={name} verb={verb} onGive={onGive} />
            )}
          </td>
        );
      })}
      <td className="px-2 py-1 pr-4">
        {more.length === 0 && <span className={none}>–</span>}
        <ul className="flex flex-wrap gap-x-3">
          {more.map((cell) => (
            <li key={cell.verb}>
              <Right cell={cell} name={name} onOpen={onOpen} named />
            </li>
          ))}
        </ul>
      </td>
    </tr>
  );
}

const none = "flex min-h-7 items-center text-ink-3 touch:min-h-10";

function None({ name, verb, onGive }: { name: string; verb: string; onGive: RowProps["onGive"] }) {
  if (!onGive) return <span className={none}>–</span>;
  return (
    <button
      type="button"
      data-control
      aria-label={`${name}, ${verbName(verb)}: ${t("no right")}`}
      onClick={() => onGive(verb)}
      className={`${none} -mx-1 min-w-7 rounded-sm px-1 hover:bg-sunken`}
    >
      –
    </button>
  );
}

type RightProps = { cell: Cell; name: string; onOpen: (cell: Cell) => void; named?: true };

function Right({ cell, name, onOpen, named }: RightProps) {
  const { verb, masked, only, differs } = cell;
  const verb_name = verbName(verb);
  const words = wordsOf(cell);
  return (
    <button
      type="button"
      data-control
      aria-label={`${name}, ${verb_name}: ${[words, narrowOf(masked, only)].filter(Boolean).join(", ")}`}
      onClick={() => onOpen(cell)}
      className="-mx-1 flex min-h-7 flex-wrap items-center gap-x-1.5 rounded-sm px-1 text-left hover:bg-sunken touch:min-h-10"
    >
      {named && <span className="text-ink-3">{verb_name} </span>}
      <span className={cell.scopes?.includes("all") ? "font-medium" : "text-ink-2"}>{words}</span>
      {narrowOf(masked, only) && <span className="text-meta text-ink-3">{narrowOf(masked, only)}</span>}
      {differs.length > 0 && <Badge tone="bad">{t("Differs")}</Badge>}
    </button>
  );
}

/** The scopes in words; "all" says all of it. */
export function wordsOf({ scopes }: Cell): string {
  if (scopes === null) return t("another policy");
  if (scopes.length === 0) return "–";
  return scopes.includes("all") ? t("all") : scopes.map(scopeWord).join(", ");
}

function narrowOf(masked: string[], only: string[] | null): string | undefined {
  if (masked.length > 0)
    return isOne(masked.length)
      ? t("{{count}} column hidden", { count: masked.length })
      : t("{{count}} columns hidden", { count: masked.length });
  if (!only) return undefined;
  return isOne(only.length)
    ? t("{{count}} column only", { count: only.length })
    : t("{{count}} columns only", { count: only.length });
}
