import { TokenButton } from "../../agents/browser/token-button.tsx";
import { useRecord } from "../../records/use-records.ts";
import { Acts, MoreActs } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { Checks } from "./checks.tsx";
import { Commits } from "./commits.tsx";
import { Conflicts } from "./conflicts.tsx";
import { Platforms } from "./platforms.tsx";
import { glyphs } from "./repository-glyphs.ts";
import { told } from "./repository-words.ts";

const facts = ["address", "branch", "watched", "api_url"];
const more = { [phrase("Record")]: ["created_at", "updated_at"] };

// (A look that found nothing new is no change that would be told of.)
const every_ms = 15_000;

/** One repository: how it stood at the last look, with what shows it. */
export default recordPanel(() => {
  const { row: repository, may } = useHere<"repositories">();
  const { id, status, last_error, looked_at, report, watched } = repository;
  useRecord("repositories", id, every_ms);
  return (
    <>
      <Head />
      <Acts>
        <StateMark state={status} glyph={glyphs[status]} />
        <span className="flex-1" />
        {may("update") && !repository.address.startsWith("/") && (
          <TokenButton
            entity="repositories"
            row={repository}
            goes={t("It goes to the repository's own address and the API of its host only. Reading is enough.")}
          />
        )}
        <MoreActs {...(!watched && { but: ["look"] })} />
      </Acts>
      <div className="flex-none px-4 pb-3">
        {last_error && <p className="pb-1 break-words text-bad">{told(last_error)}</p>}
        <p className="text-ink-2">
          {looked_at ? t("Last look: {{when}}", { when: formatDateTime(looked_at) }) : unlooked(watched)}
        </p>
        {last_error && report && <p className="text-ink-3">{t("What stands below was found before.")}</p>}
      </div>
      {report && <Checks report={report} />}
      {report && <Conflicts report={report} />}
      {report && <Commits told={report.told} />}
      <Platforms repository={repository} />
      <Facts names={facts} />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

const unlooked = (watched: boolean) =>
  watched ? t("It is looked at within a minute, while the agent works.") : t("It is not watched.");
