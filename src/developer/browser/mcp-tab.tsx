import { useState } from "react";
import { DataFailure } from "../../errors/data-failure.tsx";
import { useAddress } from "../../records/address.ts";
import { PageLink } from "../../records/page-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Select } from "../../ui/select.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextInput } from "../../ui/text-input.tsx";
import { t } from "../../ui/translate.ts";
import { CodeBlock } from "./code-block.tsx";
import { type OwnTools, useOwnTools } from "./developer-data.ts";
import { mcp_clients } from "./mcp-clients.ts";
import { Section } from "../../ui/section.tsx";
import { Prose } from "./prose.tsx";

/** How a program that speaks MCP reaches this server, and the tools that it finds under one's own rights. */
export default function McpTab() {
  const { data, error } = useOwnTools();
  if (error && !data) return <DataFailure error={error} />;
  if (!data) return <Skeleton className="mx-4 mt-3 h-96" />;
  return (
    <div className="flex flex-col gap-6 px-4 pt-3 pb-10">
      <Section
        title={t("Endpoint")}
        about={t(
          "Streamable HTTP, by API key only. A program acts as the person who made its key, with that person’s rights.",
        )}
      >
        <CodeBlock label="URL" text={data.url} className="max-w-4xl" />
        <p className="mt-2">
          <PageLink to="/developer" search={{}} className="text-person underline">
            {t("Make an API key under API")}
          </PageLink>
        </p>
      </Section>
      <Connect url={data.url} />
      <Tools tools={data.tools} />
    </div>
  );
}

function Connect({ url }: { url: string }) {
  const [{ client: id }, go] = useAddress();
  const client = mcp_clients.find((one) => one.id === id) ?? mcp_clients[0];
  if (!client) return null;
  return (
    <Section title={t("Connect a program")}>
      <Select
        aria-label={t("Program")}
        className="mb-2 max-w-64"
        value={client.id}
        options={mcp_clients.map((one) => ({ value: one.id, label: one.name }))}
        onChange={(event) => go({ client: event.target.value }, { replace: true })}
      />
      <CodeBlock label={t(client.where)} text={client.snippet(url)} className="max-w-4xl" />
      <p className="mt-2 max-w-[72ch] text-ink-2">{t(client.note)}</p>
    </Section>
  );
}

function Tools({ tools }: { tools: OwnTools["tools"] }) {
  const [words, setWords] = useState("");
  const matching = tools.filter(({ name, description }) =>
    `${name} ${description}`.toLowerCase().includes(words.toLowerCase()),
  );
  return (
    <Section
      title={t("Tools under your rights")}
      about={t("{{count}} of {{total}} tools", {
        count: formatNumber(matching.length),
        total: formatNumber(tools.length),
      })}
    >
      <TextInput
        type="search"
        aria-label={t("Filter tools")}
        placeholder={t("Filter tools")}
        className="mb-2 max-w-64"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul aria-label={t("Tools under your rights")} className="max-w-4xl divide-y divide-line-2">
        {matching.map(({ name, description, writes }) => (
          <li key={name} className="flex flex-wrap items-baseline gap-x-3 py-1">
            <span className="w-72 max-w-full font-mono text-meta wrap-anywhere">{name}</span>
            <span className="min-w-56 flex-1 text-ink-2">
              <Prose text={description} />
            </span>
            {writes && <Badge>{t("Writes")}</Badge>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
