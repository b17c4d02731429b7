import { Plural, useLingui } from '@lingui/react/macro'
import { Fold } from '#shell/fold.tsx'
import type { Names } from '#shell/holders.ts'
import { basisNames, RulesInWords } from '#schedule/versions/public.tsx'
import type { Version } from '#schedule/versions/contract.ts'

interface InWordsProps {
  version: Version
  today: string
  names: Names
  kids: readonly { id: string; name: string }[]
}

/** What is in force today, as its rules say it. */
export function InWords({ version, today, names, kids }: InWordsProps) {
  const { i18n } = useLingui()
  return (
    <Fold
      id="words"
      title={<Plural one="The schedule in words (# rule)" other="The schedule in words (# rules)" value={version.rules.length} />}
    >
      <p className="text-soft">
        {version.title}. {i18n._(basisNames[version.basis])}.
      </p>
      <RulesInWords
        from={version.effective > today ? version.effective : today}
        kids={kids}
        names={names}
        reading={version.reading}
        rules={version.rules}
      />
    </Fold>
  )
}
