// A server that is killed with -9 while it blocks a file: the file and all with its bytes are blocked, or nothing is.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#scripts/build.ts'
import { actOnReport, reportHere, reportsOf } from '#test/support/blocked.ts'
import { custodian } from '#test/support/copies.ts'
import { iterations } from '#test/support/depth.ts'
import { family, system } from '#test/support/family.ts'
import { noise, upload } from '#test/support/files.ts'
import { testApp } from '#test/support/test-app.ts'

const roles = ['casebalance_app', 'casebalance_reviews', 'casebalance_accounts', 'casebalance_cases'] as const
const same = 400

test('kill -9 in the middle of blocking: all of it or none, and another attempt finishes it', async () => {
  const backend = await testApp()
  const staff = await custodian(backend)
  const f = await family(backend)
  const { id } = (await upload(f.ana, f, 'clip.bin', noise(5_000))).json<{ id: string }>()
  // The same bytes many times over, so that a kill has time to come between two of them.
  await system(backend, (tx) =>
    sql`insert into stored_file (case_id, id, author_id, name, bytes, created_at, finished_at, type, sha256, address, scan, is_misnamed)
      select case_id, gen_random_uuid(), author_id, name, bytes, created_at, finished_at, type, sha256, address, scan, is_misnamed
      from stored_file, generate_series(2, ${same}) where id = ${id}`.execute(tx),
  )
  await reportHere(staff, id)
  const [report] = await reportsOf(staff, f)
  const given = JSON.stringify({
    owner: backend.engine.owner,
    roles: Object.fromEntries(roles.map((role) => [role, backend.engine.role(role)])),
    now: backend.clock.now,
    account: staff.account,
    report: report!.id,
  })
  const state = () =>
    system(backend, async (tx) => {
      const { rows } = await sql<{ blocked: number; steps: number; noted: boolean }>`select
        (select count(*)::int from blocked_file where report_id = ${report!.id}) as blocked,
        (select count(*)::int from file_report_step where report_id = ${report!.id} and kind = 'blocked') as steps,
        (select blocked_at is not null from file_report where id = ${report!.id}) as noted`.execute(tx)
      return rows[0]!
    })
  const none = { blocked: 0, steps: 0, noted: false }
  const all = { blocked: same, steps: 1, noted: true }
  let untouched = 0
  for (let n = 0; n < iterations(12, 4); n += 1) {
    const child = spawn(process.execPath, [path.join(root, 'test', 'support', 'block-worker.ts'), given], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = new Promise((resolve) => child.once('close', resolve))
    await new Promise((resolve) => child.stdout.once('data', resolve))
    await pause(20 + n * 15)
    child.kill('SIGKILL')
    await ended
    // Its transaction ends with its connection.
    await pause(200)
    const now = await state()
    expect([none, all]).toContainEqual(now)
    if (now.blocked > 0) break
    untouched += 1
  }
  expect(untouched).toBeGreaterThan(0)
  // Blocked now, or blocked already.
  expect([200, 409]).toContain((await actOnReport(staff, report!.id, 'block')).statusCode)
  expect(await state()).toEqual(all)
  expect((await f.ana.inject(`/api/cases/${f.caseId}/files/${id}/content`)).statusCode).toBe(403)
}, 240_000)
