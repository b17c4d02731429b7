import type { TakedownGround } from './grounds.ts'

// How many ratings notices may hide at once, before a moderator has read them (decision 0058). The count is of ratings that an
// undecided notice hides now: each decision frees a place.

/** The pool that a hidden rating counts against. The reserve is for urgent notices only. */
export type Pool = 'general' | 'reserve'

/** Grounds on which someone is in danger as long as readers can see the rating. */
const urgent: readonly TakedownGround[] = ['home_address', 'child', 'threat']
const isUrgent = (ground: TakedownGround): boolean => urgent.includes(ground)

/** How many are hidden out of each pool, and how many of them by notices without proof of work. */
export type Hidden = Readonly<Record<Pool, { all: number; plain: number }>>
export const noneHidden: Hidden = { general: { all: 0, plain: 0 }, reserve: { all: 0, plain: 0 } }

interface Size {
  /** For one professional: a flood against one person hides no more than this of theirs, and uses up no one else's pool. */
  one: number
  /** For all professionals together. */
  site: number
}

/** With work, and without: a plain form costs its sender nothing, so it draws less, and never nothing. */
const sizes: Readonly<Record<Pool, { proven: Size; plain: Size }>> = {
  general: { proven: { one: 3, site: 30 }, plain: { one: 1, site: 10 } },
  // Large: it is there for the one home address among floods on other people.
  reserve: { proven: { one: 2, site: 120 }, plain: { one: 1, site: 30 } },
}

/** How many ratings the notices of one network can hide in a day, with and without proof of work. */
export const mostByNetwork = { proven: 3, plain: 1 } as const

function hasRoom(pool: Pool, isProven: boolean, one: Hidden, site: Hidden): boolean {
  const { proven, plain } = sizes[pool]
  if (one[pool].all >= proven.one || site[pool].all >= proven.site) return false
  return isProven || (one[pool].plain < plain.one && site[pool].plain < plain.site)
}

/**
 * The pool that hides the next rating of a professional; `null` if it stays visible until a moderator has read the notice.
 * @param one the hidden ratings of this professional
 * @param site the hidden ratings of all professionals
 */
export function poolFor(ground: TakedownGround, isProven: boolean, one: Hidden, site: Hidden): Pool | null {
  if (hasRoom('general', isProven, one, site)) return 'general'
  return isUrgent(ground) && hasRoom('reserve', isProven, one, site) ? 'reserve' : null
}

/** A pool that runs low, for the desk and for a mail to staff. */
export interface Low {
  /** `professional`: the pool of one person. `plain`: the part of the site's pool for notices without proof of work. */
  pool: 'site' | 'reserve' | 'plain' | 'professional'
  /** Whose it is; `null` where it is everybody's. */
  professional: string | null
  used: number
  size: number
}

/** A pool of the site is low with a third left; a professional's when only the reserve is left. */
const isLow = (used: number, size: number) => (size - used) * 3 <= size

export function lowPools(site: Hidden, ofEach: ReadonlyMap<string, Hidden>): Low[] {
  const { general, reserve } = sizes
  const shared = [
    { pool: 'site', used: site.general.all, size: general.proven.site },
    { pool: 'reserve', used: site.reserve.all, size: reserve.proven.site },
    { pool: 'plain', used: site.general.plain, size: general.plain.site },
  ] as const
  const ofOne = [...ofEach].flatMap(([professional, one]): Low[] =>
    one.general.all < general.proven.one && one.reserve.all === 0
      ? []
      : [
          {
            pool: 'professional',
            professional,
            used: one.general.all + one.reserve.all,
            size: general.proven.one + reserve.proven.one,
          },
        ],
  )
  return [...shared.filter(({ used, size }) => isLow(used, size)).map((low) => ({ ...low, professional: null })), ...ofOne]
}
