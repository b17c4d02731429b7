import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Group } from '#domain/filing/reduce.ts'
import { filingRules, ruleOf } from '#domain/filing/rules.ts'
import { findingKinds } from '#domain/filing/types.ts'
import { dayInWords } from '#web/days.ts'
import type { Day } from '#kernel/day.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { kindNames } from './words.ts'

/** How many findings there are of each kind. @param left how many different words a decision leaves */
export function Counts({ groups, left = 0 }: { groups: readonly Group[]; left?: number }) {
  const { i18n } = useLingui()
  const sum = groups.reduce((count, { places }) => count + places.length, 0)
  const maybe = groups.reduce((count, { certainty, places }) => count + (certainty === 'maybe' ? places.length : 0), 0)
  const byKind = findingKinds.flatMap((kind) => {
    const count = groups.reduce((total, one) => total + (one.kind === kind ? one.places.length : 0), 0)
    return count === 0 ? [] : [`${i18n._(kindNames[kind])}: ${i18n.number(count)}`]
  })
  if (sum === 0)
    return (
      <p className="font-semibold">
        {left > 0 ? <Trans>Nothing else to look at.</Trans> : <Trans>Nothing found in the text that was checked.</Trans>}
      </p>
    )
  return (
    <div>
      <p className="font-semibold">
        <Plural one="# place to look at" other="# places to look at" value={sum} />
        {maybe > 0 && (
          <>
            {' · '}
            <Plural one="# uncertain" other="# uncertain" value={maybe} />
          </>
        )}
      </p>
      <p className="text-sm text-soft">{byKind.join(' · ')}</p>
    </div>
  )
}

/** What the check goes by and what it can't do: after what it found. */
export function Limits({ state }: { state: string }) {
  const { i18n } = useLingui()
  const rule = ruleOf(state)
  const { citation, source } = rule
  const federal = filingRules[0]!.citation
  const checked = rule.checkedOn === null ? null : dayInWords(rule.checkedOn as Day, i18n.locale)
  return (
    <Disclosure className="text-sm text-soft" title={<Trans>This check can miss things. How it works</Trans>}>
      <div className="grid max-w-prose gap-2 pb-2">
        <p>
          <Trans>
            It reads text, not pictures, signatures or handwriting. It knows the children of your case and your own list. Read each page
            yourself before you file. It doesn’t look for driver’s license or passport numbers.
          </Trans>
        </p>
        <p>
          {rule.id === 'US' ? (
            <Trans>
              We have no row for the rule of your state, so the federal standard is used: {citation}. Ask the clerk what your court wants.
            </Trans>
          ) : (
            <Trans>
              Your state’s rule: {citation}. For what it doesn’t name, the federal standard is used: {federal}. Your court’s own rules and
              orders come first.
            </Trans>
          )}
        </p>
        {rule.note !== null && <p lang="en">{rule.note}</p>}
        <p>
          {checked === null ? (
            <Trans>This row is from memory and has not been checked. No lawyer has reviewed it.</Trans>
          ) : (
            <Trans>
              Where it was read: {source}. Last checked {checked}. No lawyer has reviewed it.
            </Trans>
          )}
        </p>
      </div>
    </Disclosure>
  )
}
