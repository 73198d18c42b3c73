import type { BuiltIn } from "./built-in.ts";
import { bug_hunter } from "./roster/bug-hunter.ts";
import { code_architect } from "./roster/code-architect.ts";
import { code_generator } from "./roster/code-generator.ts";
import { database_manager } from "./roster/database-manager.ts";
import { deployment_agent } from "./roster/deployment-agent.ts";
import { documentation_agent } from "./roster/documentation-agent.ts";
import { github_integration_agent } from "./roster/github-integration-agent.ts";
import { master_coordinator } from "./roster/master-coordinator.ts";
import { monitoring_agent } from "./roster/monitoring-agent.ts";
import { performance_optimizer } from "./roster/performance-optimizer.ts";
import { qa_tester } from "./roster/qa-tester.ts";
import { security_auditor } from "./roster/security-auditor.ts";
import { ux_specialist } from "./roster/ux-specialist.ts";

/** The built-in agents, in the specification's order. */
export const catalogue: BuiltIn[] = [
  master_coordinator,
  code_architect,
  code_generator,
  qa_tester,
  bug_hunter,
  database_manager,
  security_auditor,
  performance_optimizer,
  documentation_agent,
  ux_specialist,
  monitoring_agent,
  deployment_agent,
  github_integration_agent,
];
