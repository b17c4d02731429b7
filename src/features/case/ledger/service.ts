import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import type { calls } from './contract.ts'
import { publicKeys, siteHeadAt, siteHeads } from './store.site.ts'

const headsOnPage = 20

interface Deps {
  /** The visitors' role. */
  app: Db
  isAnchored: boolean
}

/** What is saved of a head. @throws Fault `not_found` where there is no such head, or no stamp of it */
export async function headFile(app: Db, size: number, kind: 'txt' | 'tsr'): Promise<string | Uint8Array> {
  const head = await siteHeadAt(app, size)
  const content = kind === 'txt' ? head?.note : head?.token
  if (!content) throw new Fault('not_found', msg`There is nothing at this address.`)
  return content
}

export function service({ app, isAnchored }: Deps): Handlers<typeof calls> {
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
          stamp: authority !== null && stamped_at !== null ? { authority, at: stamped_at.toISOString() } : null,
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
  }
}
