import { useState } from "react";
import { Line } from "../../../auth/browser/account/line.tsx";
import { request } from "../../../client/request.ts";
import { DataFailure } from "../../../errors/data-failure.tsx";
import { failureSentence } from "../../../records/failure.ts";
import { Button } from "../../../ui/button.tsx";
import { formatMoney, formatNumber } from "../../../ui/format.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { t } from "../../../ui/translate.ts";
import { unknown_price } from "../cost.ts";
import { ModelDialog } from "./model-dialog.tsx";
import { type ModelSettings as Settings, named_models, useModel } from "./use-model.ts";

/** The endpoint that agents think with: where it is, what it may cost, whether it answers. */
export default function ModelSettings() {
  const { data: settings, error, reread } = useModel();
  const [changing, change] = useState(false);
  if (error) return <DataFailure error={error} />;
  if (!settings) return <Skeleton className="w-64" />;
  return (
    <>
      <p className="mb-2 text-ink-2">
        {settings.base_url
          ? t("Agents think with any endpoint that speaks the OpenAI protocol. What they read is sent there.")
          : t(
              "No model is set: what needs none is done, all else waits. Any endpoint that speaks the OpenAI protocol will do.",
            )}
      </p>
      {settings.base_url && <Told settings={settings} />}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button tone={settings.base_url ? "plain" : "primary"} onClick={() => change(true)}>
          {settings.base_url ? t("Change") : t("Set up a model")}
        </Button>
        {settings.base_url && <Removal onDone={reread} />}
      </div>
      {settings.base_url && <Trial key={JSON.stringify(settings)} settings={settings} />}
      {changing && <ModelDialog settings={settings} onSaved={reread} onClose={() => change(false)} />}
    </>
  );
}

function Told({ settings }: { settings: Settings }) {
  const { base_url, has_key, models, prices, timeout_s, caps, spent_today } = settings;
  const price = (model: string) => {
    const { in: read, out: written } = prices[model] ?? {};
    return read === undefined || written === undefined
      ? t("no price: counted as {{in}} and {{out}}", { in: money(unknown_price.in), out: money(unknown_price.out) })
      : t("{{in}} read, {{out}} written", { in: money(read), out: money(written) });
  };
  return (
    <>
      <Line name={t("Address")}>{base_url}</Line>
      <Line name={t("Key")}>{has_key ? t("One is kept, and never shown again.") : t("None")}</Line>
      {named_models.map((model) => (
        <Line key={model} name={model}>
          {models[model] ?? model} <span className="text-ink-3">· {price(model)}</span>
        </Line>
      ))}
      <Line name={t("Waits")}>{t("{{count}} seconds", { count: timeout_s })}</Line>
      <Line name={t("May be spent")}>
        {t("{{company}} a day, {{person}} of them by one person, {{agent}} by one agent, {{run}} for one task", {
          company: money(caps.company),
          person: money(caps.person),
          agent: money(caps.agent),
          run: money(caps.run),
        })}
      </Line>
      <Line name={t("Spent today")}>{money(spent_today)}</Line>
    </>
  );
}

const money = (millionths: number) => formatMoney(millionths / 1_000_000);

function Removal({ onDone }: { onDone: () => Promise<unknown> }) {
  const [failure, setFailure] = useState<string | null>(null);
  const remove = () =>
    request("DELETE", "/api/agents/model")
      .then(onDone)
      .catch((error: unknown) => setFailure(failureSentence(error)));
  return (
    <>
      <Button tone="quiet" onClick={remove}>
        {t("Remove with its key")}
      </Button>
      {failure && (
        <p role="alert" className="text-bad">
          {failure}
        </p>
      )}
    </>
  );
}

type Outcome = { text: string; ms: number; input_tokens: number; output_tokens: number };

function Trial({ settings }: { settings: Settings }) {
  const [said, say] = useState<{ good: boolean; text: string } | null>(null);
  const { base_url, models, prices, timeout_s } = settings;
  async function attempt(model: string): Promise<void> {
    say(null);
    try {
      const body = { base_url, models, prices, timeout_s, model };
      const { data } = await request<{ data: Outcome }>("POST", "/api/agents/model/try", { body });
      say({
        good: true,
        text: t("{{model}} answered in {{ms}} ms: “{{text}}”", { model, text: data.text, ms: formatNumber(data.ms) }),
      });
    } catch (error) {
      say({ good: false, text: failureSentence(error) });
    }
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {named_models.map((model) => (
        <Button key={model} size="small" onClick={() => attempt(model)}>
          {t("Try {{model}}", { model })}
        </Button>
      ))}
      <p role="status" className={`basis-full empty:hidden ${said?.good ? "text-good" : "text-bad"}`}>
        {said?.text}
      </p>
    </div>
  );
}
