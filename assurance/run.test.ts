import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runEach, runsIn } from './run.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-assurance-'))
const made = {
  whole: "console.log(process.argv.slice(2).join() + ' is the size.'); console.log('whole: 1,000/1,000')",
  short: "console.log('short: 1/2'); process.exitCode = 1",
  // It says that all is well, and breaks after that.
  broken: "console.log('broken: 2/2'); process.exitCode = 3",
  silent: '',
}
beforeAll(() => {
  for (const [name, text] of Object.entries(made)) {
    mkdirSync(path.join(folder, name))
    writeFileSync(path.join(folder, name, 'main.ts'), text)
  }
  mkdirSync(path.join(folder, 'no-run'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('each folder with a main.ts is a run', () => {
  expect(runsIn(folder)).toEqual(['broken', 'short', 'silent', 'whole'])
})

test('one run that falls short, breaks or says nothing fails all, and the others are still run', async () => {
  let said = ''
  const say = (text: string) => (said += text)
  const { areWhole, lines } = await runEach(folder, ['short', 'broken', 'silent', 'whole'], ['--small'], say)
  expect(areWhole).toBe(false)
  expect(lines.map((line) => line.replace(/ \(\d+ s\)$/, ''))).toEqual([
    'short: 1/2',
    'broken: ended without a result',
    'silent: ended without a result',
    'whole: 1,000/1,000',
  ])
  expect(said).toContain('--small is the size.')
  expect((await runEach(folder, ['whole'], [], say)).areWhole).toBe(true)
})
