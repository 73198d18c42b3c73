import { useEffect, useRef } from "react";
import { useSession } from "../client/session-context.ts";
import { Page } from "../ui/page.tsx";
import { Select } from "../ui/select.tsx";
import { t } from "../ui/translate.ts";
import { company_parts, own_parts, type Part } from "./settings-parts.tsx";

/** One's own account, and for whoever sets it up the company: a way to each part beside them. */
export default function Settings() {
  const session = useSession();
  const mine = (parts: Part[]) => parts.filter(({ shown }) => shown?.(session) ?? true);
  const [own, company] = [mine(own_parts), mine(company_parts)];
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => staysAt(location.hash.slice(1), content.current), []);
  return (
    <Page title={t("Settings")}>
      <div className="grid border-t border-line px-4 pb-8 desktop:grid-cols-[11rem_minmax(0,1fr)] desktop:gap-8">
        <WayForSmall parts={[...own, ...company]} />
        <nav aria-label={t("Parts of the settings")} className="sticky top-0 hidden self-start py-5 desktop:block">
          <Ways title={t("Your account")} parts={own} />
          {company.length > 0 && <Ways title={t("The company")} parts={company} />}
        </nav>
        <div ref={content} className="min-w-0">
          {[...own, ...company].map(({ id, title, Body }) => (
            <section
              key={id}
              id={id}
              className="flex max-w-160 scroll-mt-4 flex-col gap-1 border-b border-line-2 py-5 last:border-0"
            >
              <h2 className="mb-2 text-head font-semibold">{t(title)}</h2>
              <Body />
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}

// Parts come one after the other: what the address asks for stays in sight until somebody turns to the page.
function staysAt(id: string, content: Element | null): (() => void) | undefined {
  const part = document.getElementById(id);
  if (!part || !content) return undefined;
  const grown = new ResizeObserver(() => part.scrollIntoView());
  const stop = () => grown.disconnect();
  grown.observe(content);
  const turns = ["wheel", "touchstart", "pointerdown", "keydown"];
  for (const turn of turns) addEventListener(turn, stop, { once: true });
  return () => {
    stop();
    for (const turn of turns) removeEventListener(turn, stop);
  };
}

function Ways({ title, parts }: { title: string; parts: Part[] }) {
  return (
    <>
      <p className="px-2 pb-1 text-meta text-ink-3">{title}</p>
      <ul className="mb-4">
        {parts.map(({ id, title: name }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-7 items-center rounded-md px-2 hover:bg-sunken touch:min-h-10">
              {t(name)}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function WayForSmall({ parts }: { parts: Part[] }) {
  return (
    <div className="pt-3 desktop:hidden">
      <Select
        aria-label={t("Parts of the settings")}
        value=""
        options={[{ value: "", label: t("Go to…") }, ...parts.map(({ id, title }) => ({ value: id, label: t(title) }))]}
        onChange={(event) => document.getElementById(event.target.value)?.scrollIntoView()}
      />
    </div>
  );
}
