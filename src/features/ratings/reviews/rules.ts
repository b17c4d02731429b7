import type { Day } from '#kernel/day.ts'
import { startOf } from '#kernel/day.ts'

const hour = 3_600_000

/** The range of the delay that the author reads (contract `reviews.file`). */
export function delayRange(demo: boolean): { from: number; to: number; unit: 'minutes' | 'hours' } {
  return demo ? { from: 1, to: 3, unit: 'minutes' } : { from: 6, to: 72, unit: 'hours' }
}

/**
 * When a rating received on a day may be published, in milliseconds. Only the day is known, so the window is the time that
 * is 6 to 72 hours after every moment of that day.
 */
export function publishWindow(receivedOn: Day): { opens: number; closes: number } {
  const start = startOf(receivedOn)
  return { opens: start + 30 * hour, closes: start + 72 * hour }
}

/**
 * The chance that a pending rating is published at a tick, so that every moment of its window is equally likely: this tick's
 * part of the remaining window, and 1 at the last tick.
 * @param tick milliseconds between two ticks
 */
export function chanceAt(now: number, tick: number, receivedOn: Day): number {
  const { opens, closes } = publishWindow(receivedOn)
  if (now < opens) return 0
  // The next tick may be late by one.
  const left = closes - now - tick
  return left <= tick ? 1 : tick / left
}

/**
 * The same chance for the demo, whose ticks are a minute apart: the first tick comes within a minute of the rating's arrival,
 * and the second or third publishes it, which is 1 to 3 minutes after the arrival.
 * @param seen how many ticks have seen it, this one included
 */
export function chanceInDemo(seen: number): number {
  if (seen < 2) return 0
  return seen === 2 ? 0.5 : 1
}
