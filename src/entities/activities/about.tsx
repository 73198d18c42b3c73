import type { Entry } from "../../client/api.ts";
import { PageLink } from "../../records/page-link.tsx";
import { wayTo } from "../places.ts";

/** The record that an activity belongs to, and the way to it. */
export default function About({ of }: { of: Entry<"activities"> }) {
  const [to, search] = wayTo("activities", of) ?? [];
  if (!to) return of.about;
  return (
    <PageLink to={to} search={search ?? {}} className="hover:text-person hover:underline">
      {of.about}
    </PageLink>
  );
}
