import { lawCheckedOn, lawSource } from '../evidence/authentication.ts'
import type { Block } from '../papers/paper.ts'
import { authenticityOnly, reviewOf } from './draft.ts'
import type { CertificateRule } from './rules.ts'

/** One file, as drafts for a court name it. */
export interface DraftedFile {
  /** The name that its owner gave it. */
  name: string
  /** Media type and size in words. */
  type: string
  size: string
  /** Of the original, 64 digits. */
  sha256: string
  /** In words, on the case's clock and in UTC. */
  uploadedAt: string
  /** The entry of the log that has the upload; `null` where the log is younger. */
  entry: string | null
  /** When the stored original was read again and had the same hash, in words; `null` where it was not. */
  readAgainAt: string | null
  /** The host of the platform. */
  host: string
  madeAt: string
}

const blank = '______________________________'
const draftMark = 'DRAFT. Nobody has signed or certified anything in it.'

/** How the system receives a file, as far as a certificate has to say (Fed. R. Evid. 902(13): facts, and no bare conclusion). */
const fileSystem = (host: string): string[] => [
  `The platform at ${host} receives a file in pieces. When all have arrived, the program on the sender’s device sends the SHA-256 that it computed. The server computes its own from the pieces. An upload with two different hashes is refused.`,
  'The original is stored encrypted (AES-256-GCM in chunks). A stored file that was changed doesn’t open. No program of the platform changes an original.',
  'The upload is an entry of an append-only log (a Merkle tree by RFC 9162) with the file’s size and SHA-256. Times are those of the platform’s clock in UTC.',
  'Others are given a copy without hidden data such as location and device. A copy has another SHA-256 than its original.',
]

const facts = (it: DraftedFile): Block => ({
  kind: 'facts',
  rows: [
    ['File', it.name],
    ['Kind and size', `${it.type}, ${it.size}`],
    ['SHA-256 of the original', it.sha256],
    ['Uploaded', it.uploadedAt],
    ['Entry of the upload', it.entry ?? 'None: the upload is older than the log.'],
    ['SHA-256 computed again', it.readAgainAt ?? 'Not since the upload.'],
    ['Draft made', `${it.madeAt}, ${it.host}`],
  ],
})
const law = (rule: CertificateRule, citation: string): Block => ({
  kind: 'facts',
  rows: [
    ['For', rule.name],
    ['Under', citation],
    ['In place of an oath', rule.oath],
    ['Where the federal rules were read', `${lawSource}. Last checked ${lawCheckedOn}.`],
    [
      'Where the law was read',
      `${rule.source}. Last checked ${rule.checkedOn}. State rules differ, and the court decides: compare it with the official text.`,
    ],
  ],
})
const head = (rule: CertificateRule, title: string): Block[] => [
  { kind: 'heading', text: title, level: 1 },
  { kind: 'text', isBold: true, text: `${draftMark} ${reviewOf(rule)} ${authenticityOnly}` },
]
const text = (line: string): Block => ({ kind: 'text', text: line })
const signing = (rule: CertificateRule): Block[] => [
  text(`[Form of ${rule.oath}:] ${rule.signature}`),
  text(`Executed on ____________________ at ${blank} (city and state)`),
  text(`Signature ________________________________________`),
  text(`Name ${blank}`),
]

/** The draft of a certificate for someone qualified who compares hashes (Fed. R. Evid. 902(14), with the notice of 902(11)). */
export const hashCertificateDraft = (rule: CertificateRule, it: DraftedFile): Block[] => [
  ...head(rule, 'Certificate of data copied from a file (draft)'),
  law(rule, rule.id === 'federal' ? 'Fed. R. Evid. 902(14)' : `${rule.citation}; compare Fed. R. Evid. 902(14)`),
  { kind: 'heading', text: 'The file', level: 2 },
  facts(it),
  { kind: 'heading', text: 'Statement', level: 2 },
  text(`1. My name is ${blank}. My position or training that qualifies me is ${blank}.`),
  text(`2. On ____________________ I had a copy of the file “${it.name}” before me, on ${blank} (device or medium).`),
  text(`3. I computed its SHA-256 with ${blank} (program and version). The result was ${blank}${blank}.`),
  text(
    `4. I compared the result with ${it.sha256}, the SHA-256 that the platform’s record has for the original. They are [ ] the same [ ] not the same. Two files with the same SHA-256 are, to all that is known, the same bytes.`,
  ),
  text('5. The record says of the way in which the platform received the file (cross out what you don’t know from your work):'),
  ...fileSystem(it.host).map((line): Block => ({ kind: 'text', text: line, isIndented: true })),
  ...signing(rule),
  { kind: 'heading', text: 'Before the hearing', level: 2 },
  text(rule.notice),
  {
    kind: 'facts',
    rows: [
      ['Notice given on', '____________________'],
      ['To', blank],
      ['By', `${blank} (mail, e-filing, by hand)`],
    ],
  },
]

/** The draft of a parent's own declaration (Fed. R. Evid. 901(b)(1), in the form of 28 U.S.C. § 1746 or a state's own). */
export const ownDeclarationDraft = (rule: CertificateRule, it: DraftedFile): Block[] => [
  ...head(rule, 'Declaration about a file (draft)'),
  law(rule, 'Fed. R. Evid. 901(b)(1), 602'),
  { kind: 'heading', text: 'The file', level: 2 },
  facts(it),
  { kind: 'heading', text: 'Declaration', level: 2 },
  text('Fill in what is true, and cross out everything that you don’t know yourself.'),
  text(`1. My name is ${blank}. I am ${blank} in this case.`),
  text(`2. The file “${it.name}” is [ ] a photo [ ] a recording [ ] a message or letter [ ] another record: ${blank}.`),
  text(`3. I [ ] made it [ ] received it from ${blank} [ ] was there when it was made, on ____________________ at ${blank}.`),
  text(`4. I made or received it with ${blank} (device or program).`),
  text(`5. It shows, fairly and accurately: ${blank}${blank}`),
  text(`6. I [ ] did not change it [ ] changed it as follows: ${blank}`),
  text(
    `7. The platform’s record says that the file was uploaded on ${it.uploadedAt} and had the SHA-256 ${it.sha256}. [ ] I uploaded it myself. [ ] I compared the file that I offer with this SHA-256 on ____________________.`,
  ),
  ...signing(rule),
]
