import { useEffect } from "react";
import { useSession } from "../../client/session-context.ts";
import { useStored } from "../../client/use-stored.ts";
import { type Address, type AddressChange, useAddress } from "../address.ts";
import { layoutKey, readLayout } from "../column-layout.ts";
import { useEntity } from "../entity-context.ts";
import type { FilterField } from "../filters.ts";
import type { View, ViewContent } from "./use-views.ts";

/** The list as it is now, in the words of a view, and the view that it was opened as. */
export function usePresent(fields: FilterField[], views: View[] | undefined) {
  const { person } = useSession();
  const [address, go] = useAddress();
  const [stored, keep] = useStored(layoutKey(useEntity(), person.id, address["saved"]));
  const opened = views?.find(({ id }) => id === address["saved"]);
  useEffect(() => {
    // The columns of a view are its own; what was changed here before and not saved ends with the page.
    if (opened) keep(layoutOf(opened) && JSON.stringify(layoutOf(opened)));
  }, [opened?.id, opened?.version, keep]); // oxlint-disable-line react-hooks/exhaustive-deps
  const names = [...fields.map(({ name }) => name), "q", "sort", "view", "on"];
  const present: ViewContent = { address: part(names, address), layout: stored === null ? null : readLayout(stored) };
  return {
    present,
    opened,
    changed: !!opened && textOf({ address: part(names, opened.address), layout: layoutOf(opened) }) !== textOf(present),
    isPlain: Object.keys(present.address).length === 0 && stored === null,
    changeTo: (view: View): AddressChange => ({
      ...Object.fromEntries(names.map((name) => [name, null])),
      ...part(names, view.address),
      saved: view.id,
    }),
    address,
    go,
    keepLayout: keep,
  };
}

// Whoever shares a view may have made it by a program, and of anything.
function part(names: string[], address: Readonly<Record<string, unknown>>): Address {
  const named = names.filter((name) => address[name] && typeof address[name] === "string").toSorted();
  return Object.fromEntries(named.map((name) => [name, String(address[name])]));
}

function layoutOf({ layout }: View) {
  return layout && readLayout(JSON.stringify(layout));
}

function textOf({ address, layout }: ViewContent): string {
  return JSON.stringify([
    address,
    layout && [layout.order, layout.hidden, layout.shown ?? [], Object.entries(layout.widths).toSorted()],
  ]);
}
