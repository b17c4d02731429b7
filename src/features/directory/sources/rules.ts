import { msg, type Text } from '#kernel/text.ts'

/** How many days the runs of a source are stored; its control chart needs them. */
export const runRetentionDays = 400

/** Why an address cannot be stored, in a sentence; `null` when it can. Where its name leads to is looked at with each request (ports/fetcher). */
export function addressFault(text: string): Text | null {
  if (!URL.canParse(text)) return msg`Write the whole address, such as https://courts.example.gov/roster.`
  const { protocol, hostname, username, password, port } = new URL(text)
  if (protocol !== 'https:') return msg`The address must begin with https://.`
  if (username !== '' || password !== '') return msg`The address must hold no user name and no password.`
  if (port !== '') return msg`The address must name no port.`
  if (!/^[a-z0-9.-]+\.[a-z][a-z0-9-]*$/.test(hostname) || /\.(local|internal|localhost|home\.arpa)$/.test(hostname))
    return msg`The address must name a host of the public internet.`
  return null
}

/** Milliseconds in the largest unit that fits. */
export function spanOf(milliseconds: number): { n: number; unit: 'second' | 'minute' | 'hour' | 'day' } {
  const seconds = milliseconds / 1_000
  if (seconds < 120) return { n: seconds < 10 ? Math.round(seconds * 10) / 10 : Math.round(seconds), unit: 'second' }
  if (seconds < 7_200) return { n: Math.round(seconds / 60), unit: 'minute' }
  if (seconds < 48 * 3_600) return { n: Math.round(seconds / 3_600), unit: 'hour' }
  return { n: Math.round(seconds / 86_400), unit: 'day' }
}
