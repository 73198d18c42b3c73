import { useEffect, useState } from "react";
import { ApiError } from "../../../client/api-error.ts";
import { request } from "../../../client/request.ts";
import { forgetLink, type Link } from "./link.ts";

type Found<About> =
  | { state: "loading" }
  | { state: "gone" }
  | { state: "failed"; error: unknown; again: () => void }
  | { state: "good"; about: About };

/** Asks the server whom a link is for, and whether it is still good. */
export function useLink<About>({ purpose, token }: Link): Found<About> {
  const [found, setFound] = useState<Found<About>>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    request<{ data: About }>("POST", "/api/links/look", { body: { purpose, token } }).then(
      ({ data }) => setFound({ state: "good", about: data }),
      (error: unknown) => {
        if (!isGone(error)) return setFound({ state: "failed", error, again: () => setAttempt(attempt + 1) });
        forgetLink();
        setFound({ state: "gone" });
      },
    );
  }, [purpose, token, attempt]);
  return found;
}

/** Whether the server says that a link can no longer be used. */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === "RESOURCE_NOT_FOUND";
}
