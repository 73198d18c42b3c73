import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import type { Changelog } from "../changelog.ts";
import type { Limit } from "../server-limits.ts";
import type { ApiDocument } from "./api-document.ts";

/** The server as it stands. */
export type ServerState = {
  url: string;
  version: string;
  release: number;
  node: string;
  postgres: string;
  migrations: { name: string; at: string }[];
  limits: Limit[];
};
/** The tools of MCP that one's own rights give, and where they are. */
export type OwnTools = { url: string; tools: { name: string; description: string; writes: boolean }[] };
/** A table among others. */
export type TableLine = { name: string; entity: string | null; columns: number; policies: number };
type Column = { name: string; type: string; required: boolean; default: string | null; hidden_from: string[] };
/** A policy of row-level security. */
export type Policy = {
  name: string;
  permissive: boolean;
  command: string;
  roles: string[];
  using: string | null;
  check: string | null;
};
/** A table as it stands. */
export type TableDetails = {
  name: string;
  entity: string | null;
  enabled: boolean;
  forced: boolean;
  columns: Column[];
  policies: Policy[];
  indexes: { name: string; definition: string }[];
  triggers: string[];
};

/** The API's document; it changes with a release only. */
export function useApiDocument() {
  return useQuery({
    queryKey: ["openapi"],
    staleTime: Infinity,
    queryFn: ({ signal }) => request<ApiDocument>("GET", "/api/openapi.json", { signal }),
  });
}

function useData<Data>(path: string, more: { refetchInterval?: number } = {}) {
  return useQuery({
    queryKey: ["developer", path],
    staleTime: 0,
    queryFn: ({ signal }) => request<{ data: Data }>("GET", `/api/developer${path}`, { signal }),
    select: ({ data }) => data,
    ...more,
  });
}

/** The server; how much of the limits is used is looked up every ten seconds. */
export const useServer = () => useData<ServerState>("", { refetchInterval: 10_000 });
export const useChangelog = () => useData<Changelog>("/changelog");
export const useOwnTools = () => useData<OwnTools>("/tools");
export const useTables = () => useData<TableLine[]>("/tables");
export const useTable = (name: string) => useData<TableDetails>(`/tables/${name}`);
