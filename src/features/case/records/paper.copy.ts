import type { Cases } from '#access/cases.ts'
import { certificateRules } from '#domain/certificates/rules.ts'
import { signedCertificate } from '#domain/certificates/signed.ts'
import { signatureInWords } from '#domain/papers/signature.ts'
import { inGroups } from '#domain/transparency-log/head-code.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Papers } from '#ports/papers/port.ts'
import { listedIn } from './listed.ts'
import { noticeOf } from './service.copies.ts'
import type { RecordPart } from './slots.ts'
import type { CopyRow } from './store.copies.ts'

interface Deps {
  cases: Cases
  papers: Papers
  host: string
  parts: readonly RecordPart[]
}

const unsigned = 'None. The certificate is signed by its typed name.'

/** The certificate as a PDF. @throws Fault where the fee is not settled */
export async function signedCertificateOf(
  { papers, host, cases, parts }: Deps,
  row: CopyRow,
  signer: { name: string; position: string; place: string },
  at: Date,
): Promise<Uint8Array> {
  const { fee } = row
  if (fee !== 'none' && fee !== 'waived' && fee !== 'paid')
    throw new Fault('conflict', msg`The fee of this request is not settled yet. Note that it has arrived, or waive it.`)
  const certified = {
    ...row,
    fee,
    host,
    madeAt: row.madeAt.toISOString(),
    signedAt: at.toISOString(),
    code: inGroups(row.code),
    notice: noticeOf(row),
    signer,
    listed: await listedIn({ cases, parts }, row),
  }
  const printed = await papers.drawSigned((signature) => ({
    title: `Certificate ${row.number}`,
    prefix: '',
    blocks: signedCertificate(certificateRules[row.law], certified, signatureInWords(signature, unsigned)),
  }))
  return printed.bytes
}
