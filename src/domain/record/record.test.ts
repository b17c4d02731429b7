import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import type { Json } from '../transparency-log/canonical-json.ts'
import { hashOfLeaf } from '../transparency-log/leaf.ts'
import { treeOf } from '../transparency-log/merkle-tree.ts'
import { buildRecord } from './build.ts'
import { compareRecords } from './compare.ts'
import type { FindingCode } from './finding.ts'
import { isPath } from './format.ts'
import { readLeaf } from './read.ts'
import {
  caseId,
  day,
  type Files,
  newKey,
  oldKey,
  rewritten,
  sampleFiles,
  sampleInput,
  seatId,
  signedAgain,
  strangeKey,
  verified,
  wrongs,
} from './record.testing.ts'

const some = (seq: number) => seq % 3 === 2

test('a record that was built holds: with all entries or some, with and without what leads outside', () => {
  const whole = verified(sampleFiles())
  expect(whole.findings).toEqual([])
  expect([whole.entries, whole.disclosed, whole.shared?.head.size, whole.anchored?.size, whole.siteCheckpoint?.size]).toEqual([
    33, 29, 24, 19, 37,
  ])
  expect(whole.shared?.hashes).toHaveLength(24)
  const chosen = verified(sampleFiles({ isChosen: some }))
  expect(chosen.findings).toEqual([])
  expect([chosen.entries, chosen.shared?.hashes, chosen.shared?.head.size]).toEqual([11, null, 24])
  const plain = verified(sampleFiles({ own: null, site: false }))
  expect(plain.findings).toEqual([])
  expect([plain.manifest?.logs.length, plain.anchored, plain.siteCheckpoint]).toEqual([1, null, null])
})

test('the same input gives the same bytes, and only proofs that the format has', () => {
  expect([...sampleFiles()]).toEqual([...sampleFiles()])
  expect([...sampleFiles().keys()].filter((path) => path.startsWith('proof/'))).toEqual([
    'proof/keys.json',
    ...['shared', 'own'].flatMap((log) =>
      ['leaves.jsonl', 'hashes', 'objects.jsonl', 'withheld.jsonl', 'checkpoint'].map((name) => `proof/${log}.${name}`),
    ),
    'proof/site.json',
    'proof/site.checkpoint',
    `proof/day-${day}.json`,
    `proof/day-${day}.checkpoint`,
  ])
})

const leaves = 'proof/shared.leaves.jsonl'
const line = (n: number, edit: (line: string) => string | null) => (text: string) =>
  text
    .split('\n')
    .flatMap((each, at) => (at === n - 1 ? (edit(each) ?? []) : each))
    .join('\n')
const without = (path: string) => (files: Files) => new Map([...files].filter(([each]) => each !== path))
const text = (path: string, edit: (text: string) => string) => (files: Files) => rewritten(files, path, edit)
/** Done by someone who has the key, so that the manifest and its signature are good. */
const withKey =
  (change: (files: Files) => Files, edit?: (manifest: Record<string, Json>) => void) =>
  (files: Files): Files =>
    signedAgain(change(files), edit)
const swapped = (one: number, other: number) => (all: string) => {
  const each = all.split('\n')
  return each
    .with(one - 1, each[other - 1]!)
    .with(other - 1, each[one - 1]!)
    .join('\n')
}
const rehashed = (files: Files) => {
  const after = rewritten(
    files,
    leaves,
    line(3, (each) => each.replace('"at":"2026', '"at":"2025')),
  )
  const leaf = readLeaf(Buffer.from(after.get(leaves)!).toString().split('\n')[2]!)!
  return rewritten(
    after,
    'proof/shared.hashes',
    line(3, () => bytesToHex(hashOfLeaf(leaf))),
  )
}
const same = (files: Files) => files
const flip = (path: string) => (files: Files) => {
  const content = Uint8Array.from(files.get(path)!)
  content[5]! ^= 1
  return new Map([...files, [path, content]])
}

// Every code has its damage: the compiler misses the one that has none.
const damages: Readonly<Record<FindingCode, readonly (readonly [(files: Files) => Files, readonly string[]])[]>> = {
  'file-missing': [
    [without('messages.csv'), ['file-missing messages.csv']],
    [without('manifest.json'), ['file-missing manifest.json']],
    [without('manifest.note'), ['file-missing manifest.note']],
  ],
  'file-added': [[(files) => new Map([...files, ['more.txt', utf8ToBytes('x')]]), ['file-added more.txt']]],
  'file-changed': [[flip('natives/0001-photo.jpg'), ['file-changed natives/0001-photo.jpg']]],
  'manifest-unreadable': [
    [text('manifest.json', (all) => all.slice(1)), ['manifest-unreadable manifest.json']],
    [withKey(same, (manifest) => (manifest['more'] = 1)), ['manifest-unreadable manifest.json']],
    [withKey(same, (manifest) => (manifest['files'] = (manifest['files'] as Json[]).toReversed())), ['manifest-unreadable manifest.json']],
  ],
  'manifest-changed': [[text('manifest.json', (all) => all.replace('Dana Reyes', 'Dina Reyes')), ['manifest-changed manifest.json']]],
  'note-unreadable': [
    [text('manifest.note', (all) => all.slice(0, -1)), ['note-unreadable manifest.note']],
    [withKey(text('proof/site.checkpoint', (all) => all.replace('\n37\n', '\n037\n'))), ['note-unreadable proof/site.checkpoint']],
  ],
  'note-unsigned': [
    [text('manifest.note', (all) => all.replace('/1\n', '/2\n')), ['note-unsigned manifest.note']],
    [withKey(text('proof/shared.checkpoint', (all) => all.replace('\n24\n', '\n25\n'))), ['note-unsigned proof/shared.checkpoint']],
  ],
  'note-other': [
    [
      withKey((files) => new Map([...files, ['proof/site.checkpoint', files.get('proof/shared.checkpoint')!]])),
      ['note-other proof/site.checkpoint', 'site-unproved proof/site.json'],
    ],
    [withKey(same, (manifest) => (manifest['seat'] = caseId)), ['note-other proof/own.checkpoint']],
  ],
  unreadable: [
    [withKey(text('proof/site.json', (all) => all.replace('{', '{ '))), ['unreadable proof/site.json']],
    [withKey((files) => new Map([...files, ['proof/more.json', utf8ToBytes('{}')]])), ['unreadable proof/more.json']],
    [withKey(text(`proof/day-${day}.json`, (all) => `${all}\n`)), [`unreadable proof/day-${day}.json`]],
  ],
  'line-unreadable': [
    [
      withKey(
        text(
          leaves,
          line(3, (each) => each.replace(',', ', ')),
        ),
      ),
      [`line-unreadable ${leaves} 3`, `leaf-missing ${leaves} 3`, 'object-wrong proof/shared.objects.jsonl 3'],
    ],
  ],
  'key-unendorsed': [
    [withKey(text('proof/keys.json', (all) => all.replace(/"note":"[^"]*"/, '"note":null'))), ['key-unendorsed proof/keys.json 2']],
  ],
  'leaf-missing': [
    [
      withKey(
        text(
          leaves,
          line(4, () => null),
        ),
      ),
      [`leaf-missing ${leaves} 4`, `object-wrong proof/shared.objects.jsonl 4`],
    ],
  ],
  'leaf-misplaced': [
    [
      withKey(text(leaves, swapped(4, 5))),
      [`leaf-misplaced ${leaves} 4`, `leaf-missing ${leaves} 4`, 'object-wrong proof/shared.objects.jsonl 4'],
    ],
  ],
  'leaf-changed': [
    [
      withKey(
        text(
          leaves,
          line(6, (each) => each.replace('"at":"2026', '"at":"2025')),
        ),
      ),
      [`leaf-changed ${leaves} 6`],
    ],
  ],
  'leaf-foreign': [
    [
      withKey(
        text(
          leaves,
          line(2, (each) => each.replace(caseId, seatId)),
        ),
      ),
      [`leaf-foreign ${leaves} 2`, `leaf-changed ${leaves} 2`],
    ],
  ],
  // A leaf and its hash together: then the tree has another root.
  'root-wrong': [[withKey(rehashed), ['root-wrong proof/shared.hashes']]],
  'object-wrong': [
    [
      withKey(
        text(
          'proof/shared.objects.jsonl',
          line(2, (each) => each.replace('agreed', 'argued')),
        ),
      ),
      ['object-wrong proof/shared.objects.jsonl 2'],
    ],
  ],
  'content-missing': [
    [
      withKey(
        text(
          'proof/shared.objects.jsonl',
          line(2, () => null),
        ),
      ),
      ['content-missing proof/shared.withheld.jsonl 2'],
    ],
  ],
  'withheld-wrong': [
    [
      withKey(text('proof/own.withheld.jsonl', (all) => `${all}{"by":null,"seq":8,"why":"other"}\n`)),
      ['withheld-wrong proof/own.withheld.jsonl 8'],
    ],
  ],
  // More of it in test/erased-record.test.ts.
  'erasure-unproved': [
    [
      withKey(
        text('proof/shared.withheld.jsonl', (all) => all.replace('"by":null,"seq":7,"why":"other"', '"by":20,"seq":7,"why":"erased"')),
      ),
      ['erasure-unproved proof/shared.withheld.jsonl 7'],
    ],
  ],
  'site-inconsistent': [
    [
      withKey(text('proof/site.json', (all) => all.replace(/"consistency":\["../, '"consistency":["00'))),
      ['site-inconsistent proof/site.json'],
    ],
  ],
  'site-unproved': [
    [withKey(text('proof/site.json', (all) => all.replace('"index":20', '"index":21'))), ['site-unproved proof/site.json']],
  ],
  'day-unproved': [
    [withKey(text(`proof/day-${day}.json`, (all) => all.replace('"seq":2', '"seq":3'))), [`day-unproved proof/day-${day}.json 3`]],
  ],
}

test.each(Object.entries(damages).flatMap(([code, all]) => all.map(([damage, found], n) => ({ code, n: n + 1, damage, found }))))(
  'damage is named: $code, $n',
  ({ damage, found }) => expect(wrongs(damage(sampleFiles()))).toEqual(found),
)

test('of some entries, one that was changed, moved or left out is named', () => {
  const files = sampleFiles({ isChosen: some })
  const proofs = 'proof/shared.proofs.jsonl'
  expect(
    wrongs(
      withKey(
        text(
          leaves,
          line(2, (each) => each.replace('publish', 'retract')),
        ),
      )(files),
    ),
  ).toEqual([`leaf-changed ${leaves} 5`])
  expect(
    wrongs(
      withKey(
        text(
          leaves,
          line(2, () => null),
        ),
      )(files),
    ),
  ).toEqual([`leaf-missing ${leaves} 5`, 'object-wrong proof/shared.objects.jsonl 5'])
  expect(
    wrongs(
      withKey(
        text(
          proofs,
          line(1, () => null),
        ),
      )(files),
    ),
  ).toEqual([`leaf-changed ${leaves} 2`])
})

test('a finding says in words which file, and which entry', () => {
  const { findings } = verified(
    withKey(
      text(
        leaves,
        line(6, (each) => each.replace('"at":"2026', '"at":"2025')),
      ),
    )(sampleFiles()),
  )
  expect(findings.map(({ says }) => says)).toEqual([`Entry 6 in ${leaves} is not the one that was recorded.`])
})

test('a file that was changed is blamed, and not what is held against it', () => {
  const changed = flip('proof/shared.hashes')(sampleFiles())
  expect([wrongs(changed), verified(changed).shared]).toEqual([['file-changed proof/shared.hashes'], null])
})

test('a key that no older key signed is named, and so is a signature of a key that nobody named', () => {
  const foreign = strangeKey.signature('x\n')[0]!.keyId
  expect(foreign).not.toBe(newKey.signature('x\n')[0]!.keyId)
  const { input, contents } = sampleInput()
  const files = new Map([...buildRecord({ ...input, sign: strangeKey.signature }), ...contents])
  expect(wrongs(files)).toEqual(['note-unsigned manifest.note'])
  const [first, second] = input.keys
  const swappedKeys = new Map([
    ...buildRecord({
      ...input,
      keys: [
        { ...second!, note: null },
        { ...first!, note: second!.note },
      ],
    }),
    ...contents,
  ])
  expect(wrongs(swappedKeys)).toEqual(['key-unendorsed proof/keys.json 2'])
})

test('what is no record is not built', () => {
  const { input } = sampleInput()
  const shared = input.shared
  expect(() => buildRecord({ ...input, shared: { ...shared, hashes: shared.hashes.slice(1) } })).toThrow('The checkpoint is of 24 leaves')
  expect(() => buildRecord({ ...input, shared: { ...shared, hashes: shared.hashes.toReversed() } })).toThrow(
    'Leaf 1 is not the one of its log',
  )
  expect(() => buildRecord({ ...input, shared: { ...shared, checkpoint: oldKey.note('no checkpoint\n') } })).toThrow('signed checkpoint')
  const file = input.contents[0]!
  for (const path of ['../up.txt', '/top.txt', 'manifest.json', 'proof/own.leaves.jsonl', 'a b', 'a//b', '.hidden', 'a'.repeat(201)])
    expect(() => buildRecord({ ...input, contents: [{ ...file, path }] })).toThrow("can't be called")
  expect(() => buildRecord({ ...input, contents: [file, { ...file, path: 'Messages.csv' }] })).toThrow('Two files have one name')
  expect(['natives/0001-photo.jpg', 'verify.mjs', 'a/b/c.txt'].every(isPath)).toBe(true)
})

test('two records say which is older, or that they cannot both be right', () => {
  const [long, short] = [verified(sampleFiles({ shared: 30 })), verified(sampleFiles({ shared: 24 }))]
  expect(compareRecords(long, long)).toBe('same')
  expect(compareRecords(long, short)).toBe('second is older')
  expect(compareRecords(short, long)).toBe('first is older')
  const chosen = verified(sampleFiles({ shared: 30, isChosen: some }))
  expect(compareRecords(chosen, short)).toBe('unknown')
  const { sharedLog } = sampleInput({ shared: 30 })
  expect(compareRecords(chosen, short, treeOf(sharedLog.hashes).consistency(24))).toBe('second is older')
  expect(compareRecords(chosen, short, treeOf(sharedLog.hashes).consistency(23))).toBe('not the same record')
  const root = short.shared!.head.root.map((byte) => byte ^ 1)
  const rewrittenLog = { ...short, shared: { head: { ...short.shared!.head, root }, hashes: null } }
  expect(compareRecords(rewrittenLog, long)).toBe('not the same record')
  expect(compareRecords(rewrittenLog, short)).toBe('not the same record')
  const elsewhere = { ...short, shared: { ...short.shared!, head: { ...short.shared!.head, origin: 'records.example/ledger/case/2' } } }
  expect(compareRecords(elsewhere, long)).toBe('another case')
  expect(() => compareRecords({ shared: null, anchored: null }, long)).toThrow('Only records that hold')
})
