// Every call that takes an id, with valid input, sent with another person's id and with an id that does not exist:
// both get the same answer, nothing changes, and no answer complains about the input. Other people's ids are refused after the input check.
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { urlOf } from '#http/contract.ts'
import { familiesOf } from '#assurance/isolation/families.ts'
import type { Row } from '#assurance/isolation/model.ts'
import { put } from '#assurance/isolation/put.ts'
import { allCalls } from '#app/features.ts'
import { type Asked, askedOf, type Input, legs, type Place, rules, withAt } from './support/id-sweep.ts'
import { putPerson } from './support/ratings.ts'
import { putPublished } from './support/published.ts'
import { putPersonOf } from './support/signed-in.ts'
import { type TestApp, testApp } from './support/test-app.ts'

/** Ids by table. */
type Ids = Readonly<Record<string, string>>

const nowhere = (table: string) => (['ticket', 'takedown'].includes(table) ? 'H7K2-94QD' : '0190a1b2-c3d4-7000-8000-00000000abcd')
/** An input with other ids in it. */
const withIds = ({ input, places }: Asked, idAt: (place: Place) => string): Input =>
  places.reduce<Input>((now, place) => ({ ...now, [place.part]: withAt(now[place.part], place.path, idAt(place)) }), input)

/** Rows of a made-up world are empty where only policies read them; here the features read them too. */
const read: Readonly<Record<string, Row['values']>> = {
  case_count: { last: 1000 },
  seat_count: { last: 1000 },
  saved_view: { page: 'case-toolkit' },
  invitation: { scopes: '{calendar}' },
  schedule_version: { rules: JSON.stringify(rules) },
  schedule_change: { rule: JSON.stringify(rules[0]) },
  time_trade: { legs: JSON.stringify(legs) },
}
const readable = (row: Row): Row => ({ ...row, values: { ...row.values, ...read[row.table] } })

interface There {
  backend: TestApp
  calls: readonly Asked[]
  cookies: Readonly<Record<string, string | undefined>>
  /** Ana's rows: those she shares with the other parent, her private ones, and those outside of a case. */
  shared: Ids
  unshared: Ids
  /** Rows of the parent of another family, who asks. */
  own: Ids
}

async function there(): Promise<There> {
  const backend = await testApp()
  const { owner } = backend.database
  const families = familiesOf(3)
  backend.clock.now = families.at.getTime()
  /** Rows by a member of another case exist to test the policies alone; no feature would write one. */
  const isWritten = ({ author, caseId }: Row) =>
    author === null || families.seats.some((seat) => seat.id === author && seat.caseId === caseId)
  await put(backend.engine.owner, { ...families, rows: families.rows.filter(isWritten).map(readable) }, 'as granted')
  const signedInAs = async (what: string) => {
    const { account, cookie } = await putPersonOf(backend)
    const was = families.people.find((person) => person.what === what)!.account!
    await owner.updateTable('case_member').set({ account_id: account }).where('account_id', '=', was).execute()
    await owner.updateTable('link_hold').set({ account_id: account }).where('account_id', '=', was).execute()
    return { account, cookie, was }
  }
  const ana = await signedInAs('a parent')
  const seatOf = (account: string) => families.seats.find((seat) => seat.account === account && seat.role === 'parent')!
  const rowsOf = (account: string, isShared: boolean): Ids => {
    const seat = seatOf(account)
    const mine = families.rows.filter((row) => row.caseId === seat.caseId && row.author === seat.id)
    const ids = mine.flatMap((row) =>
      row.isShared === isShared && 'id' in row.values ? [[row.table, String(row.values['id'])] as const] : [],
    )
    return {
      ...Object.fromEntries(ids.toReversed()),
      case_file: seat.caseId,
      case_member: families.seats.find(({ grantedBy }) => grantedBy === seat.id)?.id ?? '',
    }
  }
  const at = new Date(backend.clock.now)
  const judge = await putPerson(owner)
  await putPublished(owner, judge, [{}])
  await owner
    .updateTable('review')
    .set({ status: 'queued_human', held_for: ['words'] })
    .execute()
  const ids = Object.fromEntries(
    [
      'pending_change',
      'passkey',
      'security_notice',
      'notification',
      'push_device',
      'claim',
      'cohort',
      'break_glass',
      'waiver',
      'sponsorship',
    ].map((table) => [table, randomUUID()]),
  ) as Record<
    | 'pending_change'
    | 'passkey'
    | 'security_notice'
    | 'notification'
    | 'push_device'
    | 'claim'
    | 'cohort'
    | 'break_glass'
    | 'waiver'
    | 'sponsorship',
    string
  >
  const of = { account_id: ana.account }
  await owner
    .insertInto('pending_change')
    .values({ ...of, id: ids.pending_change, kind: 'email', what: '{}', asked_at: at, applies_at: new Date(+at + 90_000_000) })
    .execute()
  await owner
    .insertInto('passkey')
    .values({
      ...of,
      id: ids.passkey,
      name: 'Phone',
      public_key: 'x',
      credential_id: 'x',
      counter: 0,
      device_type: 'singleDevice',
      backed_up: false,
    })
    .execute()
  await owner
    .insertInto('security_notice')
    .values({ ...of, id: ids.security_notice, event: 'password', at })
    .execute()
  await owner
    .insertInto('notification')
    .values({
      ...of,
      id: ids.notification,
      of_case: seatOf(ana.was).caseId,
      kind: 'hearing',
      page: '/court-calendar-tracker',
      about: randomUUID(),
      created_at: at,
    })
    .execute()
  const session = await owner.selectFrom('session').select('id').where('account_id', '=', ana.account).executeTakeFirstOrThrow()
  const keys = { p256dh: Buffer.alloc(65, 4), auth: Buffer.alloc(16) }
  await owner
    .insertInto('push_device')
    .values({ ...of, ...keys, id: ids.push_device, session_id: session.id, endpoint: 'https://push.example/a', added_at: at })
    .execute()
  await owner
    .insertInto('claim')
    .values({ ...of, id: ids.claim, professional_id: judge, state: 'asked', way: 'mail', asked_at: at })
    .execute()
  await owner.insertInto('cohort').values({ id: ids.cohort, name: 'Early readers', created_at: at }).execute()
  await owner
    .insertInto('cohort_member')
    .values({ ...of, cohort_id: ids.cohort, state: 'asked', changed_at: at })
    .execute()
  await owner
    .insertInto('break_glass')
    .values({ ...of, id: ids.break_glass, reason: 'For the sweep alone.', hours: 2, asked_at: at })
    .execute()
  await owner
    .insertInto('waiver')
    .values({ ...of, id: ids.waiver, ground: 'income', asked_at: at })
    .execute()
  await owner
    .insertInto('sponsorship')
    .values({ ...of, id: ids.sponsorship, code_hash: '0'.repeat(64), made_at: at, expires_at: new Date(at.getTime() + 1) })
    .execute()
  const hash = Buffer.alloc(32)
  await owner
    .insertInto('ticket')
    .values({
      ...of,
      id: randomUUID(),
      number: '2345-6789',
      key_hash: hash,
      code_hash: hash,
      kind: 'using',
      message: 'A question.',
      created_on: '2026-03-12',
    })
    .execute()
  const one = async (table: 'agreement' | 'session') =>
    (await owner.selectFrom(table).select('id').where('account_id', '=', ana.account).executeTakeFirstOrThrow()).id
  const hold = await owner.selectFrom('link_hold').select('id').where('account_id', '=', ana.account).executeTakeFirstOrThrow()
  const review = await owner.selectFrom('review').select('id').executeTakeFirstOrThrow()
  const personal = {
    ...ids,
    account: ana.account,
    professional: judge,
    review: review.id,
    ticket: '2345-6789',
    link_hold: hold.id,
    agreement: await one('agreement'),
    session: await one('session'),
  }
  const other = await signedInAs('a parent of another case')
  const staff = async (role: 'support_admin' | 'moderator' | 'admin' | 'super_admin') =>
    (await putPersonOf(backend, { roles: [role] })).cookie
  const calls = allCalls.map(askedOf)
  return {
    backend,
    calls: calls.filter(({ places }) => places.length > 0),
    cookies: {
      ana: ana.cookie,
      'a parent of another family': other.cookie,
      'the other parent': (await signedInAs('the other parent')).cookie,
      'a lawyer without a grant': (await putPersonOf(backend, { roles: ['professional'] })).cookie,
      'a lawyer whose grant was taken back': (await signedInAs('a grant that was taken back')).cookie,
      'support staff': await staff('support_admin'),
      'a moderator': await staff('moderator'),
      'an admin': await staff('admin'),
      'a super admin': await staff('super_admin'),
      nobody: undefined,
    },
    shared: { ...rowsOf(ana.was, true), ...personal },
    unshared: { ...rowsOf(ana.was, false), ...personal },
    own: rowsOf(other.was, true),
  }
}

let here: There

/** A call that says yes to any ids: its answer reveals nothing about them, and other people's rows stay unchanged. */
const yesToAll = ['security.noticesSeen', 'notifications.see', 'caseload.see']
/** Data that staff may read about anyone, by the contract of the call: each read is logged. */
const readByStaff = ['agreements.proof']
/** At their own desk staff see all entries; these calls open an account only with its owner's permission or by break-glass. */
const lockedAtTheDesk = ['support.facts', 'staff.breakGlassLook', 'staff.breakGlassEnd']
/** Tables whose rows both parents see: to be refused is no secret there. */
const seenByBoth = ['case_member']

type HttpReply = Awaited<ReturnType<TestApp['app']['inject']>>
function letter({ statusCode, headers, body }: HttpReply): string {
  const { date: _date, ...others } = headers
  return JSON.stringify([statusCode, others, body])
}

async function send({ call }: Asked, input: Input, cookie: string | undefined): Promise<HttpReply> {
  return here.backend.app.inject({
    method: call.method,
    url: urlOf(call, input as Parameters<typeof urlOf>[1]),
    headers: { ...(cookie && { cookie }), ...(call.idempotent && { 'idempotency-key': randomUUID() }) },
    ...(call.body && { payload: input.body as object }),
  })
}

interface Cell {
  asked: Asked
  /** With ids of rows that are there, and the same with ids of none. */
  foreign: Input
  none: Input
  /** The asker knows that the row is there. */
  isSeen?: boolean
  /** In a case of the asker's own: a list that the foreign row is not in is no refusal. */
  isInOwnCase?: boolean
}

type IdAt = (place: Place) => string | undefined
const cellOf = (asked: Asked, foreign: IdAt, none: IdAt): Cell => ({
  asked,
  foreign: withIds(asked, (place) => foreign(place) ?? nowhere(place.table)),
  none: withIds(asked, (place) => none(place) ?? nowhere(place.table)),
})
const isOfCase = ({ places }: Asked) => places.some(({ table }) => table === 'case_file')
/** The directory is there for all. */
const isOpen = ({ table }: Place) => table === 'professional'
const given: IdAt = ({ table }) => here.shared[table]

/** Everything of the family's, and nothing that there is. */
const asStranger = (asked: Asked): Cell[] => [cellOf(asked, given, (place) => (isOpen(place) ? given(place) : undefined))]

/** In the asker's own case: a foreign row, and beside an own row a foreign one in the body. */
function inOwnCase(asked: Asked): Cell[] {
  if (!isOfCase(asked)) return []
  const own: IdAt = (place) => (isOpen(place) ? given(place) : here.own[place.table])
  const named = asked.places.filter((place) => place.table !== 'case_file' && !isOpen(place))
  const beside = named.filter(({ part }) => part !== 'params')
  const groups = [named, beside.length < named.length ? beside : []].filter((group) => group.length > 0)
  return groups.map((group) => ({
    ...cellOf(
      asked,
      (place) => (group.includes(place) ? given(place) : own(place)),
      (place) => (group.includes(place) ? undefined : own(place)),
    ),
    isInOwnCase: true,
  }))
}

/** The other parent is in the case: tries the first parent's private rows, and rows outside of a case. */
function asOtherParent(asked: Asked): Cell[] {
  if (!isOfCase(asked)) return asStranger(asked)
  const isUnshared = (place: Place) => place.table !== 'case_file' && !isOpen(place) && here.unshared[place.table] !== undefined
  if (!asked.places.some(isUnshared)) return []
  const cell = cellOf(
    asked,
    (place) => here.unshared[place.table] ?? given(place),
    (place) => (isUnshared(place) ? undefined : given(place)),
  )
  return [{ ...cell, isInOwnCase: true, isSeen: asked.places.some(({ table }) => seenByBoth.includes(table)) }]
}

/** Staff without a grant and without break-glass: tries everything except the calls of their own desk. */
const asStaff = (asked: Asked): Cell[] => {
  if (readByStaff.includes(asked.call.name)) return []
  return typeof asked.call.access !== 'object' ? asStranger(asked) : []
}
const atDesk = (asked: Asked): Cell[] =>
  lockedAtTheDesk.includes(asked.call.name) ? asStranger(asked).map((cell) => ({ ...cell, isSeen: true })) : asStaff(asked)

const people: Readonly<Record<string, (asked: Asked) => Cell[]>> = {
  'a parent of another family': (asked) => [...asStranger(asked), ...inOwnCase(asked)],
  'the other parent': asOtherParent,
  'a lawyer without a grant': asStranger,
  'a lawyer whose grant was taken back': asStranger,
  'support staff': atDesk,
  'a super admin': atDesk,
  nobody: asStranger,
}

const isFirstLock = ({ statusCode, body }: HttpReply) => statusCode === 401 || (statusCode === 403 && body.includes('"why":"not_staff"'))

/** For calls that accept the rest of the input: whether the refusal is about the id itself. */
function isOfId({ places }: Asked, reply: HttpReply): boolean {
  const field = reply.statusCode === 400 ? reply.json<{ detail?: { field?: string } }>().detail?.field : undefined
  return places.some(({ path }) => field !== undefined && path.join('.').startsWith(field))
}

/** What is wrong with the answers to a cell; `null` if they are as required. */
function wrong({ asked, isSeen, isInOwnCase }: Cell, foreign: HttpReply, none: HttpReply): string | null {
  const { statusCode, body } = foreign
  const said = `${asked.call.name}: ${statusCode} ${body.slice(0, 200)}`
  if (statusCode >= 500 || statusCode === 422 || (statusCode === 400 && !isOfId(asked, foreign))) return said
  if (!isSeen && letter(foreign) !== letter(none))
    return `${said}, and of an id that is nobody's: ${none.statusCode} ${none.body.slice(0, 200)}`
  return statusCode < 300 && !isInOwnCase && !yesToAll.includes(asked.call.name) ? said : null
}

/** Asks several at once: nothing is to be changed, so none is in another's way. */
async function sideBySide<T>(all: readonly T[], work: (one: T) => Promise<void>) {
  const left = [...all]
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await work(one)
  }
  await Promise.all(Array.from({ length: 8 }, worker))
}

/** A digest of every table, except those that any request changes: the session's last use, the audit, keys, refusals. */
async function digests(): Promise<Record<string, string>> {
  const { owner } = here.backend.database
  const names = await sql<{ name: string }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(owner)
  const tables = names.rows.map(({ name }) => name).filter((name) => !['session', 'audit', 'kept_key', 'refusal_day'].includes(name))
  const each = tables.map(
    (name) =>
      sql`select ${name}::text as name, md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as is from ${sql.table(name)} t`,
  )
  const { rows } = await sql<{ name: string; is: string }>`${sql.join(each, sql` union all `)}`.execute(owner)
  return Object.fromEntries(rows.map(({ name, is }) => [name, is]))
}

test('the sweep finds the calls by their contracts, and every input is one that they take', async () => {
  const named = allCalls.map(askedOf).filter(({ places }) => places.length > 0)
  // In the path, in the query and in the body; the sweep finds a new call by itself.
  expect(named.map(({ call }) => call.name)).toEqual(
    expect.arrayContaining(['events.one', 'events.add', 'plans.answer', 'claims.say', 'takedown.file']),
  )
  // The sweep cannot test a call whose table it has no rows of.
  const unknown = named.filter(({ call, places }) => typeof call.access !== 'object' && places.some(({ table }) => table === 'desk'))
  expect(unknown.map(({ call }) => call.name)).toEqual([])
})

test("a person who asks for another person's row gets the same answer as for a missing row, by every call with an id, and changes nothing", async () => {
  here = await there()
  const found: string[] = []
  for (const [who, cellsFor] of Object.entries(people)) {
    const before = await digests()
    // Public calls are tried as nobody only: they do not look at who the caller is.
    const calls = here.calls.filter(({ call, places }) => !places.every(isOpen) && (call.access !== 'public' || who === 'nobody'))
    await sideBySide(calls.flatMap(cellsFor), async (cell) => {
      const foreign = await send(cell.asked, cell.foreign, here.cookies[who])
      if (isFirstLock(foreign)) return
      const why = wrong(cell, foreign, await send(cell.asked, cell.none, here.cookies[who]))
      if (why !== null) found.push(`${who}, ${why}`)
    })
    const after = await digests()
    found.push(...Object.keys(after).flatMap((name) => (after[name] === before[name] ? [] : [`${who} changed ${name}`])))
  }
  expect(found).toEqual([])
  expect(here.backend.reports).toEqual([])

  // The same inputs by the parent whose rows they name: this proves that the calls above were refused because of the rows only.
  const refused: string[] = []
  const last = ['cases.removeChild', 'people.hold', 'people.leave']
  for (const asked of here.calls.filter(isOfCase).toSorted((a, b) => last.indexOf(a.call.name) - last.indexOf(b.call.name))) {
    const own = withIds(asked, (place) => given(place) ?? here.unshared[place.table] ?? nowhere(place.table))
    const reply = await send(asked, own, here.cookies['ana'])
    if ([401, 422].includes(reply.statusCode) || (reply.statusCode === 400 && !isOfId(asked, reply)))
      refused.push(`${asked.call.name}: ${reply.statusCode} ${reply.body}`)
  }
  expect(refused).toEqual([])
  expect(here.backend.reports).toEqual([])
}, 150_000)
