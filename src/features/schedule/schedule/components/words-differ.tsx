import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Rule } from '#domain/schedule/types.ts'
import type { Names } from '#shell/holders.ts'
import { RulesInWords } from '#schedule/versions/public.tsx'
import type { Comparison } from '../contract.ts'

interface WordsDifferProps {
  words: Comparison['words']
  /** Titles of the two versions. */
  before: string
  after: string
  /** The day from which both versions are compared. */
  from: string
  names: Names
  kids: readonly { id: string; name: string }[]
}

/** The rules that differ between two versions: changed ones side by side, then those that only one has. */
export function WordsDiffer({ words, before, after, from, names, kids }: WordsDifferProps) {
  const { gone, added, changed, same } = words
  const common = { kids, names, from }
  if (gone.length + added.length + changed.length === 0)
    return (
      <p>
        <Trans>Both say the same.</Trans>
      </p>
    )
  return (
    <div className="grid gap-5">
      {changed.length > 0 && (
        <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
          <Side rules={changed.map((one) => one.before)} title={before} {...common} />
          <Side rules={changed.map((one) => one.after)} title={after} {...common} />
        </div>
      )}
      {gone.length > 0 && <Side rules={gone} title={<Trans>Only in “{before}”</Trans>} {...common} />}
      {added.length > 0 && <Side rules={added} title={<Trans>Only in “{after}”</Trans>} {...common} />}
      {same > 0 && (
        <p className="text-sm text-soft">
          <Plural one="# rule says the same in both." other="# rules say the same in both." value={same} />
        </p>
      )}
    </div>
  )
}

function Side({
  title,
  rules,
  ...common
}: Pick<WordsDifferProps, 'names' | 'kids' | 'from'> & { title: ReactNode; rules: readonly Rule[] }) {
  return (
    <section className="grid content-start gap-2">
      <h3 className="text-base">{title}</h3>
      <RulesInWords rules={rules} {...common} />
    </section>
  )
}
