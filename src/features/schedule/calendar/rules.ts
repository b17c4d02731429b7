import type { Phase } from '#case/intake/contract.ts'
import type { Profile } from '#case/intake/contract.ts'

/** What can be hidden; in the address by these names. */
export const layers = ['time', 'exchanges', 'holidays', 'events', 'school', 'court', 'dues', 'private'] as const
export type LayerName = (typeof layers)[number]

/** What a phase before a court is about: its dates and deadlines, and their own. */
const court = ['court', 'private'] as const
/** Where the children's time is what is being settled, the time that is lived now belongs to it, and support that is due. */
const time = ['court', 'dues', 'private', 'time', 'exchanges', 'holidays'] as const

/** What of the calendar belongs to each phase of a case. After the decree the calendar is what is left of it. */
const ofPhase: Readonly<Record<Phase, readonly LayerName[]>> = {
  preparing: court,
  filed: court,
  served: court,
  temporary_orders: time,
  disclosure: court,
  discovery: court,
  mediation: time,
  trial: court,
  decree: time,
  post_decree: layers,
}

/** The layers that do not belong to a phase. */
export const offIn = (phase: Phase): LayerName[] => layers.filter((layer) => !ofPhase[phase].includes(layer))

/** The day since which a case is in its phase, of those phases whose begin the record dates; `null` of the others. */
export function phaseSince({ phase, filedOn, servedOn, decreeOn }: Pick<Profile, 'phase' | 'filedOn' | 'servedOn' | 'decreeOn'>) {
  if (phase === 'filed') return filedOn
  if (phase === 'served') return servedOn
  return phase === 'decree' || phase === 'post_decree' ? decreeOn : null
}
