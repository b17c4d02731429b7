/** Where one run of a source stands. */
export const states = [
  'queued',
  'running',
  'held',
  'approved',
  'applied',
  'unchanged',
  'failed',
  'cancelled',
  'refused',
  'superseded',
] as const
export type RunState = (typeof states)[number]

/**
 * What may become of a run. `held`: everything was read, nothing written, and an admin decides; `unchanged`: the source says
 * what it said before; `superseded`: a newer run came before anybody had decided.
 */
const ways: Readonly<Record<RunState, readonly RunState[]>> = {
  queued: ['running', 'cancelled'],
  running: ['held', 'applied', 'unchanged', 'failed', 'cancelled'],
  held: ['approved', 'refused', 'superseded'],
  approved: ['applied', 'held', 'failed'],
  applied: [],
  unchanged: [],
  failed: [],
  cancelled: [],
  refused: [],
  superseded: [],
}

/** The states from which a run may come to another. */
export function before(state: RunState): RunState[] {
  return states.filter((from) => ways[from].includes(state))
}

/** A run that something is still done with by itself. */
export function isUnderWay(state: RunState): boolean {
  return state === 'queued' || state === 'running' || state === 'approved'
}
