// A server that is killed with -9 while it makes a redacted copy: nothing of it is there, and another one makes it whole.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#scripts/build.ts'
import { family } from '#test/support/family.ts'
import { sha256Of } from '#test/support/files.ts'
import { copiesOf, copyAt, mark, redact } from '#test/support/redaction.ts'
import { testApp, testSecret } from '#test/support/test-app.ts'
import { pdfOf, put } from '#test/support/texts.ts'

const roles = ['casebalance_app', 'casebalance_reviews', 'casebalance_accounts', 'casebalance_cases'] as const

test('kill -9 while pages are drawn and while the copy is checked: there is no half copy, and the next worker makes it whole', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const count = 12
  const content = Buffer.from(await pdfOf(Array.from({ length: count }, (_, n) => `This is page number ${n + 1}, for Maya`)))
  const file = await put(f.ana, f, 'long.pdf', content)
  const { id } = (await redact(f.ana, f, file, [mark(1, 0.05, 0.08, 0.9, 0.08), mark(2, 0.05, 0.08, 0.9, 0.08)])).json<{ id: string }>()
  const given = JSON.stringify({
    owner: backend.engine.owner,
    roles: Object.fromEntries(roles.map((role) => [role, backend.engine.role(role)])),
    now: backend.clock.now,
    folder: backend.folder,
    secret: testSecret,
    of: { caseId: f.caseId, id },
  })
  const start = () => {
    const child = spawn(process.execPath, [path.join(root, 'test', 'support', 'redaction-worker.ts'), given], {
      cwd: root,
      stdio: 'inherit',
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    return { ended, kill: () => child.kill('SIGKILL') }
  }
  const row = async () =>
    backend.database.owner.selectFrom('redaction').select(['state', 'progress']).where('id', '=', id).executeTakeFirstOrThrow()
  const made = async () => backend.database.owner.selectFrom('made_file').select('sha256').where('id', '=', id).execute()

  // While a page is drawn, and while the first page of the copy is read again.
  for (const least of [20, 60]) {
    const worker = start()
    // A worker begins at the first page again: what an earlier one noted is no progress of this one.
    await backend.database.owner.updateTable('redaction').set({ progress: 0 }).where('id', '=', id).execute()
    while ((await row()).progress < least) await pause(5)
    worker.kill()
    await worker.ended
    expect((await row()).state).toBe('making')
    expect(await made()).toEqual([])
    expect((await f.ana.inject(`${copyAt(f, id)}/copy.pdf`)).statusCode).toBe(404)
  }

  // Two at once: one copy comes of it.
  const both = [start(), start()]
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0])
  const [copy] = await copiesOf(f.ana, f, file)
  expect(copy).toMatchObject({ id, state: 'ready', progress: 100, made: { pages: count } })
  const saved = await f.ana.inject(`${copyAt(f, id)}/copy.pdf`)
  expect(sha256Of(saved.rawPayload)).toBe(copy!.made!.sha256)
  expect(await made()).toHaveLength(1)
  const leaves = await backend.database.owner.selectFrom('ledger_object').select('content').where('case_id', '=', f.caseId).execute()
  expect(leaves.filter((leaf) => leaf.content.includes(copy!.made!.sha256))).toHaveLength(1)
  expect((await f.ana.inject(`/api/cases/${f.caseId}/files/${file}/content`)).rawPayload.equals(content)).toBe(true)
}, 300_000)
