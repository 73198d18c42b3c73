/** Import direction. A new folder needs no new rule: what a room may know follows from its kind. */
const forbid = (name, from, to, options = {}) => ({
  name,
  severity: "error",
  from: { path: from, pathNot: "\\.test\\.tsx?$|^src/rights/" },
  to: { path: to, ...options },
});

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      // What comes when it is asked for (a place's screen) is there before whoever asks: no cycle.
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only", "dynamic-import"] } },
    },
    forbid("ui-knows-nobody", "^src/ui/", "^src/(?!ui/)"),
    forbid("database-knows-nobody", "^src/database/", "^src/(?!database/|config\\.ts|secrets\\.ts)"),
    forbid("entity-knows-database", "^src/entity/", "^src/(?!entity/|database/|newest\\.ts)"),
    forbid("entities-know-each-other-by-schema", "^src/entities/([^/]+)/.*\\.(schema|entity)\\.ts$", "^src/entities/(?!$1/)[^/]+/(?!.*\\.schema\\.ts$)"),
    forbid("drizzle-comes-from-one-place", "^src/(?!database/)", "drizzle-orm"),
    forbid("superuser-and-owner-stay-in-the-database", "^src/(?!database/|testing/)", "^src/database/(embedded|migrate|roles)\\.ts$"),
    forbid("shell-and-screens-are-on-top", "^src/(?!shell/|screens/)", "^src/(shell|screens)/"),
    // What runs in a browser takes from the server types only.
    forbid("browser-takes-types-only", "\\.tsx$|^src/(ui|shell|screens|pages|client|records|keys|errors|offline|screen)/|/browser/|\\.(place|french)\\.ts$", "^src/(app|entity|database|http|auth|audit|mail|realtime|rights|demo|server\\.ts|entities/.*\\.(entity|schema)\\.ts$|entities/register)", {
      pathNot: "/browser/",
      dependencyTypesNot: ["type-only"],
    }),
    forbid("app-is-put-together-by-the-server", "^src/(?!app/|server\\.ts$|testing/)", "^src/app/"),
    forbid("tests-rig-is-for-tests", "^src/(?!testing/)", "^src/testing/"),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    exclude: { path: "\\.css$|\\.woff2$" },
  },
};
