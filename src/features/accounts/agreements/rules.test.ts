import { array, assert, constantFrom, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { lineAt } from '#web/match.ts'
import { documents } from './documents/all.ts'
import { documentTypes } from './contract.ts'
import {
  acceptsAll,
  type Block,
  csvCell,
  csvLines,
  type GateEvent,
  gateEvents,
  gateOf,
  gateState,
  type GateState,
  gateStates,
  type Piece,
  piecesOf,
  shapeOf,
} from './rules.ts'

const words = (pieces: readonly Piece[]) => pieces.map((piece) => (typeof piece === 'string' ? piece : piece.words)).join('')
const text = (blocks: readonly Block[]) =>
  blocks.map((block) => (block.kind === 'paragraph' ? words(block.pieces) : block.points.map(words).join(' '))).join(' ')

test('a document is an opening and sections of paragraphs and points', () => {
  expect(shapeOf('First.\n\n## Your part\n\nSecond\nline.\n\n- one\n- two, [here](/support)')).toEqual({
    opening: [{ kind: 'paragraph', pieces: ['First.'] }],
    sections: [
      {
        id: 'your-part',
        title: 'Your part',
        blocks: [
          { kind: 'paragraph', pieces: ['Second line.'] },
          { kind: 'points', points: [['one'], ['two, ', { words: 'here', to: '/support' }]] },
        ],
      },
    ],
  })
})

test.each(['[a](https://elsewhere.example)', '[a](javascript:alert(1))', '[a](//elsewhere.example', '<a href="/x">a</a>'])(
  '%s is no link of this site and stays as it was written',
  (line) => {
    expect(words(piecesOf(line))).toBe(line)
    expect(piecesOf(line).every((piece) => typeof piece === 'string')).toBe(true)
  },
)

test('two sections with the same heading can both be found', () => {
  const ids = shapeOf('## Same\n\nA.\n\n## Same\n\nB.\n\n## Same\n\nC.').sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(3)
})

test('no written text is left out', () => {
  const bare = (of: string) => of.replaceAll(/[^\p{L}\p{N}]/gu, '')
  // Links are excluded, since their addresses are not shown.
  const plain = string({ maxLength: 200 }).filter((line) => !line.includes(']('))
  assert(
    property(plain, (written) => {
      const { opening, sections } = shapeOf(written)
      const rendered = [text(opening), ...sections.map(({ title, blocks }) => `${title} ${text(blocks)}`)].join(' ')
      expect(bare(rendered)).toBe(bare(written))
    }),
  )
})

test.each(documents)('every link of $documentType $version leads to a page of the map', ({ content }) => {
  const { opening, sections } = shapeOf(content)
  expect(sections.length).toBeGreaterThan(3)
  expect(text(opening)).not.toBe('')
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  const links = [...content.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to]) => to!)
  expect(links.filter((to) => !lineAt('court.example', to))).toEqual([])
})

const digest = 'a'.repeat(64)
const newer = 'b'.repeat(64)

test.each<[GateState, GateEvent, GateState]>([
  ['signed_out', 'sign_up', 'unverified'],
  ['unverified', 'verify', 'signed_out'],
  ['unverified', 'sign_in', 'unverified'],
  ['terms_due', 'accept_all', 'accepted_now'],
  ['terms_due', 'accept_part', 'terms_due'],
  ['terms_due', 'acknowledge', 'terms_due'],
  ['terms_due', 'new_session', 'terms_due'],
  ['terms_due', 'sign_out', 'signed_out'],
  ['accepted_now', 'acknowledge', 'agreed'],
  ['accepted_now', 'new_version', 'accepted_now'],
  ['accepted_now', 'new_session', 'acknowledgement_due'],
  ['accepted_now', 'sign_out', 'signed_out'],
  ['acknowledgement_due', 'acknowledge', 'agreed'],
  ['acknowledgement_due', 'accept_part', 'acknowledgement_due'],
  ['acknowledgement_due', 'new_session', 'acknowledgement_due'],
  ['acknowledgement_due', 'sign_out', 'signed_out'],
  ['agreed', 'new_session', 'agreed'],
  ['agreed', 'sign_out', 'signed_out'],
])('%s: after %s it is %s', (state, event, after) => {
  // These do not depend on the record.
  for (const byRecord of gateStates) expect(gateState(state, event, byRecord)).toBe(after)
})

test.each(['terms_due', 'acknowledgement_due', 'agreed'] as const)('signing in leads to %s where the record says so', (byRecord) => {
  expect(gateState('signed_out', 'sign_in', byRecord)).toBe(byRecord)
})

test('a new version is due at once, unless the terms were accepted in this very session', () => {
  const agreed = { acceptedTypes: 4, acknowledged: [digest] }
  expect(gateState('agreed', 'new_version', gateOf(newer, { ...agreed, acceptedNow: false }))).toBe('acknowledgement_due')
  expect(gateState('agreed', 'new_version', gateOf(newer, { ...agreed, acceptedNow: true }))).toBe('accepted_now')
})

test('the terms are accepted once: only signing out leads back to a state in which they are due', () => {
  for (const state of ['accepted_now', 'acknowledgement_due', 'agreed'] as const) {
    for (const event of gateEvents) expect(gateState(state, event, 'agreed')).not.toBe('terms_due')
  }
})

/** The stored state of one account, for comparing the table with what the server computes. */
interface AccountState {
  state: 'none' | 'unverified' | 'verified'
  session: number | null
  sessions: number
  version: number
  acceptedIn: readonly number[]
  acknowledged: readonly string[]
}

const digestOfVersion = (version: number) => String(version).repeat(64)
const computed = ({ session, version, acceptedIn, acknowledged }: AccountState) =>
  gateOf(digestOfVersion(version), {
    acceptedTypes: acceptedIn.length > 0 ? 4 : 0,
    acceptedNow: session !== null && acceptedIn.includes(session),
    acknowledged,
  })
const stateOf = (before: AccountState): GateState =>
  before.state === 'unverified' ? 'unverified' : before.session === null ? 'signed_out' : computed(before)

/** What the server does with an event; a refused one changes nothing. */
function happens(before: AccountState, event: GateEvent): AccountState {
  const { state, session, sessions, version } = before
  const isIn = session !== null
  if (event === 'sign_up') return state === 'none' ? { ...before, state: 'unverified' } : before
  if (event === 'verify') return state === 'unverified' ? { ...before, state: 'verified' } : before
  if (event === 'sign_in' || event === 'new_session') {
    return state === 'verified' ? { ...before, session: sessions, sessions: sessions + 1 } : before
  }
  if (event === 'new_version') return { ...before, version: version + 1 }
  if (event === 'sign_out') return { ...before, session: null }
  if (!isIn || event === 'accept_part') return before
  // A version is accepted once in a session.
  if (event === 'accept_all') return { ...before, acceptedIn: [...before.acceptedIn, session] }
  if (before.acceptedIn.length === 0) return before
  return { ...before, acknowledged: [...before.acknowledged, digestOfVersion(version)] }
}

test('after any events the table agrees with what the server computes from its records', () => {
  const start: AccountState = { state: 'none', session: null, sessions: 0, version: 0, acceptedIn: [], acknowledged: [] }
  const seen = new Set<string>()
  assert(
    property(array(constantFrom(...gateEvents), { minLength: 60, maxLength: 60 }), (events) => {
      let state = start
      for (const event of events) {
        // Without an account nobody can sign in.
        if (state.state === 'none' && (event === 'sign_in' || event === 'new_session')) continue
        // Signing up with another address concerns another person.
        if (state.state === 'verified' && state.session === null && (event === 'sign_up' || event === 'verify')) continue
        const before = stateOf(state)
        state = happens(state, event)
        expect([before, event, gateState(before, event, computed(state))]).toEqual([before, event, stateOf(state)])
        seen.add(`${before} ${event}`)
      }
    }),
    { numRuns: 1_000, seed: 1 },
  )
  // Every cell of the table was reached.
  const cells = gateStates.flatMap((state) => gateEvents.map((event) => `${state} ${event}`))
  expect(cells.filter((cell) => !seen.has(cell))).toEqual([])
})

test('an acceptance needs the current version of every document', () => {
  const standing = documentTypes.map((documentType) => ({ documentType, version: '2026-11-21' }))
  const all = standing.map(({ documentType: type, version }) => ({ type, version }))
  expect(acceptsAll(all, standing)).toBe(true)
  expect(acceptsAll(all.toReversed(), standing)).toBe(true)
  expect(acceptsAll(all.slice(1), standing)).toBe(false)
  expect(acceptsAll([...all.slice(1), all[1]!], standing)).toBe(false)
  expect(acceptsAll([...all.slice(1), { ...all[0]!, version: '2026-11-20' }], standing)).toBe(false)
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])('%j is no formula in a file: its cell begins with an apostrophe', (cell) => {
  expect(csvCell(cell)).toBe(`"'${cell}"`)
})

test('a file keeps quotes, commas and line ends within their cell', () => {
  expect(csvLines([['a "b", c', null, 'd\ne']])).toBe('"a ""b"", c","","d\ne"\r\n')
})
