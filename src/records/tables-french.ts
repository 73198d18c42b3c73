/** French for what is done with a table: its columns, its cells, its export. */
export const tablesFrench = () => import("../shell/french/tables.ts").then(({ tables }) => tables);
