import { createHash } from 'node:crypto'
import type { Handlers } from '../../http/bind.ts'
import { Fault } from '../../kernel/fault.ts'
import { type calls, documentTypes, type TermsVersion } from './contract.ts'
import { documents } from './documents/all.ts'
import type { WrittenDocument } from './documents/written.ts'

/** What was written, with the id and the digest that are computed from it. */
export function versionOf(written: WrittenDocument): TermsVersion {
  const content = written.content.trim()
  return {
    ...written,
    content,
    id: `${written.documentType}-${written.version}`,
    sha256: createHash('sha256')
      .update(JSON.stringify([written.documentType, written.title, written.version, content]))
      .digest('hex'),
  }
}

/** All versions of all documents, the newest of each type first. */
function known(from: readonly WrittenDocument[]): readonly TermsVersion[] {
  return from.map(versionOf).toSorted((one, other) => (one.version < other.version ? 1 : -1))
}

export function service(from: readonly WrittenDocument[] = documents): Handlers<typeof calls> {
  const all = known(from)
  return {
    versions: async () => documentTypes.flatMap((type) => all.find(({ documentType }) => documentType === type) ?? []),
    document: async ({ params: { documentType }, query: { version } }) => {
      const versions = all.filter((one) => one.documentType === documentType)
      const document = version === undefined ? versions[0] : versions.find((one) => one.version === version)
      if (!document) throw new Fault('not_found', 'There is no such version of this document.')
      return { document, versions: versions.map((one) => one.version) }
    },
  }
}
