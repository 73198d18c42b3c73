import { formatDateTime, formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { Oid, Part } from "./part.tsx";
import type { Report, Side } from "./report.ts";

/** The branches that cannot be merged as they stand, by file, with who changed it on each side. */
export function Conflicts({ report: { told } }: { report: Report }) {
  const { branch: main, conflicts } = told;
  return (
    <Part title={t("Conflicts")}>
      {conflicts.length === 0 && (
        <p className="text-ink-2">{t("No branch collides with {{branch}}.", { branch: main })}</p>
      )}
      {conflicts.map(({ branch, files, more }) => (
        <div key={branch} className="py-1">
          <p className="font-medium break-all">{t("{{branch}} collides with {{main}}", { branch, main })}</p>
          {files.map(({ file, sides }) => (
            <div key={file} className="pt-1">
              <p className="break-all">{file}</p>
              <ul className="pl-3 text-ink-2">
                {sides.map((side) => (
                  <li key={side.branch}>
                    <OneSide {...side} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {more > 0 && <p className="text-ink-2">{t("{{count}} more files", { count: formatNumber(more) })}</p>}
        </div>
      ))}
    </Part>
  );
}

function OneSide({ branch, commit }: Side) {
  if (!commit) return <>{t("{{branch}}: who changed it lies too far back", { branch })}</>;
  const { oid, subject, author, at } = commit;
  return (
    <>
      <span className="break-all">{branch}</span>: <Oid oid={oid} />{" "}
      <span className="break-words">
        {t("“{{subject}}”, {{author}}, {{when}}", { subject, author, when: formatDateTime(at) })}
      </span>
    </>
  );
}
