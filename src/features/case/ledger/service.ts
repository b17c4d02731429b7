import { type CaseDeps, caseHandlers } from '#case/cases/public.ts'
import { inGroups, readHeadCode } from '#domain/transparency-log/head-code.ts'
import type { Handlers } from '#http/bind.ts'
import { readDay } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import { calls } from './contract.ts'
import { headsSince, newestHead, stillBeginsWith } from './heads.ts'
import { dayHeadAt, dayHeads } from './store.days.ts'
import { dayOfCode } from './store.heads.ts'
import { publicKeys, siteHeadAt, siteHeads } from './store.site.ts'

const headsOnPage = 20
const daysOnPage = 7

interface Deps extends CaseDeps {
  /** The visitors' role. */
  app: Db
  isAnchored: boolean
  /** The host of the site's own address. */
  host: string
}

/** What is saved of a head. @throws Fault `not_found` where there is no such head, or no stamp of it */
export const headFile = async (app: Db, size: number, kind: 'txt' | 'tsr') => fileOf(await siteHeadAt(app, size), kind)
/** The same of the tree of a day. */
export const dayFile = async (app: Db, day: string, kind: 'txt' | 'tsr') => fileOf(await dayHeadAt(app, day), kind)

function fileOf(head: { note: string; token: Buffer | null } | undefined, kind: 'txt' | 'tsr'): string | Uint8Array {
  const content = kind === 'txt' ? head?.note : head?.token
  if (!content) throw new Fault('not_found', msg`There is nothing at this address.`)
  return content
}

const stampOf = ({ authority, stamped_at: at }: { authority: string | null; stamped_at: Date | null }) =>
  authority !== null && at !== null ? { authority, at: at.toISOString() } : null

export function service(deps: Deps): Handlers<typeof calls> {
  const { app, isAnchored, host } = deps
  const on = caseHandlers(deps, 'people')
  return {
    site: async ({ query }) => {
      const rows = await siteHeads(app, { before: query.before === undefined ? null : Number(query.before), most: headsOnPage + 1 })
      const page = rows.slice(0, headsOnPage)
      const keys = await publicKeys(app)
      return {
        heads: page.map(({ size, root, at, authority, stamped_at }) => ({
          size,
          root: root.toString('hex'),
          at: at.toISOString(),
          stamp: stampOf({ authority, stamped_at }),
        })),
        next: rows.length > headsOnPage ? String(page.at(-1)!.size) : null,
        keys: keys.map(({ vkey, since, until, handover }) => ({
          vkey,
          since: since.toISOString(),
          until: until?.toISOString() ?? null,
          handover,
        })),
        isAnchored,
      }
    },

    days: async ({ query: { before } }) => {
      if (before !== undefined && readDay(before) === null) throw new Fault('invalid', msg`There is no such day.`, { field: 'before' })
      const rows = await dayHeads(app, { before: before ?? null, most: daysOnPage + 1 })
      const page = rows.slice(0, daysOnPage)
      return {
        days: page.map(({ day, size, root, at, ...stamp }) => ({
          day,
          size,
          root: root.toString('hex'),
          at: at.toISOString(),
          stamp: stampOf(stamp),
        })),
        next: rows.length > daysOnPage ? page.at(-1)!.day : null,
      }
    },

    look: async ({ body }) => {
      const code = readHeadCode(body.code)
      if (code === null) throw new Fault('invalid', msg`A code has 16 letters and numbers.`, { field: 'code' })
      return { day: await dayOfCode(app, code) }
    },

    code: on.read(calls.code, async (c) => {
      // How long the shared log is tells a granted seat of what it is not shown.
      const head = c.isActiveParent ? await newestHead(c.tx, { caseId: c.caseId, log: c.caseId, host, at: c.at }) : null
      return { caseId: c.caseId, code: head && { code: inGroups(head.code), day: head.day } }
    }),

    compare: on.read(calls.compare, async (c, { query }) => {
      const code = readHeadCode(query.code)
      if (code === null || !c.isActiveParent) return { caseId: c.caseId, is: 'unreadable' as const, day: null }
      const now = await newestHead(c.tx, { caseId: c.caseId, log: c.caseId, host, at: c.at })
      const found = (await headsSince(c.tx, { caseId: c.caseId, log: c.caseId }, 0)).find((head) => head.code === code)
      if (!found || !(await stillBeginsWith(c.tx, { caseId: c.caseId, log: c.caseId }, found)))
        return { caseId: c.caseId, is: 'unknown' as const, day: null }
      return { caseId: c.caseId, is: found.size === now?.size ? ('same' as const) : ('older' as const), day: found.day }
    }),
  }
}
