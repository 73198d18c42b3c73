import { phrase } from "../ui/translate.ts";

/** What a coded error is called and what to do about it, in English, to be translated. */
export type CodedError = { title: string; guidance: string };

/** The title and guidance of a code, or undefined when the code is not one of the 17. */
export function codedError(code: string): CodedError | undefined {
  return Object.hasOwn(errors, code) ? errors[code] : undefined;
}

const errors: Record<string, CodedError> = {
  AUTH_EXPIRED: {
    title: phrase("Session Expired"),
    guidance: phrase("Your session has ended. Please log in again."),
  },
  AUTH_INVALID: {
    title: phrase("Invalid Authentication"),
    guidance: phrase("Your sign-in could not be confirmed. Please log out and log in again."),
  },
  AUTH_REQUIRED: {
    title: phrase("Authentication Required"),
    guidance: phrase("This page is for people who are signed in. Please log in to continue."),
  },
  PERMISSION_DENIED: {
    title: phrase("Permission Denied"),
    guidance: phrase("Your role does not allow this. Please contact your administrator."),
  },
  INSUFFICIENT_PRIVILEGES: {
    title: phrase("Insufficient Privileges"),
    guidance: phrase("This needs more rights than you have. Upgrade your access or contact support."),
  },
  RESOURCE_NOT_FOUND: {
    title: phrase("Not Found"),
    guidance: phrase("There is nothing here, or no longer. Please check the URL."),
  },
  RESOURCE_CONFLICT: {
    title: phrase("Changed Meanwhile"),
    guidance: phrase("Somebody else has changed this. Refresh the page and try again."),
  },
  RESOURCE_LOCKED: {
    title: phrase("Locked"),
    guidance: phrase("Somebody is working on this right now. Wait until they have finished."),
  },
  VALIDATION_FAILED: {
    title: phrase("Some Fields Need Attention"),
    guidance: phrase("Go back to the form, correct the marked fields and send it again."),
  },
  INVALID_INPUT: {
    title: phrase("Not Understood"),
    guidance: phrase("A value has a form that cannot be read. Go back, correct it and try again."),
  },
  MISSING_REQUIRED_FIELD: {
    title: phrase("Something Is Missing"),
    guidance: phrase("A required field is empty. Go back, fill it in and try again."),
  },
  INTERNAL_ERROR: {
    title: phrase("Server Error"),
    guidance: phrase(
      "The server could not finish this. Try again; if it stays, give the request id to your administrator.",
    ),
  },
  DATABASE_ERROR: {
    title: phrase("Database Error"),
    guidance: phrase("The data could not be read or saved. Nothing was half-saved; try again in a moment."),
  },
  NETWORK_ERROR: {
    title: phrase("No Connection"),
    guidance: phrase("The server did not answer. Check your connection and try again."),
  },
  SERVICE_UNAVAILABLE: {
    title: phrase("Service Unavailable"),
    guidance: phrase("The service is being restarted or updated. Try again in a few minutes."),
  },
  RATE_LIMIT_EXCEEDED: {
    title: phrase("Too Many Requests"),
    guidance: phrase("Too much was asked in a short time. Wait a few minutes and try again."),
  },
  QUOTA_EXCEEDED: {
    title: phrase("Limit Reached"),
    guidance: phrase("The limit of your plan is used up. Upgrade the plan to continue."),
  },
};
