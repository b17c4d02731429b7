import { describe, expect, test } from 'vitest'
import { english } from '#kernel/english.ts'
import { type ProofFacts, type Way, wayIds, waysOf } from './authentication.ts'
import { fileKinds } from './items.ts'

const yesNo = [false, true] as const
const flags = [
  'isRemoved',
  'isLogged',
  'isMade',
  'isReadAgain',
  'hasDevice',
  'isSent',
  'isOpened',
  'isAnswered',
  'isTwin',
  'isCertified',
] as const

/** Every combination: of each flag both, of each list all. */
function* combinations(): Generator<ProofFacts> {
  for (const kind of fileKinds)
    for (const metadata of ['waiting', 'read', 'cannot'] as const)
      for (const time of ['fits', 'none', 'odd'] as const)
        for (let bits = 0; bits < 2 ** flags.length; bits += 1)
          yield {
            kind,
            metadata,
            time,
            ...(Object.fromEntries(flags.map((flag, n) => [flag, yesNo[(bits >> n) & 1]])) as Record<(typeof flags)[number], boolean>),
          }
}
const all = [...combinations()]
const plain: ProofFacts = {
  kind: 'picture',
  isRemoved: false,
  isLogged: true,
  isMade: false,
  isReadAgain: true,
  metadata: 'read',
  hasDevice: true,
  time: 'fits',
  isSent: false,
  isOpened: false,
  isAnswered: false,
  isTwin: false,
  isCertified: false,
}
const way = (id: Way['id'], facts: Partial<ProofFacts> = {}) => waysOf({ ...plain, ...facts }).find((one) => one.id === id)!
const textsOf = ({ today, missing, next }: Way) => [...today, ...missing, ...(next ? [next] : [])]
const lines = (one: Way) => textsOf(one).map(english)
/** Each text that some of these facts bring, once. */
const allLines = (of: readonly ProofFacts[]) => [...new Set(of.flatMap((facts) => waysOf(facts).flatMap(textsOf)))].map(english)

test('over every combination of facts each way says where it stands, what is missing and what to do', () => {
  expect(all).toHaveLength(7 * 3 * 3 * 2 ** 10)
  const wrong = all.filter((facts) => {
    const ways = waysOf(facts)
    return !(
      ways.length === wayIds.length &&
      ways.every(
        ({ state, today, missing, next }) =>
          (state === 'supports' ? today.length > 0 : missing.length > 0) && (next === null) === (state === 'unfit'),
      )
    )
  })
  expect(wrong).toEqual([])
})

test('each state depends on these facts alone, over every combination', () => {
  const byRule: Readonly<Record<Way['id'], (facts: ProofFacts) => Way['state']>> = {
    witness: ({ isRemoved }) => (isRemoved ? 'needs' : 'supports'),
    characteristics: ({ isRemoved, metadata, hasDevice, time, isAnswered }) =>
      !isRemoved && (isAnswered || (metadata === 'read' && hasDevice && time === 'fits')) ? 'supports' : 'needs',
    process: ({ isCertified }) => (isCertified ? 'supports' : 'needs'),
    machineRecord: ({ kind, metadata, hasDevice, isSent, isCertified }) =>
      !isSent && ['text', 'document', 'other'].includes(kind) && !(metadata === 'read' && hasDevice)
        ? 'unfit'
        : isCertified
          ? 'supports'
          : 'needs',
    hashCopy: () => 'needs',
    businessRecord: ({ kind }) => (['picture', 'video', 'audio'].includes(kind) ? 'unfit' : 'needs'),
    otherParty: ({ isTwin }) => (isTwin ? 'supports' : 'needs'),
  }
  const differing = all.flatMap((facts) => waysOf(facts).filter(({ id, state }) => state !== byRule[id](facts)))
  expect(differing).toEqual([])
})

test('no text of any combination promises what a court decides, or that someone certified what nobody did', () => {
  expect(allLines(all).filter((line) => /admissible|admitted|accepted|guarantee|prove[sn]?\b/i.test(line))).toEqual([])
  const unsigned = allLines(all.filter(({ isCertified }) => !isCertified))
  expect(unsigned).not.toEqual([])
  expect(unsigned.filter((line) => /custodian signed|signed certified copy/i.test(line))).toEqual([])
})

describe('each statement follows from the facts', () => {
  const same = 'The stored file was read again after the upload and had the same SHA-256.'
  test.each([
    ['hashCopy', {}, same, true],
    ['hashCopy', { isReadAgain: false }, same, false],
    ['hashCopy', { isRemoved: true }, same, false],
    ['hashCopy', { isLogged: false }, 'The upload is older than your log, so the log can’t show its time.', true],
    ['witness', { isLogged: false }, 'Your log has the upload with its time, size and SHA-256.', false],
    ['witness', { isLogged: false, isMade: true }, 'This platform made the file for you. Your log has its time and SHA-256.', true],
    ['hashCopy', { isLogged: false, isMade: true }, 'The upload is older than your log, so the log can’t show its time.', false],
    ['hashCopy', { isMade: true }, 'Your device and our server computed the same SHA-256 at the upload.', false],
    ['process', { isMade: true }, 'How the file was made before the upload: the system can’t show that.', false],
    ['characteristics', { time: 'odd' }, 'The file’s own time can’t be right. Be ready to explain it.', true],
    ['characteristics', { metadata: 'waiting' }, 'The file names the device that made it.', false],
    ['characteristics', { metadata: 'waiting' }, 'We haven’t read the file’s metadata yet.', true],
    ['characteristics', { metadata: 'cannot' }, 'We couldn’t read metadata in this file.', true],
    ['characteristics', { isOpened: true }, 'The other side opened what the file was sent in.', true],
    ['characteristics', { isOpened: true, isAnswered: true }, 'The other side opened what the file was sent in.', false],
    ['machineRecord', { isSent: true }, 'On the Records page, make a record with this message. Then ask for a certified copy.', true],
    ['machineRecord', { isSent: true, isCertified: true }, 'A custodian signed a certified copy of that record.', true],
    ['otherParty', {}, 'Nothing here shows that the other side has this file.', true],
    ['otherParty', { isTwin: true }, 'Nothing here shows that the other side has this file.', false],
  ] as const)('%s with %o: “%s” %s', (id, facts, line, isSaid) => {
    expect(lines(way(id, facts)).includes(line)).toBe(isSaid)
  })
})

test('each way has its citation', () => {
  expect(waysOf(plain).map(({ id, citation }) => [id, citation])).toEqual([
    ['witness', 'Fed. R. Evid. 901(b)(1)'],
    ['characteristics', 'Fed. R. Evid. 901(b)(4)'],
    ['process', 'Fed. R. Evid. 901(b)(9)'],
    ['machineRecord', 'Fed. R. Evid. 902(13)'],
    ['hashCopy', 'Fed. R. Evid. 902(14)'],
    ['businessRecord', 'Fed. R. Evid. 902(11), 803(6)'],
    ['otherParty', 'Fed. R. Evid. 901(a), 801(d)(2); Fed. R. Civ. P. 36(a)(1)(B)'],
  ])
})
