import { spawn } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from './build.ts'

interface Line {
  id: string | number
  action: string
  findings: { check: string; span: [number, number]; reason: string }[]
}

/** Runs the command as `npm run -s screen` does, on a file with these lines. */
async function screenFile(lines: readonly string[] | null): Promise<{ code: number | null; out: Line[]; err: string }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-screen-'))
  if (lines) writeFileSync(path.join(folder, 'reviews.jsonl'), lines.join('\n'))
  const child = spawn(process.execPath, [path.join(root, 'scripts', 'screen.ts'), 'reviews.jsonl'], {
    cwd: root,
    env: { ...process.env, INIT_CWD: folder },
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (data: Buffer) => (said.out += data.toString()))
  child.stderr.on('data', (data: Buffer) => (said.err += data.toString()))
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  const out = said.out
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line)
  return { code, out, err: said.err }
}

const line = (id: string | number, text: string, professional?: unknown) => JSON.stringify({ id, text, professional })

test('each review gets one line, in order, with what becomes of it and why', async () => {
  const { code, out, err } = await screenFile([
    line('a', 'I was there. She read the file and asked me about the school.'),
    line('b', 'Terrible. Avoid.'),
    line('c', 'Call me at 503-555-0199. I sat through nine hearings.'),
    line('d', 'This judge takes bribes. I sat there.'),
    line('e', 'I will kill that judge.'),
  ])
  expect(out.map(({ id, action }) => [id, action])).toEqual([
    ['a', 'publish'],
    ['b', 'nudge'],
    ['c', 'edit'],
    ['d', 'hold'],
    ['e', 'block'],
  ])
  expect(out[2]!.findings).toEqual([{ check: 'C2', span: [11, 23], reason: 'phone' }])
  expect([code, err]).toEqual([0, ''])
})

test('the professional is a name, or a name with a role, and is no third person', async () => {
  const text = 'I saw Paul Everhart in the hall, and Paul Everhart was late.'
  const { out } = await screenFile([
    line(1, text, 'Paul Everhart'),
    line(2, text, { name: 'Paul Everhart', role: 'attorney' }),
    line(3, text, { name: 'Paul Everhart' }),
    line(4, text),
  ])
  expect(out.map(({ action }) => action)).toEqual(['publish', 'publish', 'publish', 'edit'])
})

test('what is no review is named by its line on standard error, the rest is screened, and the command fails', async () => {
  const { code, out, err } = await screenFile([line('a', 'I was heard.'), '{"id": 1, "text"', '', '{"id": "b"}', line('c', 'I was heard.')])
  expect(out.map(({ id }) => id)).toEqual(['a', 'c'])
  expect(err.trim().split('\n')).toEqual([
    'Line 2 is no review: it is no JSON.',
    'Line 4 is no review: text is missing or of the wrong kind.',
  ])
  expect(code).toBe(1)
})

test('a file that is not there is one sentence', async () => {
  expect(await screenFile(null)).toEqual({ code: 1, out: [], err: 'There is no file reviews.jsonl.\n' })
})

test('more lines than a pipe holds come out whole', async () => {
  const { code, out } = await screenFile(
    Array.from({ length: 3000 }, (_, of) => line(of, 'I waited for nine hours and she did not look up once.')),
  )
  expect(out.map(({ id }) => id)).toEqual(Array.from({ length: 3000 }, (_, of) => of))
  expect(code).toBe(0)
})
