import { Badge } from "../../ui/badge.tsx";
import { t } from "../../ui/translate.ts";
import { CodeBlock } from "./code-block.tsx";
import { window_functions, type WindowFunction } from "./window-functions.ts";

/** The functions that pages offer on the window, for the console of the browser. */
export default function WindowTab() {
  return (
    <div className="flex flex-col gap-6 px-4 pt-3 pb-10">
      <p className="max-w-[72ch] text-ink-2">
        {t(
          "Every page of Tandem offers these functions to staff in the console of the browser. They act with your session and your rights. None of them throws: a failure is returned, or nothing is, and the console says why.",
        )}
      </p>
      {window_functions.map((one) => (
        <Described key={one.name} described={one} />
      ))}
    </div>
  );
}

function Described({ described: { name, about, parameters, answers, writes, call } }: { described: WindowFunction }) {
  return (
    <section aria-labelledby={name} className="max-w-4xl">
      <div className="flex flex-wrap items-center gap-2">
        <h2 id={name} className="font-mono text-row font-semibold">
          {name}({parameters.map((one) => one.name).join(", ")})
        </h2>
        {writes && <Badge>{t("Writes")}</Badge>}
      </div>
      <p className="mt-0.5 max-w-[72ch] text-ink-2">{t(about)}</p>
      <dl className="my-1.5 flex flex-col gap-1 text-meta">
        {parameters.map((one) => (
          <div key={one.name}>
            <dt className="inline font-mono">
              {one.name}: {one.type}
            </dt>
            <dd className="ml-2 inline text-ink-2">{t(one.about)}</dd>
          </div>
        ))}
        <div>
          <dt className="inline text-ink-2">{t("Returns")}</dt>
          <dd className="ml-2 inline font-mono">{`Promise<${answers}>`}</dd>
        </div>
      </dl>
      <CodeBlock label={t("Call of {{name}}", { name })} text={call} />
    </section>
  );
}
