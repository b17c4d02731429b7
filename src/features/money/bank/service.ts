import { type CaseDeps, caseHandlers, notFound, ownerOf, ownRows, type ParentContext } from '#case/cases/public.ts'
import { bankLimits } from '#domain/bank/types.ts'
import { plainCents } from '#domain/money/cents.ts'
import type { Handlers } from '#http/bind.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import { csvOf } from '#kernel/csv.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, plural } from '#kernel/text.ts'
import { calls } from './contract.ts'
import { importing } from './importing.ts'
import { matching } from './matching.ts'
import { gapsOf } from './rules.ts'
import type { BankMatchSource } from './public.ts'
import { accountsOf, countsOf, linesAfter, removeAccountRow, removeLines } from './store.ts'
import { type ImportRow, importsOf, noteUndone, profilesOf, removeProfileRow } from './store.imports.ts'
import { matchedIn, matchesOf } from './store.matches.ts'

const pageSize = 50
/** Imports that the page has; an older one can be undone with its account. */
const mostImports = 50

const daysOf = ({ first, last }: ImportRow) => (first === null || last === null ? null : { first, last })
const csvHead = [msg`Day`, msg`Description`, msg`Money out`, msg`Money in`, msg`Check number`, msg`Account`, msg`Last four digits`] as const
const noAccount = msg`There is no such account.`

/** Where an account is: its lines, the days of its imports, and the latest balance that its bank gave. */
function stateOf(imports: readonly ImportRow[]) {
  const spans = imports.flatMap((one) => daysOf(one) ?? [])
  const sorted = spans.map(({ first }) => first).toSorted()
  const balances = imports.flatMap(({ balance }) => balance ?? []).toSorted((one, other) => (one.day < other.day ? 1 : -1))
  return {
    days:
      spans.length === 0
        ? null
        : {
            first: sorted[0]!,
            last: spans
              .map(({ last }) => last)
              .toSorted()
              .at(-1)!,
          },
    importedAt: imports[0]?.at.toISOString() ?? null,
    gaps: gapsOf(spans),
    balance: balances[0] ?? null,
  }
}

export function service({ sources, ...deps }: CaseDeps & { sources: readonly BankMatchSource[] }): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'case', null)

  /** Removes what imports brought. @throws Fault `conflict` while a line of theirs is matched: what it was matched with relies on it */
  async function undoAll(c: ParentContext, imports: readonly string[]): Promise<number> {
    if (imports.length === 0) return 0
    const lines = await matchedIn(c.tx, ownerOf(c), imports)
    if (lines > 0)
      throw new Fault(
        'conflict',
        msg`${plural({ lines }, { one: '# of these lines is matched. Remove its match first.', other: '# of these lines are matched. Remove their matches first.' })}`,
      )
    await noteUndone(c.tx, ownerOf(c), imports, c.at)
    return removeLines(c.tx, ownerOf(c), imports, c.at)
  }

  return {
    ...importing(deps),
    ...matching({ ...deps, sources }),

    overview: on.read(calls.overview, async (c) => {
      const owner = ownerOf(c)
      const [accounts, counts, imports] = [await accountsOf(c.tx, owner), await countsOf(c.tx, owner), await importsOf(c.tx, owner)]
      const byAccount = Map.groupBy(imports, ({ account }) => account)
      return {
        caseId: c.caseId,
        accounts: accounts.map((account) => ({
          ...account,
          lines: counts.get(account.id) ?? 0,
          ...stateOf(byAccount.get(account.id) ?? []),
        })),
        imports: imports.slice(0, mostImports).map((one) => ({ ...one, at: one.at.toISOString(), days: daysOf(one) })),
        profiles: (await profilesOf(c.tx, owner)).map(({ id, name }) => ({ id, name })),
        can: { add: c.isActiveParent },
      }
    }),

    lines: on.read(calls.lines, async (c, { query }) => {
      const owner = ownerOf(c)
      const { account, way, words } = query
      const asked = ['bank lines', c.caseId, account, way, words]
      const cursor = readCursor(asked, query.cursor, ['text', 'id'])
      if (cursor && !/^\d{4}-\d\d-\d\d$/.test(cursor[0]))
        throw new Fault('invalid', msg`Start again from the first page.`, { field: 'cursor' })
      const after = cursor && { day: cursor[0], id: cursor[1] }
      const found = await linesAfter(c.tx, owner, { account, way, words }, after, pageSize + 1)
      const { items, next } = pageOf(found, pageSize, asked, ({ day, id }) => [day, id])
      const matches = await matchesOf(
        c.tx,
        owner,
        items.map(({ id }) => id),
      )
      const lines = items.map((line) => {
        const match = matches.find((one) => one.line === line.id)
        return { ...line, match: match ? { id: match.id, kind: match.kind } : null }
      })
      return { lines, next }
    }),

    csv: on.read(calls.csv, async (c, { query }) => {
      const owner = ownerOf(c)
      const accounts = await accountsOf(c.tx, owner)
      const found = await linesAfter(c.tx, owner, { account: query.account }, null, bankLimits.lines)
      const rows = found.map(({ day, description, cents, checkNumber, account }) => {
        const of = accounts.find(({ id }) => id === account)
        const amount = plainCents(Math.abs(cents))
        return [day, description, cents < 0 ? amount : '', cents > 0 ? amount : '', checkNumber, of?.name ?? null, of?.lastFour ?? null]
      })
      return { csv: csvOf([csvHead.map(english), ...rows]), lines: rows.length }
    }),

    undo: on.change(async (c, { params }) => {
      const one = (await importsOf(c.tx, ownerOf(c))).find(({ id }) => id === params.import) ?? notFound(msg`There is no such import.`)
      const removed = await undoAll(c, [one.id])
      return { reply: { removed }, publish: 'author', record: { import: one.id, removed } }
    }),

    removeAccount: on.change(async (c, { params }) => {
      const imports = (await importsOf(c.tx, ownerOf(c))).filter(({ account }) => account === params.account)
      if (!(await removeAccountRow(c.tx, ownerOf(c), params.account, c.at))) notFound(noAccount)
      const removed = await undoAll(
        c,
        imports.map(({ id }) => id),
      )
      return { reply: { removed }, publish: 'author', record: { account: params.account, removed } }
    }),

    removeProfile: ownRows(deps, 'case', { isRecorded: false }).alter(msg`There is no such profile.`, (c, { params }) =>
      removeProfileRow(c.tx, ownerOf(c), params.profile, c.at),
    ),
  }
}
