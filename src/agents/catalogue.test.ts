import { expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";

const line = ({ name, role, model, temperature }: (typeof catalogue)[number]) =>
  `${name} | ${role} | ${model} | ${temperature}`;
const promptOf = (key: string) => catalogue.find((agent) => agent.key === key)?.metadata.systemPrompt ?? "";

test("the catalogue is the specification's, to the letter", () => {
  expect(catalogue.map(line)).toEqual([
    "Master Coordinator | manager | gpt-4o | 0.3",
    "Code Architect | specialist | gpt-4o | 0.2",
    "Code Generator | operator | gpt-4o-mini | 0.4",
    "QA Tester | specialist | gpt-4o-mini | 0.3",
    "Bug Hunter | specialist | gpt-4o | 0.2",
    "Database Manager | specialist | gpt-4o-mini | 0.2",
    "Security Auditor | specialist | gpt-4o | 0.1",
    "Performance Optimizer | specialist | gpt-4o-mini | 0.3",
    "Documentation Agent | specialist | gpt-4o-mini | 0.5",
    "UX Specialist | specialist | gpt-4o | 0.6",
    "Monitoring Agent | operator | gpt-4o-mini | 0.2",
    "Deployment Agent | operator | gpt-4o-mini | 0.1",
    "GitHub Integration Agent | specialist | gpt-4o | 0.2",
  ]);
  expect(new Set(catalogue.map(({ status, policy_version }) => `${status} ${policy_version}`))).toEqual(
    new Set(["active 1"]),
  );
  for (const { key, name } of catalogue) expect(key).toBe(name.toLowerCase().replaceAll(" ", "_"));
});

test("each agent has a specialization, capabilities, a role prompt of its own and rules of collaboration", () => {
  const specializations = Object.fromEntries(catalogue.map(({ key, specialization }) => [key, specialization]));
  expect(specializations).toMatchObject({
    master_coordinator: "orchestration",
    github_integration_agent: "version_control",
  });
  for (const { capabilities, specialization, metadata } of catalogue) {
    expect(capabilities.length).toBeGreaterThan(2);
    for (const word of [...capabilities, specialization]) expect(word).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(metadata.collaborationRules.length).toBeGreaterThan(1);
    expect(metadata.systemPrompt.length).toBeGreaterThan(2000);
  }
  expect(new Set(catalogue.map(({ metadata }) => metadata.systemPrompt)).size).toBe(13);
});

test("the queue finds the capabilities that its tasks ask for", () => {
  const able = (capability: string) => catalogue.filter((agent) => agent.capabilities.includes(capability));
  const asked = {
    database_manager: ["find_duplicates", "find_orphans"],
    security_auditor: ["check_row_security", "review_sign_ins"],
    qa_tester: ["check_invariants"],
    bug_hunter: ["group_errors"],
    documentation_agent: ["summarise_timeline", "answer_question", "draft_answer"],
    master_coordinator: ["plan", "delegate"],
  };
  for (const [key, capabilities] of Object.entries(asked))
    for (const capability of capabilities) expect(able(capability).map((agent) => agent.key)).toEqual([key]);
});

test("the prompts have the specification's targets, each where it is somebody's work", () => {
  for (const target of ["under 2 s", "under 200 ms"]) expect(promptOf("performance_optimizer")).toContain(target);
  expect(promptOf("deployment_agent")).toContain("rollback when the error rate is above 5 %");
  for (const time of ["after 5 minutes", "after 30 minutes"]) expect(promptOf("monitoring_agent")).toContain(time);
});

test("what one agent may send another may receive, in both directions; the coordinator shares with all", () => {
  const names = (list: string[], key: string) => list.includes("*") || list.includes(key);
  const wrong = catalogue.flatMap((from) =>
    catalogue.flatMap((to) => {
      const sends = names(from.metadata.knowledgeSharing.canSendTo, to.key);
      const receives = names(to.metadata.knowledgeSharing.canReceiveFrom, from.key);
      return from === to || sends === receives ? [] : [`${from.key} → ${to.key}`];
    }),
  );
  expect(wrong).toEqual([]);
  const keys = [...catalogue.map(({ key }) => key), "*"];
  for (const { key, metadata } of catalogue) {
    const { canReceiveFrom, canSendTo } = metadata.knowledgeSharing;
    expect(keys).toEqual(expect.arrayContaining([...canReceiveFrom, ...canSendTo]));
    expect([...canReceiveFrom, ...canSendTo]).not.toContain(key);
  }
  expect(catalogue[0]?.metadata.knowledgeSharing).toEqual({ canReceiveFrom: ["*"], canSendTo: ["*"] });
});

test("the GitHub agent's rules are the specification's, to the letter", () => {
  expect(catalogue.at(-1)?.metadata).toMatchObject({
    monitoringRules: {
      checkInterval: 60_000,
      platforms: ["lovable", "cursor", "github"],
      alertOnFailure: true,
      autoResolveConflicts: true,
      maxRetries: 3,
    },
    securityChecks: [
      "no API keys in commits",
      "no passwords in code",
      "no large binary files",
      "valid commit signatures",
      "branch protection enforced",
    ],
  });
});
