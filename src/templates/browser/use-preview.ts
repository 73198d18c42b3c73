import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ask } from "../../client/request.ts";
import type { Problem } from "../problem.ts";
import type { Language, Values, WrittenTo } from "../variables.ts";

/** A template as it stands in the editor. */
export type Draft = { subject: string; body: string; language: Language };
/** The record that it is tried on. */
export type TriedOn = { entity: WrittenTo; row_id: string };

export type Preview = {
  subject: string;
  body: string;
  problems: Problem[];
  values: Values;
  /** Whether this Tandem sends e-mail. */
  configured: boolean;
  html: { light: string; dark: string };
};

const pause_ms = 250;

/** The template on a record, as the server fills it in; asked once the hand rests. `settled` says that it is of this very text. */
export function usePreview(draft: Draft, on: TriedOn | null) {
  const written = JSON.stringify({ ...draft, ...on });
  const asked = useRested(written);
  const query = useQuery({
    queryKey: ["templates", "preview", asked],
    queryFn: ({ signal }) =>
      ask<{ data: Preview }>("POST", "/api/templates/preview", { body: JSON.parse(asked) as object, signal }),
    select: ({ data }) => data,
    // (What was written before a record was found is of none.)
    enabled: on !== null && asked.includes(on.row_id),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 0,
  });
  return { ...query, settled: asked === written && !query.isPlaceholderData && !query.isPending };
}

function useRested(value: string): string {
  const [rested, rest] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => rest(value), pause_ms);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
