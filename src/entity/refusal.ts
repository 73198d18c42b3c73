import { AppError } from "./errors.ts";

// The refusals that several operations share, in one wording.
export const notFound = () => new AppError("RESOURCE_NOT_FOUND", "This record does not exist, or you cannot see it.");
export const notPermitted = () =>
  new AppError("PERMISSION_DENIED", "You don't have permission to access this data or perform this action.");
export const namesNothing = () => new AppError("INVALID_INPUT", "This change names no field.");
export const conflict = (yours: number, stored: number) =>
  new AppError("RESOURCE_CONFLICT", "Somebody changed this in the meantime. Reload and try again.", {
    versions: { yours, stored },
  });
