import { type CaseContext, ownerOf } from '#case/cases/public.ts'
import { found } from '#evidence/texts/public.ts'
import { mustBePrintable } from '#http/printable.ts'
import type { Filters } from './contract.ts'
import type { Wanted } from './store.ts'

/** Pages of files that a search looks at: who looks for a word that stands in more of them adds another word. */
const mostPages = 500

/** What a list is asked for, with the first page of each file on which the words stand. */
export async function wantedIn(c: CaseContext, { folder, q }: Filters): Promise<{ wanted: Wanted; pages: Map<string, number> }> {
  if (!q) return { wanted: { folder, files: [] }, pages: new Map() }
  mustBePrintable(q, 'q')
  const hits = await found(c.tx, ownerOf(c), { words: q, file: null, most: mostPages })
  const pages = new Map(hits.toReversed().map(({ file, page }) => [file, page]))
  return { wanted: { folder, q, files: [...pages.keys()] }, pages }
}
