import { TokenButton } from "../../agents/browser/token-button.tsx";
import { Acts, MoreActs } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { LookButton } from "./look-button.tsx";
import { OfferedTools } from "./offered-tools.tsx";
import { glyphs } from "./tool-server-glyphs.ts";

const more = { [phrase("Record")]: ["created_at", "updated_at"] };

/** One tool server: whether it answers, what it offers, and which agents may use that. */
export default recordPanel(() => {
  const { row: server, may } = useHere<"tool_servers">();
  const { id, status, last_error, looked_at } = server;
  return (
    <>
      <Head />
      <Acts>
        <StateMark state={status} glyph={glyphs[status]} />
        <span className="flex-1" />
        {may("update") && (
          <TokenButton
            entity="tool_servers"
            row={server}
            goes={t("It goes to the server's own address only, with each question.")}
          />
        )}
        {may("allow") && <LookButton id={id} />}
        <MoreActs but={["allow"]} />
      </Acts>
      <div className="flex-none px-4 pb-3">
        {last_error && <p className="pb-1 break-words text-bad">{t(last_error)}</p>}
        <p className="text-ink-2">
          {looked_at ? t("Last look: {{when}}", { when: formatDateTime(looked_at) }) : t("It was not looked at yet.")}
        </p>
      </div>
      <OfferedTools server={server} may={may("allow")} />
      <Facts names={["address"]} />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

// What a look says where that holds no words of the server, and why the database refuses.
phrase("The server did not answer in time.");
phrase("The server describes this tool otherwise by now. Look at it again.");
phrase("A company has 20 tool servers at most.");
