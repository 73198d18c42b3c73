import { useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "../../client/request.ts";

/** A link by which a device shows a screen. */
export type ScreenLink = {
  id: string;
  name: string;
  made_at: string;
  made_by: string | null;
  seen_at: string | null;
  ended_at: string | null;
};

export const linksKey = (screen: string) => ["big_screens", "links", screen];

/** Makes or ends a link of a screen; its links are read again after it. */
export function useLinkAct<Answer = object>(act: "make" | "end", screen: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: object) =>
      request<{ data: Answer }>("POST", `/api/big_screen/links/${act}`, { body }).then(({ data }) => data),
    onSettled: () => queries.invalidateQueries({ queryKey: linksKey(screen) }),
  });
}
