import { utf8 } from '@scure/base'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { askSecond, hasPython } from '#assurance/ledger/second.ts'
import { type Files, rewritten, sampleFiles, signedAgain, verified, wrongs } from '#domain/record/record.testing.ts'

const erasure = { seq: 12, by: 20 }
const withheld = 'proof/shared.withheld.jsonl'
const objects = 'proof/shared.objects.jsonl'
/** The same without the line of an entry. */
const without = (seq: number) => (text: string) =>
  text
    .split('\n')
    .filter((line) => !line.includes(`"seq":${seq},`) && !line.includes(`"seq":${seq}}`))
    .join('\n')
const lineOf = (files: Files, path: string, seq: number) =>
  utf8
    .encode(files.get(path)!)
    .split('\n')
    .find((line) => line.includes(`"seq":${seq},`))

test('an entry that was erased counts as erased by the entry that says so, with the order, also where some entries are in the record', () => {
  for (const isChosen of [() => true, (seq: number) => seq === 12 || seq === 20]) {
    const files = sampleFiles({ erasure, isChosen })
    expect(lineOf(files, withheld, 12)).toBe('{"by":20,"seq":12,"why":"erased"}')
    const { findings, erased } = verified(files)
    expect(findings).toEqual([])
    expect(erased).toEqual([{ log: 'shared', ...erasure, order: 'Superior Court of Orange County, 26-1234, of 2026-11-20' }])
  }
})

const files = sampleFiles({ erasure })
const damaged: Readonly<Record<string, [Files, string[]]>> = {
  'the content of an entry that nothing erased is missing': [rewritten(files, objects, without(3)), [`content-missing ${withheld} 3`]],
  'the entry that says so has no content': [
    rewritten(files, objects, without(20)),
    [`erasure-unproved ${withheld} 12`, `content-missing ${withheld} 20`],
  ],
  'an entry is called erased, and none says so': [
    rewritten(files, withheld, (text) => text.replace('{"by":null,"seq":7,"why":"other"}', '{"by":20,"seq":7,"why":"erased"}')),
    [`erasure-unproved ${withheld} 7`],
  ],
  'an erased entry is said to be closed': [
    rewritten(files, withheld, (text) => text.replace('{"by":20,"seq":12,"why":"erased"}', '{"by":null,"seq":12,"why":"closed"}')),
    [`erasure-unproved ${withheld} 12`],
  ],
  'an entry with its content is called withheld': [
    rewritten(files, withheld, (text) => `${text}{"by":null,"seq":23,"why":"other"}\n`),
    [`withheld-wrong ${withheld} 23`],
  ],
  'the file that says why is gone': [new Map([...files].filter(([path]) => path !== withheld)), [`file-missing ${withheld}`]],
}
const names = Object.keys(damaged)

test.each(names)('%s: found, though someone with the key signed it again', (name) => {
  const [changed, said] = damaged[name]!
  expect(wrongs(signedAgain(changed))).toEqual(said)
})

test('a record from before the first erasure, which says nothing of withheld entries, holds', () => {
  const older = new Map([...sampleFiles()].filter(([path]) => !path.endsWith('.withheld.jsonl')))
  expect(wrongs(signedAgain(older))).toEqual([])
})

test.skipIf(!hasPython())('the second verifier says the same of each', async () => {
  const older = new Map([...sampleFiles()].filter(([path]) => !path.endsWith('.withheld.jsonl')))
  const records = [files, older, ...names.map((name) => damaged[name]![0])].map((each) => signedAgain(each))
  // A file that is gone is different from one that stays as it was.
  const changes = records.map(
    (each) => new Map([...new Set([...files.keys(), ...each.keys()])].map((path) => [path, each.get(path) ?? null])),
  )
  const answers = await askSecond(files, changes)
  expect(answers.slice(0, 2)).toMatchObject([
    { holds: true, files: [], erased: [[12, 20]] },
    { holds: true, erased: [] },
  ])
  expect(answers.slice(2).map((answer) => answer.files)).toEqual(names.map(() => [withheld]))
})

test('a line that is not canonical is refused', () => {
  const spaced = new Map([...files, [withheld, utf8ToBytes(utf8.encode(files.get(withheld)!).replace(',"why"', ', "why"'))]])
  expect(wrongs(signedAgain(spaced))).toContain(`line-unreadable ${withheld} 1`)
})
