import { TagField } from "../entities/tags/tag-field.tsx";
import { LinkedTasks } from "../entities/task-records/late-task-records.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { columnOf, type RecordRow } from "../records/record-client.ts";
import { useFields, useStateColumn, useVerbs } from "../records/use-meta.ts";
import { Acts, AssignButton, MoreActs, Reach, StateMenu } from "./acts.tsx";
import { arrangement } from "./arrangement.ts";
import { Children } from "./children.tsx";
import { useHere, useScreen } from "./description.ts";
import { Facts, MoreFacts } from "./facts.tsx";
import { Head } from "./head.tsx";
import { History } from "./history.tsx";
import { recordPanel } from "./record-panel.tsx";

/** The panel of an entity that has none of its own: the parts in their usual order, filled as its screen describes. */
export default recordPanel(() => {
  const { described } = useScreen();
  const { row } = useHere();
  const fields = useFields(described.entity);
  const state = useStateColumn(described.entity);
  const { assign } = useVerbs(described.entity);
  const { facts, more } = arrangement(described, fields, state);
  return (
    <>
      <Head />
      {fields.some(({ name }) => name === "tag_ids") && <TagField />}
      <Acts>
        {state && <StateMenu column={state} />}
        {described.beside_state?.(row)}
        <span className="flex-1 max-tablet:hidden" />
        {!row["do_not_contact"] && <Reach email={first(row, fields, "email")} phone={first(row, fields, "phone")} />}
        {assign && <AssignButton />}
        <MoreActs />
      </Acts>
      <Facts names={facts} />
      <Children />
      <LinkedTasks />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

/** The first value of a kind, of one column or of several. */
function first(row: RecordRow, fields: FieldMeta[], kind: string): string | undefined {
  const values = fields.filter((field) => field.kind === kind).flatMap(({ name }) => columnOf(row, name) ?? []);
  return values[0] as string | undefined;
}
