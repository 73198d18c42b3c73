import type { ReactNode } from "react";
import { useSession } from "../../client/session-context.ts";
import { placeOf, tabOf } from "../../entities/places.ts";
import type { Where } from "../../entity/list-request.ts";
import { mayOpen } from "../../pages/may-open.ts";
import { PageLink } from "../../records/page-link.tsx";
import type { ReportRow } from "../definition-shape.ts";
import type { Shown } from "./report-chart.tsx";
import { whereOfKey } from "./report-words.ts";

type Props = Shown & { row: Pick<ReportRow, "keys" | "count">; of: string; children: ReactNode };

/** A number that opens its rows as a list; plain where there are none, or where the reader has no such list. */
export function RowsLink({ definition, answer, fields, row, of, children }: Props) {
  const session = useSession();
  const place = placeOf(definition.source);
  if (!place?.path || row.count === 0 || !mayOpen(session, place.path)) return <span>{children}</span>;
  const keys = row.keys.flatMap((key, nth) => {
    const group = definition.groups[nth];
    return group ? [whereOfKey(key, group, fields)] : [];
  });
  const parts = [...(answer.where ? [answer.where as Where] : []), ...keys];
  const rows = parts.length > 0 ? { rows: JSON.stringify(parts.length > 1 ? { and: parts } : parts[0]) } : {};
  return (
    <PageLink
      to={place.path}
      search={{ ...tabOf(place), ...rows }}
      aria-label={`${String(children)}, ${of}`}
      className={look}
    >
      {children}
    </PageLink>
  );
}

const look = "reach rounded-sm underline decoration-line underline-offset-3 hover:text-person hover:decoration-current";
