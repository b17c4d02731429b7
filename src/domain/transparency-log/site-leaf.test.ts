import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { leafHash } from './merkle-tree.ts'
import { siteLeaf } from './site-leaf.ts'

const nonce = Uint8Array.from({ length: 32 }, (_, n) => n)
const head = { origin: 'records.example/ledger/case/0199d2a0-0000-7000-8000-000000000001', size: 3, root: leafHash(Uint8Array.of(1)) }

test('a leaf of the site is SHA-256 over the nonce and the text of the checkpoint, as anyone computes it again', () => {
  const text = `${head.origin}\n3\n${Buffer.from(head.root).toString('base64')}\n`
  const again = createHash('sha256').update(nonce).update(text, 'utf8').digest('hex')
  expect(Buffer.from(siteLeaf(nonce, head)).toString('hex')).toBe(again)
})

test('each part changes it, and a nonce of another length is refused', () => {
  const heads = [head, { ...head, size: 4 }, { ...head, root: leafHash(Uint8Array.of(2)) }, { ...head, origin: 'records.example/ledger' }]
  const leaves = [...heads.map((each) => siteLeaf(nonce, each)), siteLeaf(nonce.with(0, 9), head)]
  expect(new Set(leaves.map((leaf) => Buffer.from(leaf).toString('hex'))).size).toBe(leaves.length)
  for (const length of [0, 31, 33]) expect(() => siteLeaf(new Uint8Array(length), head)).toThrow(RangeError)
  expect(() => siteLeaf(nonce, { ...head, origin: 'a\nb' })).toThrow(RangeError)
})
