import { Trans, useLingui } from '@lingui/react/macro'
import type { Version } from '../contract.ts'
import type { Names } from './rule-words.ts'
import { RulesInWords } from './rules-in-words.tsx'
import { basisNames } from './words.ts'

interface InWordsProps {
  version: Version
  names: Names
  kids: readonly { id: string; name: string }[]
}

/** What is in force today, as its rules say it. */
export function InWords({ version, names, kids }: InWordsProps) {
  const { i18n } = useLingui()
  return (
    <section aria-labelledby="words" className="grid gap-3">
      <h2 id="words">
        <Trans>The schedule in words</Trans>
      </h2>
      <p className="text-soft">
        {version.title}. {i18n._(basisNames[version.basis])}.
      </p>
      <RulesInWords kids={kids} names={names} rules={version.rules} />
    </section>
  )
}
