import { expect, test } from 'vitest'
import { runCommandOn } from '../test/run-command.ts'
import { putPersonOf, withCookie, worldOfAccounts } from '../test/signed-in.ts'
import type { Engine } from '../src/ports/db/port.ts'

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
  ]
  for (const [args, sentence] of wrong) {
    const { code, out } = await admin(null, ...args)
    expect([args, code]).toEqual([args, 1])
    expect(out).toMatch(sentence)
    expect(out).not.toMatch(/\n {4}at /)
  }
})

test('the first super admin comes from here: the role opens the desk at once, is listed, stands in the audit, and is taken again', async () => {
  const court = await worldOfAccounts()
  const { engine, database } = court
  const nia = await putPersonOf(court)
  const { inject } = withCookie(court, nia.cookie)
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

  const ben = await putPersonOf(court)
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
  const court = await worldOfAccounts()
  const { engine, database } = court
  const [late, bad] = [await putPersonOf(court), await putPersonOf(court, { suspended: true })]
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
