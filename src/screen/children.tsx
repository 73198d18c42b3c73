import type { Where } from "../entity/list-request.ts";
import type { Values } from "../records/record-client.ts";
import { useFields } from "../records/use-meta.ts";
import type { ChildList } from "./child-list.ts";
import { useHere, useScreen } from "./description.ts";
import { RelatedList } from "./related-list.tsx";

/** What belongs to the record that is open: a list of each kind that the screen names, or a panel of its own, with which they come. */
export function Children({ of }: { of?: ChildList[] }) {
  const { children = [] } = useScreen().described;
  return (of ?? children).map((list) => <Belonging key={list.entity} list={list} />);
}

function Belonging({ list }: { list: ChildList }) {
  const { described } = useScreen();
  const { id, owner_id } = useHere<"accounts">().row;
  const fields = useFields(list.entity).filter(({ creatable }) => creatable);
  const by = fields.find(({ reference }) => reference === described.entity)?.name;
  if (!by) return null;
  // Whoever looks after the record looks after what belongs to it.
  const kept = owner_id !== undefined && fields.some(({ name }) => name === "owner_id");
  const given: Values = { [by]: id, ...(kept && { owner_id }) };
  const where = { [by]: id, ...(list.but && { [list.but]: { is_null: true } }) };
  return <RelatedList list={list} where={where as Where} given={given} />;
}
