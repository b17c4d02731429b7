// A server that is killed with -9 while it makes exhibits: another one makes them, whole, with the same numbers.
import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beginLedger } from '#case/ledger/public.ts'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#scripts/build.ts'
import { writeVerifier } from '#scripts/verifier.ts'
import { exhibitsOf, itemOf, listDraft, pageWords } from '#test/support/exhibits.ts'
import { filesIn } from '#test/support/archives.ts'
import { family, system } from '#test/support/family.ts'
import { judged } from '#test/support/records.ts'
import { testApp, testSecret } from '#test/support/test-app.ts'
import { pdfOf } from '#test/support/texts.ts'

const roles = ['casebalance_app', 'casebalance_reviews', 'casebalance_accounts', 'casebalance_cases'] as const

test('kill -9 while exhibits are made: nothing is lost, nothing is half, and pages keep their numbers', async () => {
  const backend = await testApp()
  const f = await family(backend)
  await system(backend, (tx) => beginLedger(tx, f.caseId, new Date(backend.clock.now)))
  const { list } = await exhibitsOf(f)
  for (let n = 0; n < 6; n += 1) {
    const letter = await pdfOf(Array.from({ length: 30 }, (_, page) => `Letter ${n}, page ${page + 1}`))
    const item = await itemOf(f, `letter-${n}.pdf`, letter)
    await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/exhibits/${list}/rows`, payload: { item, isSure: false } })
  }
  // Pictures of pages take seconds: a kill comes while they are drawn.
  await f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}/exhibits/${list}`, payload: { ...listDraft, images: true } })
  const { id } = (await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/exhibits/${list}/exports`, payload: {} })).json<{
    id: string
  }>()
  const verifier = mkdtempSync(path.join(tmpdir(), 'verifier-'))
  await writeVerifier(verifier)
  const given = JSON.stringify({
    owner: backend.engine.owner,
    roles: Object.fromEntries(roles.map((role) => [role, backend.engine.role(role)])),
    now: backend.clock.now,
    folder: backend.folder,
    secret: testSecret,
    verifier,
    at: { caseId: f.caseId, id },
  })
  const start = () => {
    const child = spawn(process.execPath, [path.join(root, 'test', 'support', 'exhibit-worker.ts'), given], { cwd: root, stdio: 'inherit' })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    return { ended, kill: () => child.kill('SIGKILL') }
  }
  const owner = backend.database.owner
  const row = async () =>
    owner.selectFrom('exhibit_export').select(['state', 'progress', 'exhibits']).where('id', '=', id).executeTakeFirstOrThrow()
  const made = async () => owner.selectFrom('made_file').select('id').where('case_id', '=', f.caseId).execute()
  const series = async () => owner.selectFrom('bates_series').select('runs').executeTakeFirst()

  const seen: number[] = []
  const numbers: unknown[] = []
  for (const least of [8, 30, 70, 72]) {
    const worker = start()
    // Each worker begins again from the start.
    let began = false
    for (;;) {
      const { state, progress } = await row()
      expect(state).not.toBe('ready')
      began ||= progress < least
      if (began && state === 'making' && progress >= least) break
      await pause(5)
    }
    worker.kill()
    await worker.ended
    const { state, progress } = await row()
    seen.push(progress)
    expect([state, await made()]).toEqual(['making', []])
    numbers.push((await series())?.runs)
    expect((await f.ana.inject(`/api/cases/${f.caseId}/exhibit-exports/${id}/exhibits.zip`)).statusCode).toBe(404)
  }
  // The first two were killed before any page had its number; the others found the same ones.
  expect(numbers.slice(0, 2)).toEqual([undefined, undefined])
  expect(numbers[3]).toEqual(numbers[2])
  expect(seen.every((progress) => progress < 100)).toBe(true)

  // Two at once: the first that is done counts, and nothing of the second stays.
  const both = [start(), start()]
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0])
  expect(await made()).toHaveLength(2)
  expect((await series())!.runs).toEqual(numbers.at(-1))
  const zip = await f.ana.inject(`/api/cases/${f.caseId}/exhibit-exports/${id}/exhibits.zip`)
  const files = filesIn(zip.rawPayload)
  expect((await judged(files)).wrong).toEqual([])
  const pdf = files.get('exhibits.pdf')!
  // Title page and index, and 8 exhibits of 182 pages with their cover sheets.
  expect(await pageWords(pdf, 191)).toMatch(/^Letter 5, page 30 .*Page 192 of 192.*EX-000182$/)
  expect([...files.keys()].filter((name) => name.startsWith('images/'))).toHaveLength(182)
  const leaves = await owner.selectFrom('ledger_leaf').select('seq').where('verb', '=', 'exhibits.made').execute()
  expect(leaves).toHaveLength(1)
}, 600_000)
