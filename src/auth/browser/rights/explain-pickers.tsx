import type { EntityName } from "../../../client/api.ts";
import { placeOf } from "../../../entities/places.ts";
import { Picker } from "../../../records/picker.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { t } from "../../../ui/translate.ts";
import { entityName } from "./right-words.ts";

export type Somebody = { id: string; name: string; version: number; title: string | null };
export type Something = { id: string; name: string; version: number };

type Props = {
  entity: EntityName;
  person: Somebody | null;
  record: Something | null;
  onPerson: (person: Somebody) => void;
  onRecord: (record: Something) => void;
};

// Clients and people who are suspended are asked about, too.
const everybody = { kind: { in: ["employee", "client"] } };
const anything = { id: { is_null: false } };

/** Somebody and a record, each found by its words. */
export function ExplainPickers({ entity, person, record, onPerson, onRecord }: Props) {
  return (
    <div className="grid max-w-4xl gap-3 tablet:grid-cols-2">
      <Picker<Somebody>
        entity="people"
        label={t("Find a person")}
        where={everybody}
        value={person?.id ?? null}
        onChange={onPerson}
        content={({ id, name, title }) => (
          <>
            <Avatar id={id} name={name} kind="person" />
            <span className="flex-none">{name}</span>
            <span className="truncate text-ink-3">{title}</span>
          </>
        )}
      />
      <Picker<Something>
        key={entity}
        entity={entity}
        label={t("Find a record: {{records}}", { records: entityName(entity) })}
        where={anything}
        value={record?.id ?? null}
        onChange={(row) => onRecord({ ...row, name: lineOf(entity, row) })}
        content={(row) => <span className="truncate">{lineOf(entity, row)}</span>}
      />
    </div>
  );
}

const lineOf = (entity: EntityName, row: Something): string => placeOf(entity)?.line(row) ?? row.name;
