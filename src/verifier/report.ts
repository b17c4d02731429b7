import { dayPaths, siteCheckpointPath, siteTokenPath } from '#domain/record/format.ts'
import { type RecordFile, type Verified, verifyRecord } from '#domain/record/verify.ts'
import { checkEd25519 } from '#domain/transparency-log/ed25519.ts'
import { headCode, inGroups } from '#domain/transparency-log/head-code.ts'
import { toBase64, writeKey } from '#domain/transparency-log/signed-note.ts'
import { readToken, WrongToken } from './token.ts'

export interface Report {
  holds: boolean
  /** What is wrong, each with its file; none where the record holds. */
  wrong: readonly string[]
  /** What the record is and what leads outside, in sentences. */
  about: readonly string[]
}

/** Milliseconds that the clocks of an authority and of a site may differ. */
const leeway = 300_000

interface Token {
  path: string
  checkpoint: string
  /** What it is a timestamp of, in words. */
  of: string
}

const tokensOf = ({ manifest }: Verified): Token[] => [
  { path: siteTokenPath, checkpoint: siteCheckpointPath, of: 'the public tree' },
  ...(manifest?.files ?? []).flatMap(({ path }) => {
    const day = /^proof\/day-([0-9-]{10})\.token$/.exec(path)?.[1]
    return day === undefined ? [] : [{ path, checkpoint: dayPaths(day).checkpoint, of: `the private entries of ${day}` }]
  }),
]

async function stamps(files: ReadonlyMap<string, RecordFile>, verified: Verified): Promise<{ wrong: string[]; about: string[] }> {
  const wrong: string[] = []
  const about: string[] = []
  for (const { path, checkpoint, of } of tokensOf(verified)) {
    const token = files.get(path)?.content
    if (!token) continue
    try {
      const data = files.get(checkpoint)?.content
      if (!data) throw new WrongToken('what it is about is missing')
      const { at, authority, root } = await readToken(token, data)
      if (verified.manifest && at.getTime() > Date.parse(verified.manifest.madeAt) + leeway)
        throw new WrongToken('its time is later than the record')
      about.push(
        `${authority} says that ${of} existed at ${at.toISOString()}.`,
        root.isSelfSigned
          ? `Its root certificate is ${root.name}, SHA-256 ${root.fingerprint}. Compare that with what the authority publishes.`
          : `Its root certificate is not in the token. The last one is ${root.name}, SHA-256 ${root.fingerprint}.`,
      )
    } catch (error) {
      if (!(error instanceof WrongToken)) throw error
      wrong.push(`The timestamp in ${path} does not count: ${error.message}.`)
    }
  }
  return { wrong, about: about.length === 0 && wrong.length === 0 ? ['It has no outside timestamp.'] : about }
}

function description({ manifest, keys, shared, anchored, siteCheckpoint, sharedLater, entries, disclosed, erased }: Verified): string[] {
  if (manifest === null) return []
  const { madeAt, askedBy, case: caseId, omitted, files, logs } = manifest
  const host = logs[0]!.origin.split('/')[0]!
  return [
    `It was made at ${madeAt} for ${askedBy}. The case is ${caseId}.`,
    `It has ${entries} entries, ${disclosed} of them with their content, in ${files.length} files.`,
    ...erased.map(
      ({ log, seq, by, order }) => `Entry ${seq} of the ${log} log was erased by an order of a court (${order}): entry ${by} says so.`,
    ),
    [omitted.statement, ...omitted.counts.map(({ what, count }) => `Left out: ${count} ${what}.`)].join(' '),
    ...(shared ? [`The shared log had ${shared.head.size} entries then. Its code is ${inGroups(headCode(shared.head))}.`] : []),
    ...keys.map((key) => `Key: ${writeKey(key)}`),
    `The keys are in the record itself. Compare them with those on https://${host}/ledger, or in another record of this case.`,
    anchored && siteCheckpoint
      ? `The first ${anchored.size} entries went into the public tree of ${host}: ${siteCheckpoint.size} leaves, root ${toBase64(siteCheckpoint.root)}.`
      : 'It does not lead to the public tree.',
    ...sharedLater.map(
      ({ shared: seq, own, day }) =>
        `Entry ${seq} of the shared log was private before: it names entry ${own} of the exporter's own log, which is in the tree of ${day}.`,
    ),
  ]
}

/** Checks a record with all that it has, its timestamps included, and says what was found. */
export async function report(files: readonly RecordFile[]): Promise<Report> {
  const verified = verifyRecord(files, checkEd25519)
  const { wrong, about } = await stamps(new Map(files.map((file) => [file.path, file])), verified)
  const all = [...verified.findings.map(({ says }) => says), ...wrong]
  return { holds: all.length === 0, wrong: all, about: [...description(verified), ...about] }
}

export const headline = ({ holds }: Report): string =>
  holds ? 'Nothing in this record was changed since it was signed.' : 'This record was changed, or is not whole.'
/** What a record can't show, under every answer. */
export const limits = 'This is about whether the record is what was recorded, and not about whether what was written is true.'

/** What systems leave in folders by themselves. */
export const isLitter = (path: string): boolean => /(^|\/)(\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(path)
