import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { allCalls } from '#app/features.ts'
import { putPersonOf, signIn, withCookie, worldOfAccounts } from '#test/support/signed-in.ts'

const reason = 'asked for in the weekly meeting'

/** Every call of staff that is about an account, by what it takes of it. */
type About = Readonly<Record<'account' | 'email' | 'request' | 'glass' | 'agreement' | 'recovery' | 'cohort' | 'ticket', string>>
const acts = (about: About): Readonly<Record<string, readonly [method: 'GET' | 'POST', url: string, payload?: object]>> => {
  const { account, email } = about
  return {
    'staff.find': ['POST', '/api/staff/people/find', { email }],
    'staff.suspend': ['POST', `/api/staff/people/${account}/suspend`, { reason }],
    'staff.lift': ['POST', `/api/staff/people/${account}/lift`, { reason }],
    'staff.endSessions': ['POST', `/api/staff/people/${account}/end-sessions`, { reason }],
    'staff.grant': ['POST', '/api/staff/roles/grant', { email, role: 'beta_tester', reason }],
    'staff.revoke': ['POST', '/api/staff/roles/revoke', { account, role: 'professional', reason }],
    'staff.roleDecide': ['POST', `/api/staff/roles/requests/${about.request}/decide`, { decision: 'approved' }],
    'staff.breakGlassAsk': ['POST', '/api/staff/break-glass', { email, reason, hours: 1 }],
    'staff.breakGlassDecide': ['POST', `/api/staff/break-glass/${about.glass}/decide`, { decision: 'approved' }],
    'staff.breakGlassLook': ['POST', `/api/staff/break-glass/${about.glass}/look`],
    'staff.breakGlassEnd': ['POST', `/api/staff/break-glass/${about.glass}/end`],
    'staff.audit': ['POST', '/api/staff/audit/search', { who: email }],
    'staff.auditCsv': ['POST', '/api/staff/audit/csv', { who: account }],
    'agreements.all': ['POST', '/api/terms/records', { email }],
    'agreements.proof': ['GET', `/api/terms/proof/${about.agreement}`],
    'security.recoveryDecide': ['POST', `/api/security/recoveries/${about.recovery}/decide`, { decision: 'approved', reason }],
    'flags.set': ['POST', '/api/staff/flags/evidenceVault', { scope: 'person', target: email, isOn: true, reason }],
    'flags.askMember': ['POST', `/api/staff/cohorts/${about.cohort}/members`, { email }],
    'flags.takeOut': ['POST', `/api/staff/cohorts/${about.cohort}/members/${account}/out`],
    'takedown.markCounsel': ['POST', '/api/staff/counsel', { email, isCounsel: true, reason }],
    'support.facts': ['POST', `/api/desk/tickets/${about.ticket}/account`],
  }
}

type Court = Awaited<ReturnType<typeof worldOfAccounts>>
/** What lies about an account, so that each of those calls finds it. */
async function aboutOf({ database: { owner }, clock }: Court, account: string, ticket: string): Promise<About> {
  const at = new Date(clock.now)
  const [request, glass, recovery, cohort] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  const of = { account_id: account }
  const { email } = await owner.selectFrom('account').select('email').where('id', '=', account).executeTakeFirstOrThrow()
  await owner
    .insertInto('role_request')
    .values({ ...of, id: request, role: 'admin', verb: 'grant', reason, asked_at: at })
    .execute()
  await owner
    .insertInto('break_glass')
    .values({ ...of, id: glass, reason, hours: 2, asked_at: at })
    .execute()
  const waits = { kind: 'recovery', what: JSON.stringify({ story: reason }), asked_at: at, applies_at: new Date(+at + 90_000_000) }
  await owner
    .insertInto('pending_change')
    .values({ ...of, ...waits, id: recovery })
    .execute()
  await owner
    .insertInto('cohort')
    .values({ id: cohort, name: `Readers of ${ticket}`, created_at: at })
    .execute()
  await owner
    .insertInto('cohort_member')
    .values({ ...of, cohort_id: cohort, state: 'in', changed_at: at })
    .execute()
  const hash = Buffer.from(ticket.padEnd(32))
  await owner
    .insertInto('ticket')
    .values({
      ...of,
      id: randomUUID(),
      number: ticket,
      key_hash: hash,
      code_hash: hash,
      kind: 'using',
      message: reason,
      created_on: '2026-03-12',
    })
    .execute()
  await owner
    .insertInto('support_grant')
    .values({ ...of, id: randomUUID(), hours: 2, granted_at: at })
    .execute()
  const { id: agreement } = await owner.selectFrom('agreement').select('id').where('account_id', '=', account).executeTakeFirstOrThrow()
  return { account, email, request, glass, agreement, recovery, cohort, ticket }
}

async function why(who: { inject: (request: object) => Promise<{ statusCode: number; json: () => unknown }> }, about: About) {
  const said: Record<string, unknown> = {}
  for (const [name, [method, url, payload]] of Object.entries(acts(about))) {
    const reply = await who.inject({ method, url, ...(payload && { payload }) })
    said[name] = reply.statusCode === 403 ? ((reply.json() as { detail?: { why?: string } }).detail?.why ?? 'no reason') : 'answered'
  }
  return said
}
const ofAll = (is: string) => Object.fromEntries(Object.keys(acts({} as About)).map((name) => [name, is]))

test('staff of the demonstration does nothing to a real account and reads nothing of it, and each try is in the audit', async () => {
  const backend = await worldOfAccounts()
  const real = await putPersonOf(backend, { roles: ['professional'] })
  const about = await aboutOf(backend, real.account, '2345-6789')
  const lying = async () => {
    const { owner } = backend.database
    const of = <T extends 'staff_role' | 'session' | 'break_glass' | 'pending_change' | 'cohort_member' | 'role_request'>(table: T) =>
      owner
        .selectFrom(table as 'staff_role')
        .selectAll()
        .where('account_id', '=', real.account)
        .execute()
    const account = await owner.selectFrom('account').selectAll().where('id', '=', real.account).execute()
    const [flags, looks] = [
      await owner.selectFrom('flag_setting').selectAll().execute(),
      await owner.selectFrom('support_look').selectAll().execute(),
    ]
    const rows = []
    for (const table of ['staff_role', 'session', 'break_glass', 'pending_change', 'cohort_member', 'role_request'] as const)
      rows.push(await of(table))
    return [account, flags, looks, ...rows]
  }
  const before = await lying()
  expect(await why(await signIn(backend, 'super@demo.test'), about)).toEqual(ofAll('demo'))
  expect(await lying()).toEqual(before)
  const refused = await backend.database.owner
    .selectFrom('audit')
    .select('subject')
    .where('outcome', '=', 'refused')
    .where('reason', '=', 'demo')
    .execute()
  expect(refused).toEqual(Object.keys(acts(about)).map(() => ({ subject: real.account })))
})

test('it acts on accounts of the demonstration, and real staff on real accounts', async () => {
  const backend = await worldOfAccounts()
  const none = (said: Record<string, unknown>) => Object.entries(said).filter(([, is]) => is === 'demo')
  const { id } = await backend.database.owner
    .selectFrom('account')
    .select('id')
    .where('email', '=', 'ben@demo.test')
    .executeTakeFirstOrThrow()
  expect(none(await why(await signIn(backend, 'super@demo.test'), await aboutOf(backend, id, '2345-6789')))).toEqual([])
  const [real, root] = [await putPersonOf(backend), await putPersonOf(backend, { roles: ['super_admin'] })]
  expect(none(await why(withCookie(backend, root.cookie), await aboutOf(backend, real.account, '2345-678C')))).toEqual([])
})

test('every call of staff that takes an account by its id or its address is among them', async () => {
  const names = ['account', 'email', 'who', 'target']
  const fields = (schema: unknown) => Object.keys((schema as { def?: { shape?: object } } | undefined)?.def?.shape ?? {})
  const taking = allCalls
    .filter(({ access }) => typeof access === 'object')
    .filter(({ params, query, body }) => [params, query, body].flatMap(fields).some((name) => names.includes(name)))
    .map(({ name }) => name)
  expect(Object.keys(acts({} as About))).toEqual(expect.arrayContaining(taking))
})
