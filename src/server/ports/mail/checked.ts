import { isAddress, type Mail } from './port.ts'

/** Characters that end a line or a header, in any encoding that a mail program may try. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const control = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/

/**
 * A mail whose headers are one line each, so that no text of a visitor can become a header.
 * @throws Error that names the part and not its text
 */
export function checked(mail: Mail): Mail {
  if (!isAddress(mail.to)) throw new Error('a mail needs one address to go to')
  if (mail.replyTo !== undefined && !isAddress(mail.replyTo)) throw new Error('the address for answers to a mail is not one address')
  if (mail.subject === '' || mail.subject.length > 200 || control.test(mail.subject))
    throw new Error('the subject of a mail must be one line of 200 characters at most')
  const { watched } = mail
  if (watched && !/^[0-9a-f]{32}$/.test(watched.returnToken)) throw new Error('the return token of a mail must have 32 digits')
  if (watched && !(URL.canParse(watched.stopUrl) && new URL(watched.stopUrl).href === watched.stopUrl))
    throw new Error('where a mail is stopped must be a whole address')
  return mail
}
