import type { EntityName } from "../client/api.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { useAddress } from "../records/address.ts";
import { useFields } from "../records/use-meta.ts";
import { useScreen } from "./description.ts";

/** The columns of an entity that have a short list of values, or one that the company offers. */
export function useBoardColumns(entity: EntityName): FieldMeta[] {
  return useFields(entity).filter(({ list, choices, offered_from }) => !list && (choices ?? offered_from));
}

/** The one that the address asks for, else the usual one. */
export function useBoardColumn(usual: string): string {
  const [address] = useAddress();
  const columns = useBoardColumns(useScreen().described.entity);
  return columns.find(({ name }) => name === address["on"])?.name ?? usual;
}
