import { expect, test } from 'vitest'
import { runCommandOn } from '#test/support/run-command.ts'
import { putPersonOf, signIn, withCookie, worldOfAccounts } from '#test/support/signed-in.ts'
import { flagDefaults } from '#map/flags.ts'
import { insidePages } from '#map/inside.generated.ts'
import { builtFlags } from '#map/nav.ts'
import { pages } from '#map/pages.generated.ts'
import { answers } from '#staff/flags/harm-answers.testing.ts'
import type { Engine } from '#ports/db/port.ts'

const admin = (engine: Engine | null, ...args: string[]) => runCommandOn(engine, 'scripts/admin.ts', args)

test('--help names the roles, and a wrong call says what to do without touching a database', async () => {
  const help = await admin(null, '--help')
  expect(help).toMatchObject({ code: 0 })
  expect(help.out).toMatch(/grant <email> <role>[\s\S]*Roles: professional, beta_tester, .*super_admin/)
  const wrong: readonly (readonly [readonly string[], RegExp])[] = [
    [[], /Usage/],
    [['list', 'x'], /Usage/],
    [['make', 'a@b.example', 'admin'], /Usage/],
    [['grant', 'a@b.example', 'admin', 'x'], /Usage/],
    [['grant', 'a@b.example'], /There is no role ""/],
    [['grant', 'a@b.example', 'king'], /There is no role "king"/],
    [['grant', 'a@b.example', 'admin', '--reason', 'short'], /A reason has 10 characters at least/],
    [['grant', 'a@b.example', 'admin', '--often'], /--often/],
    [['flags', 'release', 'now'], /Usage/],
  ]
  for (const [args, sentence] of wrong) {
    const { code, out } = await admin(null, ...args)
    expect([args, code]).toEqual([args, 1])
    expect(out).toMatch(sentence)
    expect(out).not.toMatch(/\n {4}at /)
  }
})

test('the first super admin comes from here: the role opens the desk at once, is listed, stands in the audit, and is taken again', async () => {
  const backend = await worldOfAccounts()
  const { engine, database } = backend
  const nia = await putPersonOf(backend)
  const { inject } = withCookie(backend, nia.cookie)
  await database.owner.deleteFrom('staff_role').execute()
  const desk = async () => (await inject('/api/staff/roles')).statusCode
  const audit = () =>
    database.owner
      .selectFrom('audit')
      .select(['account_id', 'action', 'subject', 'outcome', 'reason'])
      .where('action', 'like', 'staff.%')
      .orderBy('at')
      .execute()
  expect((await admin(engine, 'list')).out).toContain('Nobody has a role.')
  expect(await desk()).toBe(403)

  const granted = await admin(engine, 'grant', nia.email.toUpperCase(), 'super_admin', '--reason', 'the first of this installation')
  expect(granted).toMatchObject({ code: 0 })
  expect(granted.out).toContain(`${nia.email} is super_admin now.`)
  expect(await desk()).toBe(200)
  expect((await admin(engine, 'list')).out).toMatch(
    new RegExp(`${nia.email} {2}super_admin {2}since \\S+ {2}the first of this installation`),
  )
  // By the machine itself: nobody's account stands there.
  const line = { account_id: null, subject: nia.account, outcome: 'done' }
  expect((await audit()).filter(({ outcome }) => outcome === 'done')).toEqual([
    { ...line, action: 'staff.grant', reason: 'the first of this installation' },
  ])

  const again = await admin(engine, 'grant', nia.email, 'super_admin')
  expect(again).toMatchObject({ code: 1 })
  expect(again.out).toContain('has the role already')
  // The last one stays.
  const last = await admin(engine, 'revoke', nia.email, 'super_admin')
  expect(last).toMatchObject({ code: 1 })
  expect(await desk()).toBe(200)

  const ben = await putPersonOf(backend)
  expect(await admin(engine, 'grant', ben.email, 'super_admin')).toMatchObject({ code: 0 })
  expect(await admin(engine, 'revoke', nia.email, 'super_admin')).toMatchObject({ code: 0 })
  expect(await desk()).toBe(403)
  expect((await audit()).findLast(({ outcome }) => outcome === 'done')).toEqual({
    ...line,
    action: 'staff.revoke',
    reason: 'by the command on the machine',
  })
})

test('an unknown address, one that is not confirmed, and a suspended account get nothing, and the command says why', async () => {
  const backend = await worldOfAccounts()
  const { engine, database } = backend
  const [late, bad] = [await putPersonOf(backend), await putPersonOf(backend, { suspended: true })]
  await database.owner.updateTable('account').set({ email_verified: false }).where('id', '=', late.account).execute()
  const said = async (verb: string, email: string) => {
    const { code, out } = await admin(engine, verb, email, 'admin')
    expect(code).toBe(1)
    return out
  }
  expect(await said('grant', 'nobody@people.example')).toContain('No account has this address')
  expect(await said('revoke', 'nobody@people.example')).toContain('No account has the address nobody@people.example.')
  expect(await said('grant', late.email)).toContain('not confirmed yet')
  expect(await said('grant', bad.email)).toContain('suspended')
  expect(await said('revoke', bad.email)).toContain('does not have the role')
  const roles = database.owner.selectFrom('staff_role').select('role').where('account_id', 'in', [late.account, bad.account])
  expect(await roles.execute()).toEqual([])
})

test('flags release turns on what is built and nothing else, says what, leaves what staff set, and can be run again', async () => {
  const backend = await worldOfAccounts({ env: { DEMO: 'off' } })
  const { engine, database } = backend
  const [root, ana] = [await signIn(backend, 'super@demo.test'), await signIn(backend, 'ana@demo.test')]
  const flags = async () => (await ana.inject('/api/flags')).json<{ version: number; flags: Record<string, boolean> }>().flags
  const staff = async (url: string, payload: object) =>
    expect((await root.inject({ method: 'POST', url: `/api/staff/${url}`, payload })).statusCode).toBe(200)
  await staff('harm/timeTradeRequests', { answers })
  await staff('flags/timeTradeRequests', { scope: 'person', target: 'ana@demo.test', isOn: true, reason: 'she asked for it' })
  await staff('flags/exchangeTracking', { scope: 'all', isOn: false, reason: 'Being looked at' })
  await staff('flags/sharedCalendar', { scope: 'all', isOn: false, reason: 'Being mended' })

  const { code, out } = await admin(engine, 'flags', 'release', '--reason', 'the first of this installation')
  expect([code, out]).toEqual([0, out])
  const [, on = '', off = '', already = '', unchecked = ''] = out.split(/^\S.*:$/m)
  const built = builtFlags([...pages, ...insidePages])
  const expected = built.filter((name) => !flagDefaults[name] && name !== 'exchangeTracking')
  expect(on.match(/^ {2}\w+/gm)?.map((line) => line.trim())).toEqual(expected)
  expect(on).toContain('caseFileManagement  /case-toolkit')
  expect(off).toMatch(/exchangeTracking {2}\/exchange-tracking {2}since \d{4}-\d\d-\d\d: Being looked at/)
  expect(off).toMatch(/sharedCalendar .*: Being mended/)
  expect(already).toContain('professionalDirectory')
  expect(unchecked).toContain('caseFileManagement')
  expect(unchecked).not.toContain('timeTradeRequests')
  const now = await flags()
  expect(now).toEqual({ ...flagDefaults, sharedCalendar: false, ...Object.fromEntries(expected.map((name) => [name, true])) })

  const audit = await database.owner
    .selectFrom('audit')
    .select(['account_id', 'subject', 'outcome', 'reason', 'detail'])
    .where('action', '=', 'flags.release')
    .orderBy('id')
    .execute()
  expect(audit.map(({ subject }) => subject).toSorted()).toEqual(expected.toSorted())
  for (const line of audit) {
    expect(line).toMatchObject({
      account_id: null,
      outcome: 'done',
      reason: 'the first of this installation',
      detail: { scope: 'all', isOn: true },
    })
  }
  const history = (await root.inject('/api/staff/flags/history?flag=caseFileManagement')).json<{ items: object[] }>()
  expect(history.items).toMatchObject([{ scope: 'all', isOn: true, by: null, isByCommand: true, reason: 'the first of this installation' }])

  const again = await admin(engine, 'flags', 'release')
  expect(again).toMatchObject({ code: 0 })
  expect(again.out).toContain('Nothing to turn on.')
  expect(await flags()).toEqual(now)
  // Staff decide after it as before, and a later release leaves that too.
  await staff('flags/caseFileManagement', { scope: 'all', isOn: false, reason: 'Not yet, for us' })
  expect((await admin(engine, 'flags', 'release')).out).toMatch(/caseFileManagement .*: Not yet, for us/)
  expect((await flags())['caseFileManagement']).toBe(false)
})
