/** French for acts on many records. */
export const bulkFrench = () => import("../shell/french/bulk.ts").then(({ bulk }) => bulk);
