import { emergency } from './c1-emergency.ts'
import { personalDataIn } from './c2-personal-data.ts'
import { namesIn } from './c3-names.ts'
import { accusation } from './c4-accusation.ts'
import { universalsIn } from './c5-universals.ts'
import { observation } from './c6-observation.ts'
import { abuseIn } from './c7-abuse.ts'
import { diagnosisIn } from './c8-diagnosis.ts'
import { hearsayIn, isHearsayOnly } from './c9-hearsay.ts'
import { sealedIn } from './c10-sealed.ts'
import { promotionIn } from './c12-promotion.ts'
import { activeCaseIn } from './c15-active-case.ts'
import type { Meter } from './phrases.ts'
import { type Reading, readingOf } from './reading.ts'
import { type About, type Action, actions, type CheckId, checkIds, type Finding, type Screening } from './types.ts'

/** In the order of ratings.md 3.5. `namesIn` tells C11 too, for both read names; C14 needs the answers (./texts.ts). */
const checks: readonly ((reading: Reading) => Finding[])[] = [
  emergency,
  personalDataIn,
  namesIn,
  accusation,
  universalsIn,
  observation,
  abuseIn,
  diagnosisIn,
  hearsayIn,
  sealedIn,
  promotionIn,
  activeCaseIn,
]

/** A check more that a server hands in: the browser has the words alone (docs/decisions/0039). */
export type Look = (reading: Reading) => Finding[]

const rank = (action: Action) => actions.indexOf(action)

/** What a number, an address or a link already marks is no name and no slur as well. */
const withinData: ReadonlySet<CheckId> = new Set(['C3', 'C7', 'C11'])

/** Where findings already stand, unit by unit, so that a test costs no more than the span is long. */
function coverOf(length: number) {
  const covers = new Map<CheckId, Uint8Array>()
  const coverFor = (check: CheckId) => {
    const cover = covers.get(check) ?? new Uint8Array(length)
    covers.set(check, cover)
    return cover
  }
  return {
    add: ({ check, span }: Finding) => coverFor(check).fill(1, ...span),
    has: (check: CheckId, [begin, end]: Finding['span']) => coverFor(check).subarray(begin, end).includes(1),
  }
}

/** Of findings of one check that overlap, the strongest stands, of equals the longest: one place, one thing to do. */
function settled(all: readonly Finding[], length: number): Finding[] {
  const size = ({ span }: Finding) => span[1] - span[0]
  const strongest = all.toSorted((a, b) => rank(b.action) - rank(a.action) || size(b) - size(a) || a.span[0] - b.span[0])
  const cover = coverOf(length)
  const data = strongest.filter(({ check }) => check === 'C2')
  const kept: Finding[] = []
  for (const finding of [...data, ...strongest.filter(({ check }) => check !== 'C2')]) {
    const isInData = withinData.has(finding.check) && cover.has('C2', finding.span)
    if (isInData || cover.has(finding.check, finding.span)) continue
    cover.add(finding)
    kept.push(finding)
  }
  return kept.toSorted((a, b) => a.span[0] - b.span[0] || a.span[1] - b.span[1] || checkIds.indexOf(a.check) - checkIds.indexOf(b.check))
}

/** What words already say of danger needs no second look. */
const besides = (found: readonly Finding[], reading: Reading, look?: Look): Finding[] =>
  look === undefined || found.some(({ check }) => check === 'C1') ? [] : look(reading)

/**
 * Screens one text of a review: checks C1 to C12 and C15 of ratings.md 3.5, in both languages, by words and forms alone, so
 * that browser and server find the same. Offsets are UTF-16 units of the text as it was written; it is never
 * altered, and nothing throws, whatever it holds. Work grows with its length. `action` is the strongest of all.
 * `look` is what the server sees besides (./model/look.ts).
 */
export function screen(text: string, about: About, meter?: Meter, look?: Look): Screening {
  const reading = readingOf(text, about, meter)
  const found = checks.flatMap((check) => check(reading))
  const findings = settled([...found, ...besides(found, reading, look)], text.length)
  const action = findings.reduce<Action>((most, finding) => (rank(finding.action) > rank(most) ? finding.action : most), 'publish')
  return { action, findings, isHearsayOnly: isHearsayOnly(reading) }
}
