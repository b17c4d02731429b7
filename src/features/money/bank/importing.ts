// Reading a bank's file for a preview, and importing what is new in it.
import { lockCase } from '#access/cases.ts'
import { type CaseContext, type CaseDeps, caseHandlers, notFound, ownerOf, type ParentContext } from '#case/cases/public.ts'
import { freshLines } from '#domain/bank/dedupe.ts'
import type { Statement } from '#domain/bank/ofx.ts'
import type { Skipped } from '#domain/bank/types.ts'
import type { Handlers } from '#http/bind.ts'
import type { Asked, Reply } from '#http/contract.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls, Mapping } from './contract.ts'
import type { ReadFile } from './reading.thread.ts'
import { readUpload } from './reading.ts'
import { otherCurrency, undone } from './rules.ts'
import { type AccountRow, accountsOf, addAccount, addLines, knownLines, markCorrected } from './store.ts'
import { addImport, importsOf, isUndone, profilesOf, saveProfile } from './store.imports.ts'

type ImportCalls = Pick<typeof calls, 'preview' | 'takeIn'>
type Chosen = Asked<typeof calls.takeIn>['body']['parts'][number]

/** Lines of each part that a preview has. */
const sample = 5
/** Rows of each reason that a preview names. */
const mostRows = 20

function spanOf({ lines, first, last }: Statement) {
  let [from, to] = [first, last]
  for (const { day } of lines) {
    if (from === null || day < from) from = day
    if (to === null || day > to) to = day
  }
  return from === null || to === null ? null : { first: from, last: to }
}

/** What of a part's lines is new in an account. */
async function newIn(c: CaseContext, account: string, part: Statement) {
  const days = spanOf({ ...part, first: null, last: null })
  if (!days) return freshLines([], part.lines)
  const fitIds = part.lines.flatMap(({ fitId, corrects }) => [fitId, corrects?.fitId].filter((id) => typeof id === 'string'))
  return freshLines(await knownLines(c.tx, ownerOf(c), account, { ...days, fitIds }), part.lines)
}

function skippedIn(skipped: readonly Skipped[]) {
  return [...Map.groupBy(skipped, ({ why }) => why)].map(([why, of]) => ({
    why,
    count: of.length,
    rows: of.slice(0, mostRows).map(({ row }) => row),
  }))
}

/** The account that a part seems to be of: one with its last four digits, or the only one that its file can be of. */
function accountFor({ lastFour, kind }: Statement, accounts: readonly AccountRow[], { format }: ReadFile): string | null {
  if (format === 'csv') return accounts.length === 1 ? accounts[0]!.id : null
  const alike = accounts.filter((one) => one.lastFour === lastFour && lastFour !== null)
  return (alike.find((one) => one.kind === kind) ?? alike[0])?.id ?? null
}

/** A mapping may name only columns that its file has; what it has no column for is skipped. */
const asks = ({ order, isFlipped }: Mapping) => [
  ...(order === null ? (['order'] as const) : []),
  ...(isFlipped === null ? (['sign'] as const) : []),
]

export function importing(deps: CaseDeps): Handlers<ImportCalls> {
  const on = caseHandlers(deps, 'case', null)

  /** Reads a file outside of a transaction: a large one takes its time. */
  const read = async (asked: Pick<Asked<typeof calls.preview>, 'params' | 'body'> & Parameters<ReturnType<typeof on.readAsParent>>[0]) => {
    const { owner, profiles } = await on.readAsParent(async (c) => ({
      owner: c.seat.memberId,
      profiles: await profilesOf(c.tx, ownerOf(c)),
    }))(asked)
    const saved = Object.fromEntries(profiles.map(({ shape, mapping }) => [shape, mapping]))
    const file = await readUpload({ bytes: Buffer.from(asked.body.file, 'base64'), mapping: asked.body.mapping, saved, owner })
    return { file, profile: profiles.find(({ shape }) => shape === file.table?.shape) ?? null }
  }

  async function importPart(
    c: ParentContext,
    { name, file, part, account }: { name: string; file: ReadFile; part: Statement; account: string },
    ids: { id: string; batchId: string },
  ) {
    const fresh = await newIn(c, account, part)
    const days = spanOf(part)
    const by = c.authored(ids.id)
    const counts = { added: fresh.lines.length, known: fresh.known, skipped: part.skipped.length }
    // The lines that it corrects are counted after they are marked, but its row comes first: they name it.
    const { gone } = fresh
    await addImport(c.tx, by, {
      ...counts,
      batchId: ids.batchId,
      account,
      name,
      sha256: file.sha256,
      format: file.format,
      first: days?.first ?? null,
      last: days?.last ?? null,
      corrected: gone.length,
      balance: part.balance,
    })
    await markCorrected(c.tx, ownerOf(c), gone, by)
    await addLines(c.tx, ownerOf(c), { account, importId: by.id, newId: c.freshId }, fresh.lines)
    return { account, ...counts, corrected: gone.length }
  }

  /** The parent’s account that is named, or the new one. */
  async function accountOf(c: ParentContext, accounts: readonly AccountRow[], { account, as }: Chosen): Promise<string> {
    if (account !== null) return accounts.find(({ id }) => id === account)?.id ?? notFound(msg`There is no such account.`)
    if (as === null) throw new Fault('invalid', msg`Choose an account, or name a new one.`, { field: 'account' })
    const by = c.authored(c.freshId())
    await addAccount(c.tx, by, as)
    return by.id
  }

  return {
    preview: async (asked) => {
      const { file, profile } = await read(asked)
      return on.readAsParent(async (c) => {
        const accounts = await accountsOf(c.tx, ownerOf(c))
        const { table } = file
        const parts = []
        for (const part of file.parts) {
          const account = accountFor(part, accounts, file)
          const refusal = part.currency === 'USD' ? null : english(otherCurrency(part.currency))
          const fresh = account === null ? freshLines([], part.lines) : await newIn(c, account, part)
          parts.push({
            lastFour: part.lastFour,
            kind: part.kind,
            lines: part.lines.length,
            days: spanOf(part),
            sample: part.lines.slice(0, sample).map(({ day, cents, description }) => ({ day, cents, description })),
            skipped: skippedIn(part.skipped),
            account,
            fresh: fresh.lines.length,
            refusal,
          })
        }
        return {
          format: file.format,
          table: table && {
            ...table,
            header: table.header && [...table.header],
            asks: asks(table.mapping),
            profile: profile?.name ?? null,
          },
          parts,
        }
      })(asked)
    },

    takeIn: async (asked) => {
      const { file } = await read(asked)
      const { name, parts, profile, mapping } = asked.body
      return on.change(async (c) => {
        await lockCase(c.tx, c.caseId)
        const batchId = c.newId()
        const before = (await importsOf(c.tx, ownerOf(c))).filter((one) => one.batchId === batchId)
        const countsOf = ({ account, added, known, corrected, skipped }: (typeof before)[number]) => ({
          account,
          added,
          known,
          corrected,
          skipped,
        })
        if (before.length > 0) return { reply: { id: batchId, imports: before.map(countsOf) } }
        // A retry that arrives late brings nothing back that was removed meanwhile.
        if (await isUndone(c.tx, ownerOf(c), batchId)) throw new Fault('conflict', undone)
        if (file.parts.length === 0) throw new Fault('invalid', msg`Answer the questions about this file first.`, { field: 'mapping' })
        const accounts = await accountsOf(c.tx, ownerOf(c))
        const imports: Reply<ImportCalls['takeIn']>['imports'] = []
        for (const chosen of parts) {
          const part = file.parts[chosen.part] ?? notFound(msg`The file has no such account.`)
          if (part.currency !== 'USD') throw new Fault('invalid', otherCurrency(part.currency), { field: 'file' })
          if (part.lines.length === 0) throw new Fault('invalid', msg`This file has no line that can be imported.`, { field: 'file' })
          const account = await accountOf(c, accounts, chosen)
          const ids = { id: imports.length === 0 ? batchId : c.freshId(), batchId }
          imports.push(await importPart(c, { name, file, part, account }, ids))
        }
        if (profile !== null && mapping !== null && file.table)
          await saveProfile(c.tx, c.authored(c.freshId()), { name: profile, shape: file.table.shape, mapping })
        // Counts alone: a leaf stays when the lines are removed.
        const record = { format: file.format, imports: imports.map(({ account: _account, ...counts }) => counts) }
        return { reply: { id: batchId, imports }, publish: 'author', record }
      })(asked)
    },
  }
}
