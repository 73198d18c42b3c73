import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: "src/testing/cluster.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    retry: process.env["TANDEM_SECOND_TRY"] ? 1 : 0,
  },
});
