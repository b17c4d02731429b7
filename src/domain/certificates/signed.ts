import type { Block } from '../papers/paper.ts'
import { authenticityOnly, reviewOf, system } from './draft.ts'
import type { CertificateRule } from './rules.ts'

/** The words of a signed certificate, as they were on this day. A change of any of them is a new version. */
export const textVersion = '2026-11-29.2'

/** What was certified: numbers, days and hashes, and nothing that was written in the case. */
export interface SignedCopy {
  /** By which the parent and the desk name it. */
  number: string
  caseId: string
  court: string
  /** Who it is for besides the court; empty where that was left out. */
  recipient: string
  /** What became of the fee. */
  fee: 'none' | 'waived' | 'paid'
  /** The host of the platform. */
  host: string
  /** Name and version of the program that made the record. */
  software: string
  /** When the record was made, and when it was signed. RFC 3339, UTC. */
  madeAt: string
  signedAt: string
  /** Days as YYYY-MM-DD; `null` for no first or last one. */
  from: string | null
  to: string | null
  isOneThread: boolean
  items: number
  pages: number
  leftOut: readonly { what: string; count: number }[]
  /** SHA-256 of manifest.json, 64 digits. */
  manifest: string
  /** The code of the shared log, in groups; empty where there is none. */
  code: string
  notice: { on: string; to: string; by: string } | null
  signer: { name: string; position: string; place: string }
  /** By their numbers in the record. */
  listed: readonly ListedItem[]
}

/** When a message was first listed to someone who got it, beside when they first viewed it. */
export interface ListedItem {
  /** Its number in the record. */
  number: number
  to: string
  /** YYYY-MM-DD on the case's clock, and RFC 3339; `null` for never, up to when the record was made. */
  day: string | null
  firstViewedAt: string | null
}

/** Beside the first views, and never in their place: a list has no text of a message. */
function listedBlocks(listed: readonly ListedItem[]): Block[] {
  if (listed.length === 0) return []
  return [
    { kind: 'heading', text: 'Days on which messages were listed', level: 2 },
    {
      kind: 'text',
      text: '“Listed” is the first day, on the case’s clock, on which the system sent a list with this message to its recipient. A list shows a message’s subject and kind, and not its text. That a message was listed does not show that anyone read it. “First viewed” is the first time that the recipient pressed “Open message” for it. Both are as they were when the record was made.',
    },
    {
      kind: 'facts',
      rows: listed.map(({ number, to, day, firstViewedAt }) => [
        `Message ${number}`,
        `${to}: ${day === null ? 'never listed' : `listed on ${day}`}; ${firstViewedAt === null ? 'never viewed' : `first viewed ${firstViewedAt}`}`,
      ]),
    },
  ]
}

/** What comes before how the system works, in the statement and on the desk's page. */
export const worksAsFollows = 'The system works as follows:'

const fees = { none: 'None charged', waived: 'Waived', paid: 'Paid' } as const
const counted = (n: number, one: string, more: string) => `${n} ${n === 1 ? one : more}`

/** What the record is of, without a name: "Messages of one thread, from 2026-01-01 to 2026-02-01". */
export function scopeOf({ isOneThread, from, to }: Pick<SignedCopy, 'isOneThread' | 'from' | 'to'>): string {
  const days =
    from === null && to === null
      ? 'all days'
      : [from === null ? '' : `from ${from}`, to === null ? '' : `to ${to}`].filter(Boolean).join(' ')
  return `${isOneThread ? 'Messages of one thread' : 'All messages'}, ${days}`
}

/** What a custodian states, by number; the desk shows the same words before they are signed. */
export function statementsOf(
  it: Pick<SignedCopy, 'host' | 'software' | 'madeAt' | 'from' | 'to' | 'isOneThread' | 'items' | 'pages' | 'leftOut' | 'manifest'>,
  { name, position }: { name: string; position: string },
): string[] {
  const left = it.leftOut.length === 0 ? 'none of what was asked for' : it.leftOut.map(({ what, count }) => `${count} ${what}`).join(', ')
  return [
    `My name is ${name}. My position is ${position}. I am a custodian of the records of the platform at ${it.host}, or another person qualified to certify how it makes and stores them.`,
    `I know from my work how this system makes and stores its records. I have not read the record and did not need to: I certify it by its hash.`,
    `The record has ${counted(it.items, 'entry', 'entries')} on ${counted(it.pages, 'page', 'pages')}: ${scopeOf(it)}. ${it.software} wrote it on ${it.madeAt}. Left out: ${left}.`,
    `The record has a list of its files, manifest.json, with the SHA-256 of each. The SHA-256 of manifest.json is ${it.manifest}. A copy whose manifest has this SHA-256, and whose files have the hashes that stand in it, is the record as the system wrote it.`,
    'Each entry was made by the system at the time that it shows, in the course of its regular operation, and making such entries is its regular practice.',
  ]
}

/** The certificate as it was signed. @param signature how the PDF itself is signed, in a sentence */
export function signedCertificate(rule: CertificateRule, it: SignedCopy, signature: string): Block[] {
  const { signer, notice } = it
  return [
    { kind: 'heading', text: 'Certificate of a custodian or other qualified person', level: 1 },
    { kind: 'text', isBold: true, text: `${reviewOf(rule)} ${authenticityOnly}` },
    {
      kind: 'facts',
      rows: [
        ['Certificate', `No. ${it.number}, text of ${textVersion}`],
        ['Case on the platform', it.caseId],
        ['Court', it.court],
        ...(it.recipient === '' ? [] : [['For', it.recipient] as const]),
        ['Law', `${rule.name}: ${rule.citation}`],
        ['In place of an oath', rule.oath],
        ['Where the law was read', `${rule.source}. Last checked ${rule.checkedOn}.`],
        ['Fee', fees[it.fee]],
        [
          'Verification code',
          it.code === ''
            ? 'None: the record of a parent whose part in the case has ended. Check it with verify.html in the record.'
            : `${it.code}. See https://${it.host}/verify/${it.code}`,
        ],
        ['Signature of this PDF', signature],
      ],
    },
    { kind: 'heading', text: 'Statement', level: 2 },
    ...statementsOf(it, signer).map((text, n): Block => ({ kind: 'text', text: `${n + 1}. ${text}` })),
    { kind: 'text', text: `6. ${worksAsFollows}` },
    ...system(it.host).map((text): Block => ({ kind: 'text', text, isIndented: true })),
    { kind: 'text', text: rule.signature },
    { kind: 'text', isBold: true, text: `/s/ ${signer.name}, ${signer.position}` },
    { kind: 'text', text: `Signed on ${it.signedAt} (UTC) at ${signer.place}, by typing this name while signed in as a custodian.` },
    ...listedBlocks(it.listed),
    { kind: 'heading', text: 'Before the hearing', level: 2 },
    { kind: 'text', text: rule.notice },
    {
      kind: 'facts',
      rows: [
        ['Notice given on', notice?.on ?? '____________________'],
        ['To', notice?.to ?? '______________________________'],
        ['By', notice?.by ?? '______________________________ (mail, e-filing, by hand)'],
      ],
    },
    {
      kind: 'text',
      isSmall: true,
      text: notice
        ? 'The day, the recipient and the way of the notice are what the party who asked for this certificate noted. The custodian does not certify them.'
        : 'The party who offers the record fills this in. The custodian does not certify it.',
    },
  ]
}
