import type { SendMailOptions, Transporter } from 'nodemailer'
import type { Lying } from './port.ts'

export interface SmtpSettings {
  /** `smtp://` or `smtps://`, with user and password where the server asks for them. */
  url: string
  /** The address that mail is sent from. */
  from: string
  /** Where bounce reports of watched mails come to, as `bounces@mail.example.org`; each mail adds its token. Without it they come to `from`. */
  bounceAddress?: string
  /** Milliseconds that the server may be silent. */
  patience?: number
}

/** What became of one mail: sent, refused for good, or to be tried later; `down` says that it is not about this mail. */
export type Sent =
  | { is: 'sent'; code: string }
  | { is: 'refused'; code: string }
  | { is: 'later'; code: string }
  | { is: 'down'; error: unknown }

/** This machine itself: nothing between the two ends can listen. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}

/** The mail server of an address. Elsewhere than on this machine the connection is encrypted or it is not made. */
export async function connect({ url, patience = 30_000 }: SmtpSettings): Promise<Transporter> {
  const { createTransport } = await import('nodemailer') // loaded with the first mail, not with every start
  const { protocol, hostname, port, username, password } = new URL(url)
  const secure = protocol === 'smtps:'
  return createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isLoopback(hostname),
    ignoreTLS: !secure && isLoopback(hostname),
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    tls: { minVersion: 'TLSv1.2' },
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    // A mail is text: nothing in it may make the library read a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** The address that one mail's bounce reports come to (VERP): `bounces+<token>@mail.example.org`. */
const returnPath = (bounceAddress: string, token: string) => bounceAddress.replace('@', `+${token}@`)

/** Of a watched mail: who its bounce reports go to, what they name it by (RFC 3461, 4.4), and how it is stopped (RFC 8058). */
function watching({ to, watched }: Lying, bounceAddress: string): Pick<SendMailOptions, 'dsn' | 'envelope' | 'headers'> {
  if (!watched) return {}
  const { returnToken, stopUrl } = watched
  return {
    headers: { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    ...(bounceAddress !== '' && {
      envelope: { from: returnPath(bounceAddress, returnToken), to },
      dsn: { id: returnToken, return: 'headers', notify: ['failure', 'delay'] },
    }),
  }
}

/** Hands one mail to the server. */
export async function hand(transporter: Transporter, { from, bounceAddress = '' }: SmtpSettings, mail: Lying): Promise<Sent> {
  const host = from.split('@')[1]
  try {
    const { response } = (await transporter.sendMail({
      from: { name: '', address: from },
      to: { name: '', address: mail.to },
      ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
      subject: mail.subject,
      text: mail.text,
      messageId: `<${mail.id}@${host}>`,
      // The day is all that is known of it: the hour of sending says nothing about who wrote, or when.
      date: new Date(`${mail.queuedOn}T12:00:00Z`),
      xMailer: false,
      ...watching(mail, bounceAddress),
    })) as { response?: string }
    return { is: 'sent', code: /^2\d\d/.exec(response ?? '')?.[0] ?? '250' }
  } catch (error) {
    return verdict(error)
  }
}

/** The errors that are about this mail: its sender, recipients or content. All others are about the server. */
const aboutMail = ['EENVELOPE', 'EMESSAGE']

function verdict(error: unknown): Sent {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown }
  if (typeof responseCode !== 'number' || !aboutMail.includes(String(code))) return { is: 'down', error }
  if (responseCode >= 500 && responseCode <= 599) return { is: 'refused', code: String(responseCode) }
  return responseCode >= 400 && responseCode <= 499 ? { is: 'later', code: String(responseCode) } : { is: 'down', error }
}
