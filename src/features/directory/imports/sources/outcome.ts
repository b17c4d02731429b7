// What a line of a result file may be taken for. Its lines are leaders: of the counties whose files were read, of a first
// round, of a party's primary. Who won follows from that only where the whole district was counted in the deciding vote.
import { mayBeOne } from '#domain/directory/same-name.ts'
import type { PersonName } from '#domain/directory/record.ts'
import type { Day } from '#kernel/day.ts'
import type { Seat } from './seats.ts'

export interface Leader {
  line: number
  state: string
  office: string
  kind: 'primary' | 'general'
  day: Day
  name: PersonName
  seat: Seat
  /** Each county once; empty where the file gives the whole contest in one figure. */
  counties: readonly string[]
  /** Share of the votes of the leader, 0 to 1; `null` where the file has none. */
  share: number | null
}

const isTown = /\b(city|municipal|town|village)\b/i
/** By law these are elected as a party's candidates in Georgia, unless a county's own act says otherwise. */
const partisanInGeorgia = /magistrate|probate/i

/**
 * Why a vote decides nothing, by the law of its state; `null` where its leader is elected.
 * Majority of all votes: Ark. Const. amend. 80 17, Ga. Code 21-2-501, Miss. Code 23-15-981, La. R.S. 18:511, and in a
 * primary ORS 249.088. Judges elected at a primary: those of Arkansas, Georgia (where they run without a party) and
 * Oregon, and since 2016 those of West Virginia (W. Va. Code 3-5-6a to 6d).
 */
function undecided({ state, office, kind, day, share }: Leader): string | null {
  if (kind === 'primary') {
    const decides =
      state === 'AR' || state === 'OR' || (state === 'GA' && !partisanInGeorgia.test(office)) || (state === 'WV' && day >= '2016-01-01')
    if (!decides && !isTown.test(office)) return 'This is a primary, which chose a candidate and elected nobody.'
  }
  const needsMajority =
    ['AR', 'GA', 'MS', 'LA'].includes(state) || (state === 'OR' && kind === 'primary') || /\b(city|municipal)\b/i.test(office)
  if (!needsMajority || share === null || share > 0.5) return null
  return `The leader had ${(share * 100).toFixed(1)} % of the votes, and a runoff can follow.`
}

/** Of districts in these states only so much is known as that they hold several counties. */
const bounded = new Set(['MI', 'MS'])

/** Counties in one order, to be compared. */
const setOf = (counties: readonly string[]) => [...counties].toSorted().join(';')

/** For each line that does not say who won, why. */
export function whyUnknown(leaders: readonly Leader[]): ReadonlyMap<number, string> {
  const why = new Map<number, string>()
  const say = ({ line }: Leader, reason: string) => why.set(line, why.get(line) ?? reason)
  for (const [, rivals] of Map.groupBy(
    leaders.filter(({ seat }) => seat.isOne),
    ({ seat, day, kind }) => `${seat.key} ${day} ${kind}`,
  )) {
    for (const one of rivals) {
      const other = rivals.find(({ name }) => !mayBeOne(name, one.name))
      if (other) say(one, `Line ${other.line} names another winner of the same seat on the same day: neither line says who won.`)
    }
  }
  const districts = Map.groupBy(
    leaders.filter(({ seat, counties }) => seat.district !== null && counties.length > 0),
    ({ seat }) => seat.district,
  )
  for (const one of leaders) {
    const reason = partial(one, districts.get(one.seat.district) ?? []) ?? undecided(one)
    if (reason !== null) say(one, reason)
  }
  return why
}

/** Why a line covers only part of those who vote on the seat; `null` where it covers all of them, as far as is known. */
function partial({ state, counties, seat }: Leader, ofDistrict: readonly Leader[]): string | null {
  const counted = counties.length
  if (counted === 0) return null
  const say = (whole: string) => `It covers ${counted} of ${whole} counties that vote on this seat, so it does not say who won.`
  if (seat.least === 'unnamed')
    return 'It names no district, and courts of this kind have districts of several counties: it may cover only part of one.'
  if (seat.least !== null) return counted < seat.least ? say(bounded.has(state) ? `at least ${seat.least}` : `the ${seat.least}`) : null
  // Several counties, the same on two days: the district was drawn again.
  const days = new Set(ofDistrict.filter((other) => setOf(other.counties) === setOf(counties)).map(({ day }) => day))
  if (counted > 1 && days.size > 1 && !seat.isAppellate) return null
  const wider = ofDistrict
    .filter((other) => other.counties.length > counted)
    .filter((other) => seat.isAppellate || counties.every((county) => other.counties.includes(county)))
    .toSorted((a, b) => b.counties.length - a.counties.length)[0]
  return wider ? say(`the ${wider.counties.length}`) : null
}
