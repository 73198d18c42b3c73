import { type MouseEvent } from "react";
import type { RecordRow } from "../../records/record-client.ts";
import { useScreen } from "../description.ts";

type Props = { row: RecordRow; href: string; onOpen: (event: MouseEvent) => void };

/** A record of a day where there is room for its two lines. */
export function RecordLine({ row, href, onOpen }: Props) {
  const { compact } = useScreen().described;
  return (
    <li>
      <a href={href} onClick={onOpen} className="block px-4 py-2 hover:bg-sunken focus-visible:-outline-offset-2">
        {compact(row)}
      </a>
    </li>
  );
}
