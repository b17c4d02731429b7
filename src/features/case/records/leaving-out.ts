// Files that stay out of a record: what is blocked, and what its author marked as sensitive, unless they asked for it twice.
import type { CaseTx } from '#access/cases.ts'
import { sensitiveAmong, type UseRow } from '#case/files/public.ts'
import { english } from '#kernel/english.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { LeftOut } from './rules.ts'
import type { RecordItem } from './slots.ts'

/** Each item without the files that stay out, which it then says; and how many those are. The other parent’s marks are theirs to know. */
export async function withoutClosed(
  tx: CaseTx,
  caseId: string,
  items: readonly RecordItem[],
  hasSensitive: boolean,
): Promise<{ items: RecordItem[]; leftOut: LeftOut[] }> {
  const uses = items.flatMap(({ files }) => files)
  const sensitive = hasSensitive
    ? new Set<string>()
    : await sensitiveAmong(
        tx,
        caseId,
        uses.map(({ fileId }) => fileId),
      )
  const counts = { blocked: 0, sensitive: 0 }
  const whyOut = ({ blocked, fileId, name }: UseRow): Text | null => {
    if (blocked !== null) {
      counts.blocked += 1
      return msg`This file is not available. Reference ${{ reference: blocked }}.`
    }
    if (!sensitive.has(fileId)) return null
    counts.sensitive += 1
    return msg`${{ name }}: marked as sensitive by who asked for this record.`
  }
  const left = items.map((item) => {
    const out = item.files.map((use) => ({ use, why: whyOut(use) }))
    const said = out.flatMap(({ why }): (readonly [string, string])[] => (why === null ? [] : [[english(msg`Left out`), english(why)]]))
    return said.length === 0
      ? item
      : { ...item, facts: [...item.facts, ...said], files: out.filter(({ why }) => why === null).map(({ use }) => use) }
  })
  const all = [
    { what: english(msg`files that are not available`), count: counts.blocked },
    { what: english(msg`files marked as sensitive`), count: counts.sensitive },
  ]
  return { items: left, leftOut: all.filter(({ count }) => count > 0) }
}
