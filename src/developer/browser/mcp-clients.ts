import { phrase } from "../../ui/translate.ts";

/** A program that speaks MCP: where its configuration stands, and what is written there. */
export type McpClient = {
  id: string;
  name: string;
  /** Where the text goes. */
  where: string;
  snippet: (url: string) => string;
  /** What else there is to know. */
  note: string;
};

const from_variable = phrase(
  "It reads the key from the environment variable TANDEM_KEY. Set it before you start the program.",
);
const in_terminal = phrase("In a terminal");

const json = (value: object) => JSON.stringify(value, null, 2);
// mcp-remote wants to be told so.
const openly = (url: string) => (url.startsWith("http:") ? ["--allow-http"] : []);
const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });

/** The common programs that speak MCP, in the form that the present documentation of each gives. */
export const mcp_clients: McpClient[] = [
  {
    id: "claude-code",
    name: "Claude Code",
    where: in_terminal,
    snippet: (url) =>
      `claude mcp add --transport http tandem ${url} \\\n  --header "Authorization: Bearer $TANDEM_KEY"`,
    note: phrase("The shell puts the value of TANDEM_KEY into the command, and Claude Code stores it."),
  },
  {
    id: "claude-desktop",
    name: "Claude Desktop",
    where: "claude_desktop_config.json",
    snippet: (url) => {
      // (Spaces within an argument are lost by some versions; those of a variable are not.)
      const args = ["-y", "mcp-remote", url, "--header", "Authorization:${TANDEM_AUTH}", ...openly(url)];
      const tandem = { command: "npx", args, env: { TANDEM_AUTH: "Bearer tdm_…" } };
      return json({ mcpServers: { tandem } });
    },
    note: phrase("It starts mcp-remote through Node, which passes the key on. Put your key in place of tdm_…"),
  },
  {
    id: "cursor",
    name: "Cursor",
    where: "~/.cursor/mcp.json",
    snippet: (url) => json({ mcpServers: { tandem: { url, headers: bearer("${env:TANDEM_KEY}") } } }),
    note: from_variable,
  },
  {
    id: "vscode",
    name: "VS Code",
    where: ".vscode/mcp.json",
    snippet: (url) =>
      json({
        inputs: [{ type: "promptString", id: "tandem-key", description: "Tandem API key", password: true }],
        servers: { tandem: { type: "http", url, headers: bearer("${input:tandem-key}") } },
      }),
    note: phrase("VS Code asks for the key once and keeps it."),
  },
  {
    id: "codex",
    name: "Codex CLI",
    where: "~/.codex/config.toml",
    snippet: (url) => `[mcp_servers.tandem]\nurl = "${url}"\nbearer_token_env_var = "TANDEM_KEY"`,
    note: from_variable,
  },
  {
    id: "gemini",
    name: "Gemini CLI",
    where: "~/.gemini/settings.json",
    snippet: (url) => json({ mcpServers: { tandem: { httpUrl: url, headers: bearer("$TANDEM_KEY") } } }),
    note: from_variable,
  },
];
