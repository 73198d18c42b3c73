import { fieldName } from "../../../records/field-names.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { t } from "../../../ui/translate.ts";
import { roleName } from "../../../client/role-name.ts";
import { main_verbs, entityName, scopeSentence, scopeWord, verbName } from "./right-words.ts";
import type { Right } from "./change-data.ts";
import type { Cell, Scope } from "./rights-data.ts";
import { Sql } from "./sql.tsx";
import { useFrenchOf } from "./use-french-of.ts";

type Props = {
  cell: Cell;
  scopes: (Scope & { entity: string })[];
  /** For whoever may change rights. */
  onChange: ((right: Right) => void) | undefined;
  onClose: () => void;
};

/** A right, opened: its scopes as sentences, its columns, and the policy as SQL. */
export function RightDialog({ cell, scopes, onChange, onClose }: Props) {
  const { entity, role, verb, masked, only } = cell;
  useFrenchOf(entity);
  const title = `${roleName(role)} · ${entityName(entity)} · ${verbName(verb)}`;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        onChange &&
        main_verbs.includes(verb) && (
          <Button onClick={() => onChange({ role, entity, verb })}>{t("Change this right…")}</Button>
        )
      }
    >
      <div className="flex flex-col gap-3 text-form">
        <Covers cell={cell} scopes={scopes} />
        <Columns label={t("Hidden columns")} entity={entity} columns={masked} />
        <Columns label={t("Columns that may be written")} entity={entity} columns={only ?? []} />
        {main_verbs.includes(verb) ? (
          <Policy cell={cell} />
        ) : (
          <p className="text-meta text-ink-3">
            {t("No policy: the functions of the database that do it read this right themselves.")}
          </p>
        )}
      </div>
    </Dialog>
  );
}

function Covers({ cell: { entity, scopes: held }, scopes }: Pick<Props, "cell" | "scopes">) {
  const of_right = scopes.filter((each) => each.entity === entity && held?.includes(each.scope));
  return (
    <>
      <p className="text-ink-2">
        {of_right.length > 0
          ? t("This right covers a record where one of these is true:")
          : t("No declared scope stands behind this right.")}
      </p>
      <ul className="flex flex-col gap-1.5">
        {of_right.map((scope) => (
          <li key={scope.scope}>
            <span className="font-medium">{scopeWord(scope.scope)}</span>{" "}
            <span className="text-ink-2">{scopeSentence(scope, entity)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Columns({ label, entity, columns }: { label: string; entity: string; columns: string[] }) {
  if (columns.length === 0) return null;
  return (
    <div>
      <h3 className="font-medium">{label}</h3>
      <p className="text-ink-2">{columns.map((column) => fieldName(column, entity)).join(", ")}</p>
    </div>
  );
}

function Policy({ cell: { policy, rows, checked } }: { cell: Cell }) {
  if (!policy) return null;
  return (
    <div>
      <h3 className="font-medium">{t("Policy {{name}}", { name: policy })}</h3>
      <Sql label="using" text={rows} />
      <Sql label="with check" text={checked} />
    </div>
  );
}
