import { type CaseDeps, caseHandlers, notFound, ownerOf, ownRows } from '#case/cases/public.ts'
import { declarationOf, figureOf, sumsByMonth } from '#domain/finances/declaration.ts'
import { incomeOf } from '#domain/finances/income.ts'
import { sortLines, wayOf } from '#domain/finances/sort.ts'
import { unusualTransfers } from '#domain/finances/unusual.ts'
import { proposedWords, spaced } from '#domain/finances/words.ts'
import { readAmount } from '#domain/money/cents.ts'
import { lockCase } from '#access/cases.ts'
import type { Handlers } from '#http/bind.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { calls } from './contract.ts'
import { figuresCsv, linesCsv } from './sheet.ts'
import { accountView, itemsOf, linesIn, type Own, periodFor, proofOf, readOwn } from './reading.ts'
import { planning } from './planning.ts'
import { itemView, ruleViews, unsortedIn } from './present.ts'
import { addMark, addOverride, addRule, clearMark, clearOverride, marksOf, overridesOf, removeRule } from './store.ts'

const pageSize = 20
const noRule = msg`There is no such rule.`

export function service(deps: CaseDeps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'case', null)
  const preferences = ownRows(deps, 'case', { isRecorded: false })
  const own = ownRows(deps, 'case')

  const declared = async (c: Parameters<typeof readOwn>[0], data: Own, asked: { from?: string | undefined; to?: string | undefined }) => {
    const period = periodFor(c, data, asked)
    const overrides = await overridesOf(c.tx, data.owner)
    const figures = declarationOf(data.lines, period.months).map((figure) => {
      const typed = overrides.get(figure.id)
      return { ...figure, override: typed ? { ...typed, at: typed.at.toISOString() } : null }
    })
    return { period, figures }
  }

  return {
    ...planning(deps),

    overview: on.read(calls.overview, async (c, { query }) => {
      const data = await readOwn(c)
      const period = periodFor(c, data, query)
      const lines = linesIn(data.lines, period.months)
      const figures = declarationOf(lines, period.months)
      const sum = (part: string) => figures.reduce((total, one) => total + (one.part === part ? one.average : 0), 0)
      const marks = await marksOf(c.tx, data.owner)
      const categories = [...Map.groupBy(lines, ({ category }) => category)].map(([category, of]) => ({
        category,
        cents: of.reduce((total, { cents }) => total + cents, 0),
        lines: of.length,
      }))
      return {
        caseId: c.caseId,
        accounts: data.accounts.map(accountView),
        lines: data.lines.length,
        period,
        income: sum('income'),
        spending: sum('expense'),
        byMonth: sumsByMonth(lines, period.months),
        categories: categories.toSorted((one, other) => one.cents - other.cents),
        unsorted: lines.filter(({ category }) => category === 'unsorted').length,
        open: itemsOf(data).filter(({ key }) => !marks.has(key)).length,
        rules: ruleViews(data),
        can: { change: c.isActiveParent },
      }
    }),

    lines: on.read(calls.lines, async (c, { query }) => {
      const { category, figure, from, to } = query
      const data = await readOwn(c)
      const { months } = periodFor(c, data, query)
      const asked = ['analyzer lines', c.caseId, category, figure, from, to]
      const cursor = readCursor(asked, query.cursor, ['text', 'id'])
      const found = linesIn(data.lines, months).filter(
        (line) => (category === undefined || line.category === category) && (figure === undefined || figureOf(line) === figure),
      )
      // The day and id that a page ended with, as the lines are sorted.
      const [day, id] = cursor ?? []
      const rest = day === undefined ? found : found.filter((line) => line.day < day || (line.day === day && line.id < id!))
      const { items, next } = pageOf(rest.slice(0, pageSize + 1), pageSize, asked, (line) => [line.day, line.id])
      const view = items.map((line) => ({
        ...proofOf(line),
        category: line.category,
        why: line.why.by === 'none' ? { by: line.why.by, words: null, rule: null } : line.why,
        words: proposedWords(line.description),
      }))
      return { lines: view, of: found.length, next }
    }),

    correct: on.change(async (c, { params, body }) => {
      await lockCase(c.tx, c.caseId)
      const data = await readOwn(c)
      const line = data.lines.find(({ id }) => id === params.line) ?? notFound(msg`There is no such bank line.`)
      const words = body.words === null ? null : spaced(body.words).trim()
      if (words !== null && (words.length < 2 || !spaced(line.description).includes(` ${words} `)))
        throw new Fault('invalid', msg`Enter whole words that this line says, such as the name of the store.`, { field: 'words' })
      const by = c.authored()
      const rule = { words, line: words === null ? line.id : null, way: wayOf(line.cents), category: body.category } as const
      const isAdded = await addRule(c.tx, by, rule)
      const sorted = sortLines(data.lines, isAdded ? [...data.rules, { ...rule, id: by.id }] : data.rules)
      const lines = sorted.filter(({ why }) => why.by !== 'none' && why.rule === by.id).length
      return { reply: { id: by.id, lines }, publish: isAdded && 'author', isRecorded: false }
    }),

    undo: preferences.alter(noRule, (c, { params }) => removeRule(c.tx, ownerOf(c), params.rule, c.at)),

    declaration: on.read(calls.declaration, async (c, { query }) => {
      const data = await readOwn(c)
      return {
        caseId: c.caseId,
        ...(await declared(c, data, query)),
        unsorted: unsortedIn(linesIn(data.lines, periodFor(c, data, query).months)),
        hasTwins: itemsOf(data).some(({ kind }) => kind === 'twin'),
        can: { change: c.isActiveParent },
      }
    }),

    csv: on.read(calls.csv, async (c, { query }) => {
      const data = await readOwn(c)
      const { period, figures } = await declared(c, data, query)
      return { csv: query.what === 'figures' ? figuresCsv(period, figures) : linesCsv(linesIn(data.lines, period.months), data.accounts) }
    }),

    override: own.save(async (c, { body }) => {
      const read = readAmount(body.amount)
      if ('reason' in read) throw new Fault('invalid', read.reason, { field: 'amount' })
      await lockCase(c.tx, c.caseId)
      await addOverride(c.tx, c.authored(), { figure: body.figure, cents: read.cents, note: body.note })
      return { saved: true }
    }),

    clear: on.change(async (c, { body }) => {
      const saved = await clearOverride(c.tx, ownerOf(c), body.figure, c.at)
      return { reply: { saved }, publish: saved && 'author' }
    }),

    checklist: on.read(calls.checklist, async (c) => {
      const data = await readOwn(c)
      const marks = await marksOf(c.tx, data.owner)
      return {
        caseId: c.caseId,
        accounts: data.accounts.map(accountView),
        items: itemsOf(data).map((item) => itemView(item, marks.get(item.key) ?? null)),
        transfers: unusualTransfers(data.lines).map(({ first, last, lines, ...one }) => ({
          ...one,
          months: Math.max(1, Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000 / 30.4)),
          lines: lines.map(proofOf),
        })),
      }
    }),

    mark: on.change(async (c, { body: { item, state, note } }) => {
      await lockCase(c.tx, c.caseId)
      const data = await readOwn(c)
      if (!itemsOf(data).some(({ key }) => key === item)) throw new Fault('conflict', msg`This item is no longer on the list.`)
      if (state === 'explained' && note === '') throw new Fault('invalid', msg`Write the explanation.`, { field: 'note' })
      if (state === null) {
        const saved = await clearMark(c.tx, data.owner, item, c.at)
        return { reply: { saved }, publish: saved && 'author' }
      }
      await addMark(c.tx, c.authored(), { item, state, note })
      return { reply: { saved: true }, publish: 'author' }
    }),

    income: on.read(calls.income, async (c, { query }) => {
      const data = await readOwn(c)
      const period = periodFor(c, data, query)
      const sources = period.months.length === 0 ? [] : incomeOf(data.lines, period.months)
      return {
        caseId: c.caseId,
        accounts: data.accounts.map(accountView),
        period,
        sources: sources.map(({ total: _total, lines, ...source }) => ({ ...source, lines: lines.map(proofOf) })),
      }
    }),
  }
}
