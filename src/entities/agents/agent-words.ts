/** The kinds of agents, as the team is grouped and the first one is chosen. */
export const agent_roles = ["manager", "specialist", "operator"] as const;

/** Whether an agent takes work: `active` does, `idle` once it is woken, `paused` when somebody resumes it. */
export const agent_statuses = ["active", "idle", "paused"] as const;
export type AgentStatus = (typeof agent_statuses)[number];

/** From whom an agent takes what others know, and to whom it gives: keys of agents, or `*` for all. */
export type KnowledgeSharing = { canReceiveFrom: string[]; canSendTo: string[] };

/** What an agent has been told; the names are the specification's. */
export type AgentMetadata = {
  systemPrompt?: string;
  collaborationRules?: string[];
  knowledgeSharing?: KnowledgeSharing;
  monitoringRules?: MonitoringRules;
  securityChecks?: string[];
};

/** How the GitHub agent watches. */
export type MonitoringRules = {
  checkInterval: number;
  platforms: string[];
  alertOnFailure: boolean;
  autoResolveConflicts: boolean;
  maxRetries: number;
};
