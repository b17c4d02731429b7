// Fields that contracts share: ids, days, local times and texts, each with the sentence that refuses it.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'

/** `YYYY-MM-DD`. Whether the calendar has that day is for the feature to say. */
export const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/, reason(msg`it is no day`)))

/** `YYYY-MM-DDTHH:MM` on the clock of the case's time zone. */
export const LocalDateTime = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, reason(msg`it is no day and time`)))

/** Text without spaces around it, of at most so many characters; it may be empty. */
export const text = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, reason(msg`it has more than ${{ most: most.toLocaleString('en-US') }} characters`)))

/** The same, and not empty. */
export const requiredText = (most: number) => text(most).check(z.minLength(1, reason(msg`it is empty`)))

/** Text without spaces around it, of at least and at most so many characters; the refusal says how many to write. */
export const textBetween = (least: number, most: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(least, reason(msg`write at least ${{ least }} characters`)),
      z.maxLength(most, reason(msg`write at most ${{ most }} characters`)),
    )

/** The reply of a call that makes one thing. */
export const Created = z.object({ id: z.string() })
