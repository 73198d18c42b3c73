import { Link, useNavigate } from "@tanstack/react-router";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { classNames } from "../ui/class-names.ts";
import { TextInput } from "../ui/text-input.tsx";
import { t } from "../ui/translate.ts";
import type { Part } from "./settings-parts.tsx";
import { fold } from "../ui/fold.ts";

type Group = { title: string; parts: Part[] };
type Props = { groups: Group[]; here: string; shown: boolean; className: string };

// Fewer are found by looking.
const many = 12;

/** The parts of the settings by whose they are; where there are many, with a field that leaves those whose name holds what is typed. */
export function SettingsList({ groups, here, shown, className }: Props) {
  const [typed, type] = useState("");
  const navigate = useNavigate();
  const found = groups
    .map(({ title, parts }) => ({ title, parts: parts.filter((part) => holds(t(part.title), typed)) }))
    .filter(({ parts }) => parts.length > 0);
  const [first] = found.flatMap(({ parts }) => parts);
  return (
    <nav
      aria-label={t("Parts of the settings")}
      className={classNames("self-start py-5 desktop:sticky desktop:top-0", className)}
    >
      {groups.flatMap(({ parts }) => parts).length > many && (
        <form
          role="search"
          className="mb-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (first) void navigate({ to: "/security", search: { part: first.id } as never });
          }}
        >
          <TextInput
            type="search"
            aria-label={t("Find a setting")}
            placeholder={t("Find a setting")}
            value={typed}
            onChange={(event) => type(event.target.value)}
          />
        </form>
      )}
      {found.map((group) => (
        <Ways key={group.title} {...group} {...{ here, shown }} />
      ))}
      {!first && <p className="px-2 text-ink-2">{t("No part is called so.")}</p>}
    </nav>
  );
}

function Ways({ title, parts, here, shown }: Group & { here: string; shown: boolean }) {
  return (
    <section aria-label={title} className="mb-4">
      <p className="px-2 pb-1 text-meta text-ink-3">{title}</p>
      <ul>
        {parts.map(({ id, title: name }) => (
          <li key={id}>
            <Link
              to="/security"
              search={{ part: id } as never}
              data-part={id}
              aria-current={id === here && shown ? "page" : undefined}
              className={classNames(
                "flex min-h-7 items-center rounded-md px-2 max-desktop:min-h-10 touch:min-h-10",
                id === here
                  ? "max-desktop:text-ink-2 desktop:bg-sunken desktop:font-medium"
                  : "text-ink-2 hover:bg-sunken hover:text-ink",
              )}
            >
              <span className="flex-1">{t(name)}</span>
              <ChevronRight aria-hidden className="text-ink-3 desktop:hidden" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const holds = (name: string, typed: string) => fold(name).includes(fold(typed.trim()));
