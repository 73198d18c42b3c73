import type { EntityName } from "../client/api.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { useAddress } from "../records/address.ts";
import { splitValues } from "../records/filter-values.ts";
import { useFields } from "../records/use-meta.ts";
import { useScreen } from "./description.ts";

/** The columns of an entity that have a short list of values, one that the company offers, or one of what the list is narrowed to. */
export function useBoardColumns(entity: EntityName): FieldMeta[] {
  const [address] = useAddress();
  const { fields } = useScreen().described;
  const one_of = (filter: string | undefined) => !!filter && splitValues(address[filter] ?? "").length === 1;
  return useFields(entity).filter(
    ({ name, list, choices, offered_from }) =>
      !list && (choices ?? offered_from ?? one_of(fields?.[name]?.board_within)),
  );
}

/** The one that the address asks for, else the usual one. */
export function useBoardColumn(usual: string): string {
  const [address] = useAddress();
  const columns = useBoardColumns(useScreen().described.entity);
  return columns.find(({ name }) => name === address["on"])?.name ?? usual;
}
