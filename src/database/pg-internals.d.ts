declare module "pg/lib/utils.js" {
  /** pg's own conversion of a JavaScript value to what the protocol sends. */
  export function prepareValue(value: unknown): unknown;
}
