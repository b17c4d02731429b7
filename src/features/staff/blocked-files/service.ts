// The desk for reported files. It blocks, notes and ends, and there is nothing here that opens a file.
import { refuseAcross } from '#access/across.ts'
import { type Actor, type Person, signedIn } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import { type Cases, type CaseTx, changed } from '#access/cases.ts'
import { confirmed } from '#access/confirmed.ts'
import { mustBeSecond } from '#access/second-person.ts'
import { accountsOfParents } from '#case/cases/public.ts'
import { sameInCase, storedNamed, topicsOfFiles } from '#case/files/public.ts'
import type { Handlers } from '#http/bind.ts'
import { mustBePrintable } from '#http/printable.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayInZone } from '#kernel/dates.ts'
import { dayOf, readDay } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import type { calls } from './contract.ts'
import { askedIn, reportView } from './present.ts'
import { noteReport } from './reporting.ts'
import {
  addStep,
  blockedBy,
  blockFiles,
  endReport,
  type NewStep,
  reportAt,
  reportedAmong,
  type ReportRow,
  reportsAtDesk,
  stepsOf,
} from './store.ts'

const reason = 'a report of a file'
/** Rows of the list, and files that one hash names. */
const most = 200
/** Of a request, from today on. */
const longestRequest = 3653 * 86_400_000
const deciding = ['admin', 'super_admin'] as const

export interface Deps {
  cases: Cases
  clock: Clock
  random: Random
  /** The accounts' role: roles, and the audit. */
  accounts: Db
}

const nameOf = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`.trim()

/** @throws Fault for a report that there isn't, or that has ended */
function open(row: ReportRow | null): ReportRow {
  if (!row) throw new Fault('not_found', msg`There is no such report.`)
  if (row.endedAt !== null) throw new Fault('conflict', msg`This report has ended.`)
  return row
}

function blocked(row: ReportRow | null): ReportRow {
  if (open(row).blockedAt === null) throw new Fault('conflict', msg`This file is not blocked yet. Block it first.`)
  return row!
}

export function service(deps: Deps): Handlers<typeof calls> {
  const { cases, accounts, clock, random } = deps
  const asSystem = <T>(work: (tx: CaseTx) => Promise<T>) => cases.asSystem(reason, work)

  /** Nobody decides about a case of their own, and the demonstration's staff only about its families. */
  async function mayAct(me: string, caseId: string, action: string) {
    const parents = await asSystem((tx) => accountsOfParents(tx, caseId))
    if (parents.includes(me)) throw new Fault('forbidden', msg`You are a parent in this case. Someone else has to decide.`, { why: 'rule' })
    for (const account of parents) await refuseAcross({ db: accounts, clock, random }, { by: me, account, action })
  }

  interface Act {
    id: string
    call: string
    others?: readonly string[]
  }
  /** One act: the audit's line first, in a transaction that ends after the act, so that nothing is done that the audit does not have. */
  const act = (me: string, { id, call, others = [] }: Act, work: (tx: CaseTx, at: Date) => Promise<unknown>): Promise<unknown> =>
    accounts.transaction().execute(async (outer) => {
      if (others.length > 0) await mustBeSecond(outer, me, others, deciding, clock())
      await note(outer, { account: me, action: call, subject: id, outcome: 'done' }, { clock, random })
      return asSystem((tx) => work(tx, new Date(clock())))
    })

  /** Open pages of the case ask again: nothing but that is announced, and no log of the case has an entry. */
  async function announce(tx: CaseTx, caseId: string, files: readonly { id: string; authorId: string }[], at: Date) {
    for (const author of new Set(files.map(({ authorId }) => authorId)))
      for (const topic of ['case', 'evidence']) await changed(tx, { caseId, topic, privateTo: author, at, entry: null })
    const visible = await topicsOfFiles(
      tx,
      caseId,
      files.map(({ id }) => id),
    )
    for (const topic of visible) await changed(tx, { caseId, topic, at, entry: null })
  }

  const sameAs = (tx: CaseTx, { caseId, fileId, sha256, copySha256 }: ReportRow) =>
    sameInCase(
      tx,
      caseId,
      fileId,
      [sha256, copySha256].filter((hash) => hash !== null),
    )

  /** An act on a report that is open. */
  async function onReport(
    { actor, call, report, isBlocked }: { actor: Actor; call: string; report: string; isBlocked: boolean },
    stepOf: (row: ReportRow, tx: CaseTx, at: Date) => Promise<Omit<NewStep, 'id' | 'at'>>,
    others: (tx: CaseTx, row: ReportRow) => Promise<readonly string[]> = async () => [],
  ) {
    const person = confirmed(actor, clock)
    const me = person.account
    const must = isBlocked ? blocked : open
    const found = await asSystem(async (tx) => {
      const row = must(await reportAt(tx, report))
      return { row, others: await others(tx, row) }
    })
    await mayAct(me, found.row.caseId, call)
    await act(me, { id: report, call, others: found.others }, async (tx, at) => {
      const row = must(await reportAt(tx, report))
      const step = await stepOf(row, tx, at)
      await addStep(tx, row, { id: random.uuid(), at, byStaff: me, byName: nameOf(person), ...step })
      // The last word: the database asks for the step of the second person before it ends a report.
      if (step.kind !== 'lifted') return
      const files = await blockedBy(tx, row)
      await endReport(tx, row, at)
      await announce(tx, row.caseId, files, at)
    })
    return { done: true }
  }

  /** A day as it is typed: one that exists, and that has come somewhere. */
  function checkDay(on: string) {
    if (readDay(on) === null) throw new Fault('invalid', msg`There is no such day in the calendar.`, { field: 'on' })
    if (on > dayInZone('Pacific/Kiritimati', new Date(clock()))) throw new Fault('invalid', msg`This day hasn’t come yet.`, { field: 'on' })
  }
  const checkTexts = (texts: Readonly<Record<string, string>>) => {
    for (const [field, text] of Object.entries(texts)) mustBePrintable(text, field)
  }

  async function elsewhere(tx: CaseTx, row: ReportRow): Promise<number> {
    const same = new Map<string, { caseId: string; authorId: string; id: string }>()
    for (const sha256 of [row.sha256, row.copySha256])
      if (sha256 !== null)
        for (const file of await storedNamed(tx, { sha256 }, most))
          if (file.caseId !== row.caseId) same.set(`${file.caseId}/${file.id}`, file)
    const named = await reportedAmong(tx, [...same.values()])
    return [...same.keys()].filter((key) => !named.has(key)).length
  }

  /** Who asked to end it: the one beside whom someone else decides. @throws Fault where nobody asked */
  async function asking(tx: CaseTx, row: ReportRow) {
    const asked = askedIn(await stepsOf(tx, [row.id]))
    if (!asked) throw new Fault('conflict', msg`Nobody has asked to end this report, or it was withdrawn.`)
    return asked
  }

  return {
    list: async ({ actor, query: { show = 'open' } }) => {
      const { account: me, roles } = signedIn(actor)
      const reports = await asSystem(async (tx) => {
        const rows = await reportsAtDesk(tx, show, most)
        const steps = await stepsOf(
          tx,
          rows.map(({ id }) => id),
        )
        const views = []
        for (const row of rows)
          views.push(
            reportView(
              row,
              steps.filter(({ reportId }) => reportId === row.id),
              { me, now: clock(), elsewhere: show === 'open' ? await elsewhere(tx, row) : 0 },
            ),
          )
        return views
      })
      const soonest = (one: (typeof reports)[number]) => one.due?.on ?? ''
      return {
        reports: show === 'open' ? reports.toSorted((one, other) => soonest(one).localeCompare(soonest(other))) : reports,
        canAct: roles.some((role) => deciding.some((enough) => enough === role)),
      }
    },

    report: async ({ actor, body }) => {
      const person = signedIn(actor)
      const named = body.named.toLowerCase()
      const isHash = /^[0-9a-f]{64}$/.test(named)
      if (!isHash && !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(named))
        throw new Fault('invalid', msg`Enter the file’s ID, or a SHA-256 of 64 digits.`, { field: 'named' })
      const files = await asSystem((tx) => storedNamed(tx, isHash ? { sha256: named } : { id: named }, most))
      if (files.length === 0) throw new Fault('invalid', msg`No stored file has this ID or SHA-256.`, { field: 'named' })
      for (const { caseId } of files)
        for (const account of await asSystem((tx) => accountsOfParents(tx, caseId)))
          await refuseAcross({ db: accounts, clock, random }, { by: person.account, account, action: 'blockedFiles.report' })
      const references: string[] = []
      await act(person.account, { id: named, call: 'blockedFiles.report' }, async (tx, at) => {
        references.length = 0
        const by = { bySeat: null, byStaff: person.account, byName: nameOf(person) }
        for (const file of files) references.push((await noteReport(tx, random, file, by, at)).reference)
      })
      return { references }
    },

    block: ({ actor, params: { report } }) =>
      onReport({ actor, call: 'blockedFiles.block', report, isBlocked: false }, async (row, tx, at) => {
        if (row.blockedAt !== null) throw new Fault('conflict', msg`This file is blocked already.`)
        const files = await sameAs(tx, row)
        if (!files.some(({ id }) => id === row.fileId)) throw new Fault('conflict', msg`This file was deleted before it could be blocked.`)
        await blockFiles(tx, row, files, at)
        await announce(tx, row.caseId, files, at)
        return { kind: 'blocked' }
      }),

    tip: ({ actor, params: { report }, body: { reference, on } }) => {
      checkTexts({ reference })
      checkDay(on)
      return onReport({ actor, call: 'blockedFiles.tip', report, isBlocked: true }, async () => ({ kind: 'tipped', reference, day: on }))
    },

    disclose: ({ actor, params: { report }, body: { reference, recipient, on, sha256 } }) => {
      checkTexts({ reference, recipient })
      checkDay(on)
      return onReport({ actor, call: 'blockedFiles.disclose', report, isBlocked: true }, async () => ({
        kind: 'disclosed',
        reference,
        recipient,
        sha256,
        day: on,
      }))
    },

    extend: ({ actor, params: { report }, body: { reference, recipient, until } }) => {
      checkTexts({ reference, recipient })
      if (readDay(until) === null) throw new Fault('invalid', msg`There is no such day in the calendar.`, { field: 'until' })
      if (until > dayOf(clock() + longestRequest))
        throw new Fault('invalid', msg`Enter a day in the next ten years. A request that lasts longer is noted again.`, { field: 'until' })
      return onReport({ actor, call: 'blockedFiles.extend', report, isBlocked: true }, async (row, tx) => {
        if (!(await stepsOf(tx, [row.id])).some(({ kind }) => kind === 'tipped'))
          throw new Fault('conflict', msg`Enter the CyberTipline number first: the year begins with it.`)
        return { kind: 'extended', reference, recipient, day: until }
      })
    },

    askToLift: ({ actor, params: { report }, body }) => {
      checkTexts({ reason: body.reason })
      return onReport({ actor, call: 'blockedFiles.askToLift', report, isBlocked: false }, async (row, tx) => {
        if (askedIn(await stepsOf(tx, [row.id])))
          throw new Fault('conflict', msg`Someone has asked to end this report. A second person decides.`)
        return { kind: 'asked', reason: body.reason }
      })
    },

    lift: ({ actor, params: { report } }) =>
      onReport(
        { actor, call: 'blockedFiles.lift', report, isBlocked: false },
        async (row, tx) => {
          await asking(tx, row)
          return { kind: 'lifted' }
        },
        async (tx, row) => {
          const { byStaff } = await asking(tx, row)
          return byStaff === null ? [] : [byStaff]
        },
      ),

    withdraw: ({ actor, params: { report } }) =>
      onReport({ actor, call: 'blockedFiles.withdraw', report, isBlocked: false }, async (row, tx) => {
        await asking(tx, row)
        return { kind: 'withdrawn' }
      }),
  }
}
