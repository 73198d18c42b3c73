import { askingCompany } from "./asking-company.ts";
import { testServer } from "./server.ts";
import { openToolServer, type Played } from "./tool-server.ts";

export type OutsideCompany = Awaited<ReturnType<typeof outsideCompany>>;

/** A company whose agents are asked questions, with its administrator, who may add outside servers on loopback. */
export async function outsideCompany() {
  const there = await askingCompany();
  const { company } = there;
  const server = await testServer(company, { settings: { TANDEM_PRIVATE_HOSTS: "127.0.0.1" } });
  const ada = await company.person("admin", { name: "Ada" });
  return {
    there,
    server,
    ada,
    /** Adds an outside server that plays this; `remove` takes it away for good. */
    add: async (played: Played) => {
      const outside = await openToolServer(played);
      const body = { name: "Weather", address: outside.url };
      const { data } = (await server.call<{ data: { id: string } }>(ada, "POST", "/api/tool_servers", body)).body;
      const remove = async () => {
        await outside.close();
        await company.owner.query("delete from public.tool_servers");
      };
      return { outside, id: data.id, remove };
    },
    close: async () => {
      await server.close();
      await there.close();
    },
  };
}
