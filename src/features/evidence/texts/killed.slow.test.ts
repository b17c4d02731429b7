// A server that is killed with -9 while it reads: another one goes on with the next page.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { sampleAt } from '#assurance/receipts/samples.ts'
import { root } from '#scripts/build.ts'
import { family } from '#test/support/family.ts'
import { testApp, testSecret } from '#test/support/test-app.ts'
import { ask, pdfOf, put, view } from '#test/support/texts.ts'

const roles = ['casebalance_app', 'casebalance_reviews', 'casebalance_accounts', 'casebalance_cases'] as const

test('kill -9 in the middle of reading: it goes on where it was, with no page twice and none of them half', async () => {
  const backend = await testApp()
  const f = await family(backend)
  const { picture } = await sampleAt(0, 1)
  // A picture takes seconds: two kills come while it is read.
  const pages = Array.from({ length: 70 }, (_, n) => (n === 30 ? picture : `This is page number ${n + 1} of the letter`))
  const file = await put(f.ana, f, 'long.pdf', await pdfOf(pages))
  await ask(f.ana, f, file)
  const given = JSON.stringify({
    owner: backend.engine.owner,
    roles: Object.fromEntries(roles.map((role) => [role, backend.engine.role(role)])),
    now: backend.clock.now,
    folder: backend.folder,
    secret: testSecret,
    of: { caseId: f.caseId, authorId: f.ana.memberId, id: file },
  })
  const start = () => {
    const child = spawn(process.execPath, [path.join(root, 'test', 'support', 'text-worker.ts'), given], { cwd: root, stdio: 'inherit' })
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    return { ended, kill: () => child.kill('SIGKILL') }
  }
  const rows = async () => backend.database.owner.selectFrom('file_text_page').select(['page', 'source', 'text']).orderBy('page').execute()
  const done = async () => (await backend.database.owner.selectFrom('file_text').select('done').executeTakeFirstOrThrow()).done

  const killedAt: number[] = []
  for (const least of [3, 30, 30, 45]) {
    const worker = start()
    while ((await done()) < least) await pause(2)
    if (least === 30) await pause(200)
    worker.kill()
    await worker.ended
    // What is stored is whole: as many pages as it says, from the first on.
    const at = await done()
    expect((await rows()).map(({ page }) => page)).toEqual(Array.from({ length: at }, (_, n) => n + 1))
    killedAt.push(at)
  }
  expect(killedAt.at(-1)).toBeLessThan(70)
  expect(killedAt.slice(1, 3)).toEqual([30, 30])
  expect((await view(f.ana, f, file)).state).toBe('reading')

  expect(await start().ended).toBe(0)
  expect(await view(f.ana, f, file)).toMatchObject({ state: 'read', pages: 70, done: 70, skipped: 0 })
  const all = await rows()
  expect(all.map(({ page }) => page)).toEqual(pages.map((_, n) => n + 1))
  expect(all.filter(({ source }) => source === 'layer').map(({ page, text }) => [page, text])).toEqual(
    pages.flatMap((text, n) => (typeof text === 'string' ? [[n + 1, text]] : [])),
  )
  expect(all[30]).toMatchObject({ source: 'picture', text: expect.stringMatching(/\w/) })
}, 180_000)
