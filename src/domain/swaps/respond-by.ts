// By when a trade is answered. The order's own time counts; without one, two days.

export const hour = 3_600_000
/** Below this a trade is on the emergency path: it may be sent although it is soon, and is answered sooner. */
const emergencyHours = 48
/** Where no order says by when a request is answered. */
const usualAnswerHours = 48

/** Whether the time that is asked for begins so soon that the usual time to answer is not left. */
export const isEmergency = (begins: number, now: number): boolean => begins - now < emergencyHours * hour

export interface RespondBy {
  /** Instant in ms. */
  at: number
  /** `order`: the order's time; `usual`: no order says; `begins`: cut at the begin of the time itself; `emergency`: half of what is left. */
  why: 'order' | 'usual' | 'begins' | 'emergency'
}

/**
 * By when to answer, unless the author says otherwise: what the order gives, and never after the time itself has begun.
 * On the emergency path half of the time that is left, so that the other half is left to arrange it.
 */
export function respondByOf({ now, begins, answerHours }: { now: number; begins: number; answerHours: number | null }): RespondBy {
  const allowed = now + (answerHours ?? usualAnswerHours) * hour
  if (isEmergency(begins, now)) {
    const half = now + Math.floor((begins - now) / 2 / 60_000) * 60_000
    return { at: Math.min(half, allowed), why: 'emergency' }
  }
  if (allowed > begins) return { at: begins, why: 'begins' }
  return { at: allowed, why: answerHours === null ? 'usual' : 'order' }
}

/** Why a time to answer cannot be: it is over, or after the time asked for begins; `null` where it can. */
export function wrongRespondBy(at: number, { now, begins }: { now: number; begins: number }): 'over' | 'too_late' | null {
  if (at <= now) return 'over'
  return at > begins ? 'too_late' : null
}

/** How many hours of notice the order asks for are missing; 0 where there is enough notice, or none is asked for. */
export function noticeMissing({ now, begins, noticeHours }: { now: number; begins: number; noticeHours: number | null }): number {
  if (noticeHours === null) return 0
  return Math.max(0, Math.ceil((now + noticeHours * hour - begins) / hour))
}
