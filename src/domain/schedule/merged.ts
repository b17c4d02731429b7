import type { Rule } from './types.ts'

/** What is one answer, and is not put together of two. */
const whole = ['date', 'split', 'turn', 'children', 'weekdays']
const isParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

function parts(rule: object, was: object, now: object): object {
  const [current, before, after] = [rule, was, now] as Readonly<Record<string, unknown>>[]
  const names = [...new Set([...Object.keys(current!), ...Object.keys(after!)])]
  return Object.fromEntries(
    names.flatMap((name) => {
      const [own, old, typed] = [current![name], before![name], after![name]]
      if (same(old, typed)) return name in current! ? [[name, own]] : []
      if (typed === undefined) return []
      return [[name, !whole.includes(name) && isParts(own) && isParts(old) && isParts(typed) ? parts(own, old, typed) : typed]]
    }),
  )
}

/**
 * A rule with what was changed in a form, and nothing else: `was` is what the form said of the rule when it was opened, `now`
 * what it says. A form shows less than a rule can say, so what it read back the same stays as the rule has it.
 */
export const merged = (rule: Rule, was: Rule, now: Rule): Rule => parts(rule, was, now) as Rule
