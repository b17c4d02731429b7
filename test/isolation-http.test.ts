// Over HTTP a foreign case is one that does not exist, to the letter: every call that names a case is asked for both.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AnyCall, urlOf } from '#http/contract.ts'
import { dice } from '#assurance/fuzz/dice.ts'
import { sample } from '#assurance/fuzz/values.ts'
import { familiesOf } from '#assurance/isolation/families.ts'
import type { Families } from '#assurance/isolation/model.ts'
import { put } from '#assurance/isolation/put.ts'
import { tables } from '#assurance/isolation/tables.ts'
import { allCalls } from '#app/features.ts'
import { noFields } from '#domain/templates/templates.ts'
import type { Engine } from '#ports/db/port.ts'
import { createDatabase, dropDatabase } from '#ports/db/scratch.ts'
import { putPersonOf } from './support/signed-in.ts'
import { templateEngine } from './support/template.ts'
import { type TestApp, testApp } from './support/test-app.ts'

type Part = 'params' | 'query' | 'body'

const fieldsOf = (schema: unknown): string[] => Object.keys((schema as { def?: { shape?: object } } | undefined)?.def?.shape ?? {})
/** The part of a call's input that names a case. */
const naming = (call: AnyCall): Part | undefined =>
  (['params', 'query', 'body'] as const).find((part) => fieldsOf(call[part]).includes('case'))

const callsOfCases: AnyCall[] = allCalls.filter((call) => naming(call) !== undefined)

let backend: TestApp
let families: Families

/** The database with the families, which the server of each test begins with a copy of. */
let furnished: Engine
beforeAll(async () => {
  const template = templateEngine()
  furnished = await createDatabase(template, template.owner.database)
  families = familiesOf(3)
  await put(furnished.owner, families, 'as granted')
}, 60_000)
afterAll(() => dropDatabase(templateEngine(), furnished.owner.database!))

/** Signs someone of the families in, on a server of their own: their seats go to a person with a session. */
async function signedInAs(what: string) {
  backend = await testApp({ copyOf: furnished.owner.database! })
  backend.clock.now = families.at.getTime()
  const { account, cookie } = await putPersonOf(backend)
  const was = families.people.find((person) => person.what === what)?.account
  if (!was) throw new Error(`There is nobody like this in the families: ${what}`)
  await backend.database.owner.updateTable('case_member').set({ account_id: account }).where('account_id', '=', was).execute()
  return cookie
}

const missing = (n: number) => `0190a1b2-c3d4-7000-8000-${String(n).padStart(12, '0')}`

/** Ids in the path besides the case: of a real row in that case, if there is a table of that name. */
function othersIn(call: AnyCall, caseId: string): Record<string, string> {
  const named = fieldsOf(call.params).filter((name) => name !== 'case')
  const tableOf = (name: string) => Object.keys(tables).find((table) => table === name || table.endsWith(`_${name}`)) ?? 'child'
  const rowOf = (name: string) => families.rows.find((row) => row.table === tableOf(name) && row.caseId === caseId)
  return Object.fromEntries(named.map((name) => [name, String(rowOf(name)?.values['id'] ?? missing(9))]))
}

type HttpReply = Awaited<ReturnType<TestApp['app']['inject']>>
/** All that an answer says, but the time. */
function letter({ statusCode, headers, body }: HttpReply): string {
  const { date: _date, ...others } = headers
  return JSON.stringify([statusCode, others, body])
}

/** Values that no schema can provide but a feature's own rules accept, by the name of the field. */
const known: Readonly<Record<string, unknown>> = {
  zone: 'America/New_York',
  split: { kind: 'percent', A: 5000 },
  since: '2026-01-15',
  day: '2026-05-04',
  from: '09:00',
  to: '10:00',
  documentsDueOn: null,
  dueOn: null,
  marriedOn: null,
  separatedOn: null,
  filedOn: null,
  servedOn: null,
  decreeOn: null,
  signedOn: null,
  effectiveOn: '2026-05-04',
  endsOn: null,
  effective: '2026-05-04',
  conflict: 'a1'.repeat(16),
  'incidents.add day': '2026-03-10',
  'incidents.change day': '2026-03-10',
  ...Object.fromEntries(
    ['part', 'csv'].flatMap((verb) => [
      [`timeline.${verb} from`, '2026-03-01'],
      [`timeline.${verb} to`, '2026-03-31'],
    ]),
  ),
  'facts.add when': { first: '2026-03-10', last: '2026-03-10', time: null, precision: 'day', isAbout: false },
  'facts.save when': { first: '2026-03-10', last: '2026-03-10', time: null, precision: 'day', isAbout: false },
  'suggestions.accept when': { first: '2026-03-10', last: '2026-03-10', time: null, precision: 'day', isAbout: false },
  'suggestions.list source': 'item',
  'suggestions.look source': 'item',
  citations: [],
  'exhibits.save prefix': 'EX-',
  'exhibits.review seen': 'a1'.repeat(32),
  'exhibits.saveRow from': null,
  'exhibits.saveRow to': null,
  'documents.addStep kind': 'filed',
  'templates.preview fields': noFields,
  'templates.make fields': noFields,
  'filing.add kind': 'name',
  'filing.add words': 'Maya Rose',
  paper: 'incidents',
  'filing.paper part': '',
  'documents.addStep day': '2026-03-10',
  'documents.addStep servedTo': '',
  'documents.addStep how': null,
  // A file, as base64.
  'bank.preview file': 'RGF0ZQ==',
  'bank.takeIn file': 'RGF0ZQ==',
  'unit.preview file': 'RGF0ZQ==',
  'unit.takeIn file': 'RGF0ZQ==',
  'bank.confirm kind': 'payment',
  amount: '12.50',
  paidOn: '2026-03-10',
  firstDue: '2026-01-01',
  'payments.record items': null,
  'payments.record method': 'bank',
  'payments.addSupport frequency': 'monthly',
  'payments.addSupport secondDay': null,
  'payments.addSupport until': null,
  'payments.addSupport child': null,
  'payments.endSupport until': null,
  'payments.addLink address': 'https://bank.example/pay',
  'recurring.add repeat': { unit: 'year' },
  'recurring.add firstDay': '2026-05-04',
  'recurring.add lastDay': null,
  'recurring.change repeat': { unit: 'year' },
  'recurring.change firstDay': '2026-05-04',
  'recurring.change lastDay': null,
  'people.invite from': null,
  'people.invite to': null,
  'people.change from': null,
  'people.change to': null,
  'records.make from': null,
  'records.make to': null,
  'schedule.actual from': '2026-05-04',
  'schedule.actual to': '2026-05-05',
  'schedule.record from': { day: '2026-05-04', at: '09:00' },
  'schedule.record to': { day: '2026-05-04', at: '10:00' },
}
/** For a field whose name has another meaning in one call: the value that this call accepts. */
const withKnown = (call: AnyCall, given: unknown) =>
  Object.fromEntries(
    Object.entries(given ?? {}).map(([name, value]) => {
      const of = [`${call.name} ${name}`, name].find((each) => each in known)
      return [name, of === undefined ? value : known[of]]
    }),
  )
/** The rows that a call names by an id, besides the case. */
const rowsOf = (call: AnyCall) => fieldsOf(call.params).filter((name) => name !== 'case' && !(name in known))

const tries = 40

interface Asked {
  call: AnyCall
  reply: HttpReply
  /** Both were answered alike, each time. */
  isSame: boolean
}

/** The same question about two cases, until it gets past the check of its input. */
async function askBoth(call: AnyCall, cookie: string, one: Record<string, string>, other: Record<string, string>): Promise<Asked> {
  const part = naming(call)!
  let isSame = true
  for (let turn = 0; ; turn += 1) {
    const drawn = { query: call.query && sample(call.query, dice(turn)), body: call.body && sample(call.body, dice(turn + 1000)) }
    const send = (ids: Record<string, string>) => {
      const input = {
        params: withKnown(call, ids),
        query: { ...withKnown(call, drawn.query), ...(part === 'query' && { case: ids['case'] }) },
        body: { ...withKnown(call, drawn.body), ...(part === 'body' && { case: ids['case'] }) },
      }
      return backend.app.inject({
        method: call.method,
        url: urlOf(call, input),
        headers: { cookie, ...(call.idempotent && { 'idempotency-key': crypto.randomUUID() }) },
        ...(call.body && { payload: input.body }),
      })
    }
    const [first, second] = [await send(one), await send(other)]
    isSame &&= letter(first) === letter(second)
    if (turn === tries || ![400, 422].includes(first.statusCode)) return { call, reply: first, isSame }
  }
}

/** Whether the input asks for a row by an id, which then does not exist. */
const namesRow = (call: AnyCall) =>
  call.name === 'receipts.read' ||
  [...fieldsOf(call.query), ...fieldsOf(call.body)].some((name) => ['id', 'child', 'version'].includes(name))

/** Answers that are wrong. An input that the call itself refuses would prove nothing: add it to the known values. */
const unlike = (asked: readonly Asked[]) =>
  asked
    .filter(({ reply, isSame }) => !isSame || reply.statusCode !== 404)
    .map(
      ({ call, reply, isSame }) =>
        `${call.name}: ${reply.statusCode} ${reply.body}${isSame ? '' : ', and otherwise for one that does not exist'}`,
    )

/** Everything that a path names, with ids that do not exist. */
const noneOf = (call: AnyCall) => Object.fromEntries(fieldsOf(call.params).map((name, n) => [name, missing(n + 2)]))

const strangers = [
  'a parent of another case',
  'a grant that was taken back',
  'an expired grant',
  'an attorney of a parent who left',
  'an account without a case',
]

test.each(strangers)(
  '%s is told of a foreign case what is told of none, byte by byte, by every call',
  async (what) => {
    const cookie = await signedInAs(what)
    const who = families.people.find((person) => person.what === what)!.account
    // If a person's seat shows nothing any more, their own case is a foreign one too.
    const seat = families.seats.find(({ account }) => account === who)
    const foreign = what === 'a parent of another case' || !seat ? families.cases[0]! : seat.caseId
    const asked: Asked[] = []
    for (const call of callsOfCases)
      asked.push(await askBoth(call, cookie, { ...othersIn(call, foreign), case: foreign }, { ...noneOf(call), case: missing(1) }))
    expect(unlike(asked)).toEqual([])
    expect(backend.reports).toEqual([])
  },
  120_000,
)

test('in their own case a parent gets the same answer for a row of another case as for a missing row', async () => {
  const cookie = await signedInAs('a parent')
  const [own, foreign] = [families.cases[0]!, families.cases[3]!]
  const asked: Asked[] = []
  for (const call of callsOfCases.filter((each) => rowsOf(each).length > 0))
    asked.push(await askBoth(call, cookie, { ...othersIn(call, foreign), case: own }, { ...noneOf(call), case: own }))
  expect(unlike(asked)).toEqual([])
  expect(backend.reports).toEqual([])
}, 120_000)

test('a person with a seat is allowed by the same requests: those above were refused because of the case', async () => {
  const cookie = await signedInAs('a parent')
  const own = families.cases[0]!
  const refused: string[] = []
  for (const call of callsOfCases.filter((each) => rowsOf(each).length === 0 && !namesRow(each))) {
    const { reply } = await askBoth(call, cookie, { conflict: '', paper: '', case: own }, { conflict: '', paper: '', case: own })
    if (reply.statusCode === 404) refused.push(call.name)
  }
  expect(refused).toEqual([])
}, 120_000)

test('there are calls that name a case, and the sweep finds them by their contracts', () => {
  expect(callsOfCases.map(({ name }) => name)).toContain('cases.open')
})
