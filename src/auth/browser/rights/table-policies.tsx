import { roleName } from "../../../client/role-name.ts";
import { DataFailure } from "../../../errors/data-failure.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { phrase, t } from "../../../ui/translate.ts";
import { scopeSentence, scopeWord, verbName } from "./right-words.ts";
import { type Rights, useRights } from "./rights-data.ts";
import { Sql } from "./sql.tsx";
import { useFrenchOf } from "./use-french-of.ts";

type Policy = { name: string; permissive: boolean; command: string; using: string | null; check: string | null };
type Props = { entity: string | null; policies: Policy[] };

/** The policies of a table: what each says in words, and opened as SQL. */
export default function TablePolicies({ entity, policies }: Props) {
  return entity === null ? <Policies policies={policies} /> : <OfEntity entity={entity} policies={policies} />;
}

function OfEntity({ entity, policies }: { entity: string; policies: Policy[] }) {
  const { data, error } = useRights({ entity });
  useFrenchOf(entity);
  if (error && !data) return <DataFailure error={error} />;
  if (!data) return <Skeleton className="h-40" />;
  return <Policies policies={policies} rights={data} />;
}

function Policies({ policies, rights }: { policies: Policy[]; rights?: Rights }) {
  if (policies.length === 0) return <p className="text-ink-2">{t("No policy lets anybody reach this table.")}</p>;
  return (
    <ul className="max-w-4xl divide-y divide-line-2 rounded-md border border-line bg-raised">
      {policies.map((policy) => (
        <li key={policy.name} className="px-3 py-1.5">
          <details>
            <summary className="cursor-pointer touch:py-2">
              <span className="font-medium">{titleOf(policy, rights)}</span>{" "}
              <span className="text-ink-2">{saidOf(policy, rights)}</span>{" "}
              {!policy.permissive && <Badge>{t("Restrictive")}</Badge>}
            </summary>
            <Scopes policy={policy} rights={rights} />
            {cellOf(policy, rights) && <p className="mt-1 font-mono text-meta text-ink-3">{policy.name}</p>}
            <Sql label="using" text={policy.using} />
            <Sql label="with check" text={policy.check} />
          </details>
        </li>
      ))}
    </ul>
  );
}

const cellOf = ({ name }: Policy, rights?: Rights) => rights?.cells.find(({ policy }) => policy === name);

function titleOf(policy: Policy, rights?: Rights): string {
  const cell = cellOf(policy, rights);
  return cell ? `${roleName(cell.role)} · ${verbName(cell.verb)}` : policy.name;
}

function saidOf(policy: Policy, rights?: Rights): string {
  const cell = cellOf(policy, rights);
  if (!cell) return t(meanings[policy.name] ?? "");
  return cell.scopes ? cell.scopes.map(scopeWord).join(", ") : t("another policy");
}

function Scopes({ policy, rights }: { policy: Policy; rights: Rights | undefined }) {
  const cell = cellOf(policy, rights);
  const scopes = rights?.scopes.filter(({ scope }) => cell?.scopes?.includes(scope)) ?? [];
  if (!cell || scopes.length === 0) return null;
  return (
    <>
      <p className="mt-1 text-ink-2">{t("This right covers a record where one of these is true:")}</p>
      <ul className="list-disc pl-5">
        {scopes.map((scope) => (
          <li key={scope.scope}>{scopeSentence(scope, cell.entity)}</li>
        ))}
      </ul>
    </>
  );
}

// The policies that no declared right makes. (Of those of a single table the SQL says enough.)
const run = phrase("An agent’s run does only what its own list allows.");
const meanings: Record<string, string> = {
  verified: phrase("The caller’s claims are proven, and the role is theirs."),
  agents_select: run,
  agents_insert: run,
  agents_update: run,
  agents_delete: run,
  in_person: phrase("Only a person who has signed in, no API key and no agent."),
  definer: phrase("Security-definer functions reach every row. They check the caller themselves."),
  owner: phrase("Migrations and upkeep reach every row."),
  identity: phrase("Sign-in reaches every row, before it is known who comes."),
  readers: phrase("Whoever reads the whole audit log reads every row."),
};
