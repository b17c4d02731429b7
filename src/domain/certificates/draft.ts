import type { Block } from '../papers/paper.ts'
import type { CertificateRule } from './rules.ts'

/** What the certificate is about. */
export interface Certified {
  /** Name and version of the program. */
  software: string
  /** Where the platform is reached. */
  host: string
  /** What was exported, in words. */
  what: string
  /** RFC 3339, UTC. */
  madeAt: string
  pages: number
  items: number
  /** SHA-256 of record.pdf, 64 digits. */
  paperHash: string
}

/** How the system works, as far as a certificate has to say (Fed. R. Evid. 902(13): facts, and no bare conclusion). */
export const system = (host: string): string[] => [
  `The platform at ${host} stores each message when its author presses “Send”, and delivers it ten seconds later or at the time that was chosen. Until then its author can take it back. After that the program lets nobody change or delete it; an addition is a message of its own. Only by an order of a court is the content of a message erased: its entry stays in the log, and a later entry names the court and the docket number.`,
  'Times are those of the platform’s clock in UTC. Every ten minutes the platform signs the state of its record, and where an outside timestamp authority is set, that authority confirms the time.',
  '“First viewed” is the first time that a recipient pressed “Open message” for that one message. Lists, search, notifications, previews and exports set no such time.',
  'To a parent who has not joined, a message can be mailed as a link. “Accepted” means that the mail server that the platform hands its mail to took the mail; “bounced”, that a bounce report (RFC 3464) came back for it; “link opened”, that someone pressed the button on the page of the link. None of these is a first view, and none shows who read the mail.',
  'Each change of the record is an entry of an append-only log (a Merkle tree by RFC 9162) with a SHA-256 hash. The hashes in this record were computed by the program that wrote it. Anyone can compute them again from its files with the programs verify.html and verify.mjs in it, without a network.',
  'Attached files are copies without their hidden data, such as the place where a photo was taken. The hash of each stands with its message.',
]

/** Whether a lawyer has read the text for this law. */
export const reviewOf = ({ reviewed }: CertificateRule): string =>
  reviewed ? `Reviewed by ${reviewed.by} on ${reviewed.on}.` : 'No lawyer has reviewed this text.'

/** What a certificate is about, and what it is not (Fed. R. Evid. 902, advisory committee note of 2017). */
export const authenticityOnly =
  'It is not legal advice, and it is about authenticity only: it does not show that what was written is true, or that a court may use it.'

/** The draft, to be completed and signed by someone who can swear to it. */
export function draftOf(rule: CertificateRule, it: Certified): Block[] {
  const { what, madeAt, pages, items, paperHash, software, host } = it
  return [
    { kind: 'heading', text: 'Certificate of a custodian or other qualified person (draft)', level: 1 },
    {
      kind: 'text',
      isBold: true,
      text: `${reviewOf(rule)} ${authenticityOnly}`,
    },
    {
      kind: 'facts',
      rows: [
        ['For', rule.name],
        ['Under', rule.citation],
        ['In place of an oath', rule.oath],
        ['Where the law was read', `${rule.source}. Last checked ${rule.checkedOn}. Compare it with the official text.`],
      ],
    },
    { kind: 'heading', text: 'Statement', level: 2 },
    { kind: 'text', text: '1. My name is ______________________________. My position is ______________________________.' },
    {
      kind: 'text',
      text: '2. I know from my work how this system makes and stores its records. (If you are a parent in the case and not a custodian of the platform, cross this out and write what you know yourself: that you exported the record, when, and that you changed nothing.)',
    },
    {
      kind: 'text',
      text: `3. The attached record, “${what}”, has ${items} ${items === 1 ? 'entry' : 'entries'} on ${pages} ${pages === 1 ? 'page' : 'pages'}. ${software} wrote it on ${madeAt}. The SHA-256 of its file record.pdf is ${paperHash}.`,
    },
    {
      kind: 'text',
      text: '4. Each entry was made by the system at the time that it shows, in the course of its regular operation, and making such entries is its regular practice.',
    },
    { kind: 'text', text: '5. The system works as follows:' },
    ...system(host).map((text): Block => ({ kind: 'text', text, isIndented: true })),
    { kind: 'text', text: rule.signature },
    { kind: 'text', text: 'Signed on ____________________ at ______________________________ (city and state)' },
    { kind: 'text', text: 'Signature ________________________________________' },
    { kind: 'heading', text: 'Before the hearing', level: 2 },
    { kind: 'text', text: rule.notice },
    {
      kind: 'facts',
      rows: [
        ['Notice given on', '____________________'],
        ['To', '______________________________'],
        ['By', '______________________________ (mail, e-filing, by hand)'],
      ],
    },
  ]
}
