import type { Email } from 'postal-mime'
import type { BounceReport } from './port.ts'

/** Parts in parts, and bytes of headers: a report has three parts and a page of headers. */
const limits = { maxNestingDepth: 8, maxHeadersSize: 64 * 1024, maxRfc822NestingDepth: 0 }

/** Headers in which a report says which address it came to, beside `To`: by mail servers that note the envelope (Postfix, qmail, Exim). */
const arrivals = ['to', 'delivered-to', 'x-original-to', 'envelope-to']
const tokenOf = /\+([0-9a-f]{32})@/g

const headerOf = ({ headers }: Email, name: string) => headers.find(({ key }) => key === name)?.value ?? ''

/** Reads a mail as a delivery status notification (`MailPort.readReport`). */
export async function readBounceReport(raw: Uint8Array): Promise<BounceReport | null> {
  const { default: PostalMime } = await import('postal-mime') // loaded with the first report, not with every start
  const parse = (part: string | Uint8Array) => PostalMime.parse(part, { ...limits, attachmentEncoding: 'utf8' })
  const mail = await parse(raw).catch(() => null)
  const type = mail ? headerOf(mail, 'content-type') : ''
  if (!mail || !/^multipart\/report\b/i.test(type) || !/report-type="?delivery-status\b/i.test(type)) return null
  const part = mail.attachments.find(({ mimeType }) => mimeType.toLowerCase() === 'message/delivery-status')
  if (typeof part?.content !== 'string') return null
  // Groups of fields with an empty line between them, the first about the mail, one more for each recipient (RFC 3464, 2.1). The fields
  // are those of a mail's head, so the same parser unfolds them.
  const groups = part.content
    .replaceAll('\r\n', '\n')
    .trim()
    .split(/\n[ \t]*\n+/)
  const [about, ...recipients] = await Promise.all(groups.map((group) => parse(`${group}\n\n`)))
  const said = recipients.map((recipient) => ({
    action: headerOf(recipient, 'action').trim().toLowerCase(),
    status: /^[245]\.\d{1,3}\.\d{1,3}/.exec(headerOf(recipient, 'status').trim())?.[0] ?? '',
  }))
  // Each of our mails has one recipient; of a forwarded one the worst counts.
  const worst = said.find(({ action }) => action === 'failed') ?? said[0]
  if (!about || !worst) return null
  const envelope = /^[0-9a-f]{32}$/.exec(headerOf(about, 'original-envelope-id').trim().toLowerCase())
  const came = arrivals.map((name) => headerOf(mail, name).toLowerCase()).join(' ')
  return { tokens: [...new Set([...(envelope ?? []), ...[...came.matchAll(tokenOf)].map(([, token]) => token!)])], ...worst }
}
