import { Trans, useLingui } from '@lingui/react/macro'
import { Facts } from '#web/ui/facts.tsx'
import { fields } from '../contract.ts'
import { definitions, fieldWords } from './words.ts'

/** What each figure counts, in words. */
export function Definitions() {
  const { i18n } = useLingui()
  return (
    <details className="print:hidden">
      <summary className="inline-flex min-h-11 items-center text-action underline">
        <Trans>What each figure counts</Trans>
      </summary>
      <div className="mt-3 grid gap-4">
        <Facts
          items={[
            ...fields.map((field) => ({ key: field, term: i18n._(fieldWords[field]), value: i18n._(definitions[field]) })),
            {
              key: 'complete',
              term: <Trans>Complete</Trans>,
              value: <Trans>All values that are there, of all that are expected. Each field of each person counts the same.</Trans>,
            },
            {
              key: 'disagree',
              term: <Trans>Sources disagree</Trans>,
              value: (
                <Trans>
                  Two sources give different values for one field of one person. Also when the list of courts puts the person’s court in
                  another state or county than the person’s own source does.
                </Trans>
              ),
            },
            {
              key: 'fresh',
              term: <Trans>Speaks for</Trans>,
              value: (
                <Trans>
                  The day up to which the source’s own data goes, such as the day of an election. It is not the day on which we read it. The
                  middle one is shown: half of the values are older.
                </Trans>
              ),
            },
          ]}
        />
      </div>
    </details>
  )
}
