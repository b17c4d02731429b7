// The finder on more text than may be looked at in one go: other requests get their turn in between.
import { createHash, createHmac } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { findPrivate } from '#domain/filing/find.ts'
import { groupsOf, headingsOf, pagesOfPaper, plainQuote, replacementOf, withReplacements } from '#domain/filing/reduce.ts'
import { ruleOfKind } from '#domain/filing/rules.ts'
import type { Finding, Known, PageText } from '#domain/filing/types.ts'
import type { Paper } from '#domain/papers/paper.ts'

/** Characters that are looked at in one go: some 50 ms. */
const atOnce = 50_000

/** Pages in parts of about that length. */
function partsOf(pages: readonly PageText[]): PageText[][] {
  const parts: PageText[][] = []
  let length = Infinity
  for (const page of pages) {
    if (length + page.text.length > atOnce) {
      parts.push([])
      length = 0
    }
    parts.at(-1)!.push(page)
    length += page.text.length
  }
  return parts
}

/** What `findPrivate` finds, part by part. */
export async function checked(pages: readonly PageText[], known: Known): Promise<Finding[]> {
  const found: Finding[] = []
  for (const part of partsOf(pages)) {
    found.push(...findPrivate(part, known))
    await setImmediate()
  }
  return found
}

/** A mark of the findings of a paper: another one says that the paper has changed since it was looked at. 16 bits tell nothing of its words. */
export const markOf = (findings: readonly Finding[]): string =>
  createHash('sha256')
    .update(JSON.stringify(findings.map(({ kind, page, start, quote }) => [kind, page, start, quote])))
    .digest('hex')
    .slice(0, 4)

/** A finding with the mark that it is known by in the next check. */
export type Marked<F extends Finding = Finding> = F & { mark: string }

/**
 * Findings with their marks: made of the words and of the whole text around them, so that a decision never meets another place, and with
 * the installation's secret, so that nobody who has the marks alone can try out numbers. With another secret they are asked about again.
 */
export function marked<F extends Finding>(
  findings: readonly F[],
  pages: readonly PageText[],
  { secret, seat }: { secret: string; seat: string },
): Marked<F>[] {
  const texts = new Map(pages.map(({ page, text }) => [page, text]))
  const digests = new Map<number, string>()
  const digestOf = (page: number) => {
    const known = digests.get(page) ?? createHash('sha256').update(texts.get(page)!).digest('base64')
    digests.set(page, known)
    return known
  }
  return findings.map((one) => {
    const of = JSON.stringify(['filing left', seat, one.kind, plainQuote(one.quote), digestOf(one.page)])
    return { ...one, mark: createHmac('sha256', secret).update(of).digest().subarray(0, 12).toString('base64url') }
  })
}

/** What is found in a paper, each with the heading that it is under. */
export async function checkedPaper(paper: Paper, known: Known): Promise<(Finding & { where: string })[]> {
  const headings = headingsOf(paper)
  return (await checked(pagesOfPaper(paper), known)).map((one) => ({ ...one, where: headings[one.page] ?? '' }))
}

/** A paper in which what was found is replaced by the rule of the state, but for the groups that are left. */
export function reducedPaper(
  paper: Paper,
  findings: readonly Finding[],
  { leave, state }: { leave: ReadonlySet<string>; state: string },
): Paper {
  const changes = groupsOf(findings)
    .filter(({ id }) => !leave.has(id))
    .flatMap(({ kind, places }) => places.map((one) => ({ ...one, with: replacementOf(one, ruleOfKind(state, kind).treatment) })))
    .toSorted((one, other) => one.page - other.page || one.start - other.start)
  return withReplacements(
    paper,
    Map.groupBy(changes, ({ page }) => page),
  )
}
