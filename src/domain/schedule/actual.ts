import { sweep } from './sweep.ts'
import type { Times } from './times.ts'
import type { Holder, Stretch } from './types.ts'

/** What really happened in some time, as someone recorded it. Instants in ms. */
export interface Correction {
  id: string
  from: number
  to: number
  holder: Holder
  /** When it was recorded: the later counts where two speak of the same time. */
  recorded: number
  place?: string | undefined
  label?: string | undefined
}

/**
 * The planned stretches with what really happened laid over them; they hold the same time as before. Corrections
 * outside it, or that end before they begin, change nothing. `times` is the plan's clock (`timesOf`).
 */
export function applyActual(stretches: readonly Stretch[], corrections: readonly Correction[], times: Times): Stretch[] {
  const [first, last] = [stretches[0], stretches.at(-1)]
  if (!first || !last) return []
  const recorded = corrections.toSorted(
    (one, other) => one.recorded - other.recorded || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0),
  )
  const planned = stretches.map((stretch) => ({ from: stretch.from, to: stretch.to, rank: -1, stretch }))
  const happened = recorded.map((correction, rank) => {
    const { id, from, to, holder, place, label } = correction
    const stretch: Stretch = {
      ...first,
      holder,
      layer: 'actual',
      rule: id,
      version: null,
      place: place ?? null,
      label: label ?? null,
      clause: null,
    }
    return { from, to, rank, stretch }
  })
  const claims = [...planned, ...happened.filter(({ from, to }) => from < to)].toSorted((one, other) => one.from - other.from)
  const wall = (instant: number) => times.wallOf(Math.floor(instant / 60_000))
  return sweep(claims, first.from, last.to).map(({ from, to, claim }) => ({
    ...(claim?.stretch ?? first),
    from,
    to,
    fromWall: wall(from),
    toWall: wall(to),
  }))
}
