import { createHash } from 'node:crypto'
import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import type { DemoParts } from '#case/cases/public.ts'
import { putDemoMade } from '#case/files/public.ts'
import { atOf } from './made.ts'
import { signaturePage } from './signed-paper.ts'
import { addRequest, addSignature, settle } from './store.ts'

const lines = 'Leo plays in Dayton on Saturday.\nBen brings him home at 7:00 p.m. instead of 5:00 p.m. that day.'
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

/** An agreement about one day that Ana asked Ben to sign, and that he signed. */
export async function putDemoSigning(tx: CaseTx, { caseId, members, zone, id, day, at }: DemoFamily, parts: DemoParts): Promise<void> {
  const request = id('sign request soccer')
  const title = 'Agreement about the soccer Saturday'
  const [asked, signedAt] = [at(day(-4, 3), '20:30'), at(day(-4, 4), '07:45')]
  const { bytes, pages } = await parts.print({ title, prefix: '', blocks: [{ kind: 'text', text: lines }] })
  const sha256 = hash(bytes)
  const base = { caseId, id: request }
  const [ana, ben] = [members.A, members.B].map((authorId) => ({ ...base, authorId })) as [
    { authorId: string } & typeof base,
    { authorId: string } & typeof base,
  ]
  await putDemoMade(tx, parts, atOf(ana, sha256), bytes, asked)
  await addRequest(tx, {
    ...ana,
    document: id('document soccer.txt'),
    version: id('document version soccer.txt 0'),
    isShared: true,
    kind: 'agreement',
    title,
    note: 'Only for this one Saturday.',
    pages,
    texts: [lines],
    bytes: bytes.length,
    sha256,
    at: asked,
    expiresAt: at(day(-2, 3), '20:30'),
    signed: null,
  })
  const signer = { person: 'Ben Harlow', name: 'Ben Harlow', at: signedAt }
  const about = {
    kind: 'agreement',
    title,
    pages,
    bytes: bytes.length,
    sha256,
    signers: [signer],
    zone,
    host: 'the demonstration',
    seal: 'none',
  } as const
  const copy = (await parts.print(signaturePage(about), bytes)).bytes
  for (const seat of [ana, ben]) await putDemoMade(tx, parts, atOf(seat, hash(copy)), copy, signedAt)
  await addSignature(tx, { ...ben, id: id('sign signature soccer'), request, isShared: true, name: signer.name, at: signedAt })
  const signed = { bytes: copy.length, sha256: hash(copy), seal: 'none' } as const
  await settle(tx, { ...base, state: 'signed', by: members.B, at: signedAt, signed })
}
