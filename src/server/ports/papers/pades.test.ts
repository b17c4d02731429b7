import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PDF } from '@libpdf/core'
import { fromBER } from 'asn1js'
import { ContentInfo, SignedData, TSTInfo } from 'pkijs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signingOf } from '#app/signing.ts'
import type { Paper } from '#domain/papers/paper.ts'
import { type Signature, signatureInWords } from '#domain/papers/signature.ts'
import { wordsOf } from '#test/support/copies.ts'
import { authority } from '../anchor/authority.testing.ts'
import { rfc3161 } from '../anchor/rfc3161.ts'
import { p12 } from './certificate.testing.ts'
import { papersByLibpdf } from './libpdf.ts'
import { readSigning, type Signing } from './signing.ts'

const year = 365 * 86_400_000
const passphrase = 'four small boats at sea'
const folder = mkdtempSync(path.join(tmpdir(), 'pades-'))
let signing: Signing
let file: Buffer
let tsa: Awaited<ReturnType<typeof authority>>

beforeAll(async () => {
  file = (await p12(passphrase, { from: new Date(Date.now() - year), until: new Date(Date.now() + year) })).p12
  signing = await readSigning(file, passphrase)
  tsa = await authority({ now: Date.now })
})
afterAll(() => {
  tsa.close()
  rmSync(folder, { recursive: true, force: true })
})

const paper = (signature: Signature): Paper => ({
  title: 'A paper',
  prefix: '',
  blocks: [{ kind: 'text', text: signatureInWords(signature, 'None.') }],
})
const made = async (more: Partial<Parameters<typeof papersByLibpdf>[0] & object>) => {
  const reports: string[] = []
  const papers = papersByLibpdf({ signing, timestampUrl: '', clock: Date.now, report: (error) => reports.push(String(error)), ...more })
  return { ...(await papers.drawSigned(paper)), reports }
}

/** What a signature of a PDF covers, and its CMS, read without the library that wrote it (ISO 32000-2, section 12.8.1). */
function signatureIn(pdf: Uint8Array) {
  const text = Buffer.from(pdf).toString('latin1')
  const [, ...numbers] = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/.exec(text)!
  const [first, length, second, rest] = numbers.map(Number) as [number, number, number, number]
  const hex = text.slice(first + length, second)
  const padded = Buffer.from(hex.slice(1, -1), 'hex')
  const { result, offset } = fromBER(new Uint8Array(padded).buffer)
  const cms = new SignedData({ schema: new ContentInfo({ schema: result }).content })
  return {
    range: [first, length, second, rest],
    hex,
    padded,
    offset,
    cms,
    data: Buffer.concat([pdf.subarray(0, length), pdf.subarray(second)]),
  }
}

async function check(pdf: Uint8Array) {
  const { range, hex, padded, offset, cms, data } = signatureIn(pdf)
  const [first, length, second, rest] = range as [number, number, number, number]
  // All but the signature itself is covered: from the first byte to the last.
  expect([first, second + rest, second - length]).toEqual([0, pdf.length, hex.length])
  expect([hex[0], hex.at(-1)]).toEqual(['<', '>'])
  expect(padded.subarray(offset).every((byte) => byte === 0)).toBe(true)
  const info = cms.signerInfos[0]!
  const digest = info.signedAttrs!.attributes.find(({ type }) => type === '1.2.840.113549.1.9.4')!.values[0]
  expect(Buffer.from(digest.valueBlock.valueHexView).toString('hex')).toBe(createHash('sha256').update(data).digest('hex'))
  const verified = await cms.verify({ signer: 0, data: new Uint8Array(data).buffer, checkChain: false, extendedMode: true })
  expect(verified.signatureVerified).toBe(true)
  // ESS signing-certificate-v2 is what makes it CAdES (ETSI EN 319 122-1, section 5.2.2.3).
  expect(info.signedAttrs!.attributes.map(({ type }) => type)).toContain('1.2.840.113549.1.9.16.2.47')
  return info
}

test('pages follow another PDF whose bytes stand first as they are, and the signature covers all of it', async () => {
  const papers = papersByLibpdf({ signing, timestampUrl: '', clock: Date.now, report: () => {} })
  const before = (await papers.draw(paper('none'))).bytes
  const { bytes, pages } = await papers.drawSigned(paper, before)
  expect(Buffer.from(bytes.subarray(0, before.length)).equals(Buffer.from(before))).toBe(true)
  expect(pages).toBe(2)
  await check(bytes)
  expect(await wordsOf(bytes)).toMatch(/None\.[\s\S]+By this platform/)
})

test('pictures become pages of their form', async () => {
  const papers = papersByLibpdf()
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
  const { bytes, pages } = await papers.ofPictures('Two dots', [png, png])
  expect(pages).toBe(2)
  const pdf = await PDF.load(bytes)
  expect([pdf.getPageCount(), pdf.getTitle()]).toEqual([2, 'Two dots'])
  await expect(papers.ofPictures('No picture', [Buffer.from('GIF89a')])).rejects.toThrow(/image/i)
})

test('with an authority a paper is signed as PAdES B-T: all of the file, and the token is over the signature', async () => {
  const { bytes, signature, reports } = await made({ timestampUrl: tsa.url })
  expect([signature, reports]).toEqual(['B-T', []])
  const info = await check(bytes)
  const token = info.unsignedAttrs!.attributes.find(({ type }) => type === '1.2.840.113549.1.9.16.2.14')!.values[0]
  const stamp = new SignedData({ schema: new ContentInfo({ schema: token }).content })
  const { messageImprint, genTime } = TSTInfo.fromBER(stamp.encapContentInfo.eContent!.getValue())
  const value = Buffer.from(info.signature.valueBlock.valueHexView)
  expect(Buffer.from(messageImprint.hashedMessage.getValue())).toEqual(createHash('sha256').update(value).digest())
  expect(Math.abs(genTime.getTime() - Date.now())).toBeLessThan(60_000)
  expect(await wordsOf(bytes)).toContain('with an outside timestamp (PAdES B-T)')
  expect(Buffer.from(bytes).toString('latin1')).toContain('/ETSI.CAdES.detached')

  const changed = Uint8Array.from(bytes)
  changed[200]! ^= 1
  await expect(check(changed)).rejects.toThrow(/expected/)
})

test('where the authority is gone it is B-B, says so, and is reported', async () => {
  const { bytes, signature, reports } = await made({ timestampUrl: 'http://127.0.0.1:1/' })
  expect([signature, reports]).toEqual(['B-B', ['Error: The timestamp authority could not be reached.']])
  const info = await check(bytes)
  expect(info.unsignedAttrs).toBeUndefined()
  expect(await wordsOf(bytes)).toContain('without an outside timestamp (PAdES B-B)')
})

test('without a certificate, or with one that has expired meanwhile, a paper is not signed and says so', async () => {
  for (const more of [{ signing: null }, { clock: () => Date.now() + 2 * year }]) {
    const { bytes, signature } = await made({ ...more, timestampUrl: tsa.url })
    expect(signature).toBe('none')
    expect(Buffer.from(bytes).includes('/ByteRange')).toBe(false)
    expect(await wordsOf(bytes)).toContain('None.')
  }
})

const hasPdfsig = (() => {
  try {
    execFileSync('pdfsig', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

test.skipIf(!hasPdfsig)('pdfsig, which shares no code with it, finds the signature valid and the whole file signed', async () => {
  const { bytes } = await made({ timestampUrl: tsa.url })
  const at = path.join(folder, 'paper.pdf')
  writeFileSync(at, bytes)
  const says = execFileSync('pdfsig', ['-nocert', at], { encoding: 'utf8' })
  expect(says).toContain('Signature is Valid.')
  expect(says).toContain('Total document signed')
  expect(says).toContain('Test Records Office')
  expect(says).toContain('ETSI.CAdES.detached')
})

test('a certificate that can’t be used is named in one sentence, and the server goes on without', async () => {
  const at = (name: string, content: Buffer) => {
    const to = path.join(folder, name)
    writeFileSync(to, content)
    return to
  }
  const of = async (signingCertificate: string, words = passphrase, now = Date.now()) =>
    signingOf({ signingCertificate, signingPassphrase: words }, now)
  const good = at('good.p12', file)
  expect(await of(good)).toMatchObject({ wrong: null, signing: { until: signing.until } })
  expect(await of('')).toEqual({ signing: null, wrong: null })
  // Timestamps are accepted as before: libpdf leaves nothing behind in this process.
  expect((await rfc3161({ url: tsa.url, clock: Date.now }).stamp(file)).authority).toBe('Test Authority')
  const starts = 'Papers are not signed: the certificate of SIGNING_CERTIFICATE '
  const said = async (...asked: Parameters<typeof of>) => {
    const { signing: none, wrong } = await of(...asked)
    expect(none).toBeNull()
    return wrong!.replace(starts, '')
  }
  expect(await said(path.join(folder, 'none.p12'))).toBe('cannot be read.')
  const unread = 'is no PKCS#12 file, or SIGNING_PASSPHRASE is not its passphrase.'
  expect(await said(good, 'another')).toBe(unread)
  expect(await said(at('bad.p12', Buffer.from('no certificate')))).toBe(unread)
  expect(await said(at('empty.p12', Buffer.alloc(0)))).toBe(unread)
  expect(await said(good, passphrase, Date.now() + 2 * year)).toBe(`expired on ${new Date(signing.until).toISOString().slice(0, 10)}.`)
  expect(await said(good, passphrase, Date.now() - 2 * year)).toBe(`is valid from ${new Date(signing.from).toISOString().slice(0, 10)} on.`)
})
