import { sendMail, writeNoticeMail, type Mailing } from "../mail/mailing.ts";

/** Writes and sends one mail of each kind, as the server's tasks do; answers whether there was something to do. */
export async function mailStep(mailing: Mailing): Promise<boolean> {
  const { post } = mailing;
  const done = await Promise.all([writeNoticeMail(mailing), post ? sendMail(mailing, post) : false]);
  return done.some(Boolean);
}
