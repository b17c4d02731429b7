import { isOpenTo, turnedAway } from './guests.ts'
import { type Kind, kinds } from './people.ts'
import type { Wire } from './wire.ts'

/** How one kind of people fared. */
export interface Fared {
  /** Answers by class: `2xx`, `4xx`; `0xx` for a connection closed without one. */
  classes: Record<string, number>
  /** Calls for people who are signed in that are open to this kind, and how many of them were not turned away at the first lock. */
  tried: number
  letIn: number
}

export interface Tally {
  /** How often each status was answered; 0 stands for a connection closed without an answer. */
  statuses: Record<string, number>
  /** By call, how many requests were right in every part and were taken. */
  taken: Record<string, number>
  kinds: Record<Kind, Fared>
}

export const emptyTally = (): Tally => ({
  statuses: {},
  taken: {},
  kinds: Object.fromEntries(Object.keys(kinds).map((kind) => [kind, { classes: {}, tried: 0, letIn: 0 }])) as Record<Kind, Fared>,
})

/** Counts an answer for everything that is measured. */
export function count({ statuses, taken, kinds: fared }: Tally, { call, guest }: Wire, status: number, answer: string): void {
  const of = fared[guest?.kind ?? 'visitor']
  const rank = `${Math.floor(status / 100)}xx`
  statuses[status] = (statuses[status] ?? 0) + 1
  of.classes[rank] = (of.classes[rank] ?? 0) + 1
  if (status === 200 && call) taken[call.name] = (taken[call.name] ?? 0) + 1
  if (!guest || !call || call.access === 'public' || !isOpenTo(guest.kind, call.access)) return
  of.tried += 1
  if (status !== 0 && turnedAway(status, answer) === null) of.letIn += 1
}

/** The kinds, a line each, as a table for people. */
export function tallyLines({ kinds: fared }: Tally): string[] {
  return Object.entries(fared)
    .filter(([, { classes }]) => Object.keys(classes).length > 0)
    .map(([kind, { classes, tried, letIn }]) => {
      const answers = Object.entries(classes)
        .toSorted(([one], [other]) => one.localeCompare(other))
        .map(([rank, n]) => `${rank} ${n}`)
      const share = tried === 0 ? '' : `; ${letIn} of ${tried} calls that are open to them got in (${((100 * letIn) / tried).toFixed(1)} %)`
      return `${kind.padEnd(22)} ${answers.join(', ')}${share}`
    })
}
