import { type DraftedFile, hashCertificateDraft, ownDeclarationDraft } from '#domain/certificates/file-drafts.ts'
import { ruleOfState } from '#domain/certificates/rules.ts'
import { momentIn } from '#case/records/public.ts'
import { limitsOfWays } from '#domain/evidence/authentication.ts'
import { sizeText } from '#domain/files/sizes.ts'
import type { Block, Paper } from '#domain/papers/paper.ts'
import { csvOf } from '#kernel/csv.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import type { Step } from './contract.ts'
import { hashWords, leafWords, notRecorded, sameHash, stepWords } from './rules.ts'
import type { Read } from './service.ts'

const verdicts = {
  clean: msg`Found nothing`,
  not_scanned: msg`Gave no verdict`,
  made_here: msg`Not needed: the file was made here`,
} as const

/** What a paper is drawn with. */
export interface Printed extends Read {
  host: string
  /** Whether the stored original had its SHA-256 when the paper was made; `null` where it is deleted, or too large to be read for a paper. */
  isSame: boolean | null
}

const platform = () => english(msg`The platform`)
/** Who opens a link has no account: nobody knows them by more than the link. */
const who = ({ by, kind }: Step) => by ?? (kind === 'linkOpened' ? english(msg`Not known`) : platform())

function again({ isSame, chain, at, zone }: Printed): string {
  const moment = momentIn(zone)
  if (isSame === true) return english(msg`The same, on ${{ moment: moment(at) }}`)
  if (isSame === false) return english(msg`Different, on ${{ moment: moment(at) }}. The stored file is damaged.`)
  if (chain.history.removedAt) return english(msg`Not computed: the file was deleted.`)
  return english(msg`Not computed for this paper: the file is larger than 256 MiB.`)
}

function stepBlocks(step: Step, n: number, zone: string): Block[] {
  const { at, tool, sha256, bytes, leaf, kind } = step
  const rows: [string, string][] = [
    [english(msg`When`), momentIn(zone)(new Date(at))],
    [english(msg`Who`), who(step)],
    ...(tool === null ? [] : [[english(msg`Program`), tool] as [string, string]]),
    ...(bytes === null ? [] : [[english(msg`Size`), sizeText(bytes)] as [string, string]]),
    ...(sha256 === null ? [] : [[english(hashWords(kind)), sha256] as [string, string]]),
    [english(msg`Proof`), leaf === null ? english(leafWords(leaf)) : `${english(leafWords(leaf))}\n${leaf.hash}`],
  ]
  return [
    { kind: 'heading', level: 2, text: `${n}. ${english(stepWords(step))}` },
    { kind: 'facts', rows },
  ]
}

/** The chain of custody on paper. */
export function chainPaper(printed: Printed): Paper {
  const { chain, title, author, zone, at, host } = printed
  const { name, type, bytes, sha256, copySha256, scan, isMisnamed } = chain.history
  const subject = english(msg`Chain of custody`)
  const leaves = chain.steps.flatMap((step, n) => (step.leaf ? [{ n: n + 1, text: step.leaf.text }] : []))
  return {
    title: `${subject} · ${title}`,
    prefix: '',
    blocks: [
      { kind: 'heading', level: 1, text: subject },
      {
        kind: 'facts',
        rows: [
          [english(msg`Case`), title],
          [english(msg`File`), name],
          [english(msg`Uploaded by`), author],
          [
            english(msg`Kind and size`),
            `${type}, ${sizeText(bytes)}${isMisnamed ? `. ${english(msg`The content isn’t what the name says.`)}` : ''}`,
          ],
          [english(msg`SHA-256 of the original`), sha256],
          [english(msg`Computed again`), again(printed)],
          ...(copySha256 === null ? [] : [[english(msg`SHA-256 of the copy`), copySha256] as const]),
          [english(msg`Virus scanner`), english(verdicts[scan])],
          [english(msg`Steps`), String(chain.steps.length)],
          [english(msg`Made on`), `${momentIn(zone)(at)}, ${host}`],
        ],
      },
      ...(scan === 'made_here' ? [] : [{ kind: 'text', text: english(sameHash) } as const]),
      { kind: 'text', text: english(notRecorded) },
      { kind: 'rule' },
      ...chain.steps.flatMap((step, n) => stepBlocks(step, n + 1, zone)),
      { kind: 'rule' },
      { kind: 'heading', level: 2, text: english(msg`How to check this without this site`) },
      {
        kind: 'text',
        text: english(
          msg`The file: compute its SHA-256 with any program (Linux: sha256sum, macOS: shasum -a 256, Windows: certutil -hashfile FILE SHA256), or on ${{ page: `https://${host}/verify` }}, which sends the file nowhere. The same 64 digits mean the same bytes.`,
        ),
      },
      {
        kind: 'text',
        text: english(
          msg`An entry: its hash is the SHA-256 of a zero byte and the text below (RFC 9162). The entries of the shared log, with the signed head that has them, are in each record from the Records page, with the program verify.html. An entry doesn’t contain what it is about, but a commitment to it.`,
        ),
      },
      ...leaves.map(({ n, text }): Block => ({ kind: 'text', isSmall: true, text: `${n}: ${text}` })),
      {
        kind: 'text',
        isSmall: true,
        text: english(msg`A hash shows that a file or an entry has not changed. It doesn’t show that what is in it is true.`),
      },
    ],
  }
}

/** The same as a table. */
export function chainCsv({ chain }: Pick<Read, 'chain'>): string {
  const head = [
    msg`When (UTC)`,
    msg`What`,
    msg`Who`,
    msg`Program`,
    msg`Size in bytes`,
    msg`SHA-256`,
    msg`SHA-256 of what`,
    msg`Proof`,
    msg`Hash of the entry`,
    msg`Text of the entry`,
  ]
  const rows = chain.steps.map((step) => [
    step.at,
    english(stepWords(step)),
    who(step),
    step.tool,
    step.bytes === null ? null : String(step.bytes),
    step.sha256,
    step.sha256 === null ? null : english(hashWords(step.kind)),
    english(leafWords(step.leaf)),
    step.leaf?.hash ?? null,
    step.leaf?.text ?? null,
  ])
  return csvOf([head.map(english), ...rows, [], [english(notRecorded)]])
}

export const drafts = ['certificate', 'declaration'] as const
export type Draft = (typeof drafts)[number]

/** A draft for someone to complete and sign, with what stands of the file. */
export function draftPaper(kind: Draft, printed: Printed): Paper {
  const { chain, facts, state, zone, host, at, isSame } = printed
  const moment = momentIn(zone)
  const { name, type, bytes, sha256, uploadedAt } = chain.history
  const received = chain.steps.find((step) => step.kind === 'received')?.leaf
  const metadata = facts.isReadAgain && chain.metadata.row ? moment(chain.metadata.row.at) : null
  const it: DraftedFile = {
    name,
    type,
    size: sizeText(bytes),
    sha256,
    uploadedAt: moment(uploadedAt),
    entry: received ? `${english(leafWords(received))}, ${received.hash}` : null,
    readAgainAt: isSame === false ? again(printed) : isSame ? moment(at) : metadata,
    host,
    madeAt: moment(at),
  }
  const rule = ruleOfState(state)
  const title = english(kind === 'certificate' ? msg`DRAFT: certificate of copied data` : msg`DRAFT: declaration about a file`)
  const blocks = kind === 'certificate' ? hashCertificateDraft(rule, it) : ownDeclarationDraft(rule, it)
  return {
    title,
    prefix: '',
    blocks: [...blocks, ...limitsOfWays.map((line): Block => ({ kind: 'text', isSmall: true, text: english(line) }))],
  }
}
