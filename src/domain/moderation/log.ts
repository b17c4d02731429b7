import { isHarm, isRule, needsTwo } from './grounds.ts'
import type { Actor, State } from './states.ts'
import { type Event, table } from './table.ts'

/** A line of a rating's log. Lines are only ever added. */
export interface Line {
  event: Event
  actor: Actor
  /** Which person it was, where a person of ours acted: an account's id. */
  by: string | null
  /** Every rule that was named: checks and grounds with their versions. */
  rules: readonly string[]
}

export type Refusal =
  | 'not_from_here'
  | 'not_yours'
  | 'no_rule'
  | 'unknown_rule'
  /** Two people must agree to remove a rating on this ground, and no one has proposed it yet. */
  | 'needs_proposal'
  /** The person who proposed it, or whose decision is appealed, may not decide. */
  | 'same_person'
  /** Only the last thing that one did oneself. */
  | 'nothing_to_undo'

/** How long a decision can be undone. Milliseconds. */
export const undoFor = 60_000

interface Where {
  state: State | 'new'
  /** The state after each line that still counts, with the line. */
  trail: readonly { line: Line; state: State | 'new' }[]
}

const begun: Where = { state: 'new', trail: [] }
const had = ({ trail }: Where, state: State) => trail.some((each) => each.state === state)
/** The label stays with these words: a new version begins without it. */
const isDisputed = ({ trail }: Where) => trail.some(({ line }) => line.event === 'disputed')

function stateAfter(where: Where, line: Line): State | 'new' {
  const { to } = table[line.event]
  switch (to) {
    case 'same':
      return where.state
    case 'before':
      return where.trail.at(-2)?.state ?? 'new'
    case 'flagged_by_ground':
      return line.rules.some(isHarm) ? 'flagged_hidden' : 'flagged'
    case 'published_or_disputed':
      return isDisputed(where) ? 'disputed_label' : 'published'
    case 'published_or_pending':
      return had(where, 'published') ? 'published' : 'pending'
    default:
      return to
  }
}

function step(where: Where, line: Line): Where {
  if (line.event === 'undone') {
    const trail = where.trail.slice(0, -1)
    return { state: trail.at(-1)?.state ?? 'new', trail }
  }
  const state = stateAfter(where, line)
  return { state, trail: [...where.trail, { line, state }] }
}

function refusal(where: Where, line: Line): Refusal | null {
  const { from, by, needsRule } = table[line.event]
  if (!from.includes(where.state)) return 'not_from_here'
  if (!by.includes(line.actor)) return 'not_yours'
  if (needsRule && line.rules.length === 0) return 'no_rule'
  if (!line.rules.every(isRule)) return 'unknown_rule'
  if (line.event === 'undone') {
    const last = where.trail.at(-1)
    return last === undefined || last.line.actor !== 'moderator' || last.line.by !== line.by ? 'nothing_to_undo' : null
  }
  const byOne = alone(where, line, [])
  if (byOne) return byOne
  if (line.event === 'upheld' || line.event === 'reinstated') {
    // The person who proposed it took part too.
    const parts: readonly Event[] = ['removal_proposed', 'removed', 'refused']
    if (line.by !== null && where.trail.some((each) => parts.includes(each.line.event) && each.line.by === line.by)) return 'same_person'
  }
  return null
}

/** The rules of all reports of a rating since the last decision to leave it up, by a moderator, or by a reader who withdrew a report. */
export function reportedUnder(lines: readonly Pick<Line, 'event' | 'rules'>[]): string[] {
  const counted: Pick<Line, 'event' | 'rules'>[] = []
  for (const line of lines) {
    if (line.event === 'undone') counted.pop()
    else counted.push(line)
  }
  const since = counted.slice(counted.findLastIndex(({ event }) => event === 'kept') + 1)
  return [...new Set(since.flatMap(({ event, rules }) => (event === 'flagged' ? rules : [])))]
}

/** Who proposed to remove a rating, while the proposal is open; `null` for no proposal. */
export function proposedIn(log: readonly { event: string; by: string | null }[]): string | null {
  const trail: { event: string; by: string | null }[] = []
  for (const line of log) {
    if (line.event === 'undone') trail.pop()
    else trail.push(line)
  }
  // A reader who withdraws a report is no moderator, and ends no proposal.
  const last = trail.findLast(({ event, by }) => event === 'removal_proposed' || (event === 'kept' && by !== null))
  return last?.event === 'removal_proposed' ? last.by : null
}

/** Whether one person alone would take down what takes two, by the rule named or by those that it is reported under. */
function alone(where: Where, line: Line, reported: readonly string[]): Refusal | null {
  if (line.actor !== 'moderator' || line.event !== 'removed' || !line.rules.some((rule) => needsTwo(rule, reported))) return null
  // A moderator who keeps the text ends a proposal; a reader who withdraws a report does not.
  const proposed = where.trail.findLast(
    ({ line: { event, actor } }) => event === 'removal_proposed' || (event === 'kept' && actor === 'moderator'),
  )
  if (proposed?.line.event !== 'removal_proposed') return 'needs_proposal'
  return proposed.line.by === line.by ? 'same_person' : null
}

/** The state after a log; `null` for a log that the table forbids. A rating's status is computed only from this. */
export function whereOf(lines: readonly Line[]): Where | null {
  let where = begun
  for (const line of lines) {
    if (refusal(where, line)) return null
    where = step(where, line)
  }
  return where
}

/**
 * Judges the next line of a log.
 * @param lines the log so far, oldest first
 * @returns the state of the rating after it, or why it is refused
 * @throws RangeError for an impossible log
 */
export function judge(lines: readonly Line[], next: Line): { state: State } | { refused: Refusal } {
  const where = whereOf(lines)
  if (!where) throw new RangeError('The log holds a step that is forbidden.')
  // The reported rules restrict the next line only: older lines were written before these reports.
  const refused = refusal(where, next) ?? alone(where, next, reportedUnder(lines))
  if (refused) return { refused }
  return { state: step(where, next).state as State }
}

/** The verbs that someone has here and now, for the page that offers them; a rule that is needed is taken as given. */
export function verbsFor(lines: readonly Line[], actor: Actor, by: string | null): Event[] {
  const where = whereOf(lines)
  if (!where) return []
  return (Object.keys(table) as Event[]).filter(
    (event) => refusal(where, { event, actor, by, rules: [] }) === (table[event].needsRule ? 'no_rule' : null),
  )
}
