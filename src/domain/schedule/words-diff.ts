import type { Rule } from './types.ts'

/** What is otherwise in the words of two versions, rule by rule. */
export interface WordsDifference {
  /** Rules that only the first has, and only the second. */
  gone: Rule[]
  added: Rule[]
  /** Rules on one subject that say something else. */
  changed: { before: Rule; after: Rule }[]
  /** Rules that say the same in both. */
  same: number
}

/** Keys in one order, so that two rules that say the same are written the same. */
function written(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(written).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return `{${entries
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, one]) => `${key}:${written(one)}`)
    .join()}}`
}

const wordsOf = ({ id: _name, ...words }: Rule) => written(words)

/**
 * What a rule is about, whatever it says of it: the usual weeks of these children, this holiday, the season or the
 * vacation of this name. The rule's own id is none: two versions that were written apart give `holiday-1` to anything.
 */
function subjectOf({ layer, children, span, label, within }: Rule): string {
  const about = [layer, children]
  if (span.kind === 'holiday') return written([...about, span.date.type === 'dated' ? (label ?? 'dated') : span.date])
  if (span.kind === 'visits') return written([...about, 'visits', label ?? '', span.holder])
  if (span.kind === 'block') return written([...about, 'block', label ?? span.from.day])
  return written([...about, 'weeks', within ? (label ?? 'season') : ''])
}

/** Takes out of a list the first that is like this one. */
function taken(list: Rule[], rule: Rule, like: (rule: Rule) => string): Rule | null {
  const at = list.findIndex((one) => like(one) === like(rule))
  return at < 0 ? null : list.splice(at, 1)[0]!
}

/** What the second list of rules says otherwise than the first. Two rules that differ in their id alone are the same. */
export function diffOfWords(before: readonly Rule[], after: readonly Rule[]): WordsDifference {
  const rest = [...after]
  const unlike = before.filter((rule) => taken(rest, rule, wordsOf) === null)
  const [gone, changed]: [Rule[], WordsDifference['changed']] = [[], []]
  for (const rule of unlike) {
    const now = taken(rest, rule, subjectOf)
    if (now) changed.push({ before: rule, after: now })
    else gone.push(rule)
  }
  return { gone, added: rest, changed, same: before.length - unlike.length }
}
