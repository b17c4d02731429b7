import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { Badge } from '#web/ui/notice.tsx'
import { groundNames } from '#ratings/takedown/public.tsx'
import type { Case } from '../contract.ts'

/** The reports about a rating: the ground, the words that were marked, and the reason. Moderators do not learn who reported it. */
export function Reports({ of: { reports } }: { of: Pick<Case, 'reports'> }) {
  const { i18n } = useLingui()
  if (reports.length === 0) return null
  return (
    <section aria-labelledby="reports" className="mt-6">
      <h3 id="reports">
        <Plural one="# report" other="# reports" value={reports.length} />
      </h3>
      <ol className="mt-2 border-t border-line">
        {reports.map(({ ground, words, why, evidence, onDay, effect, isRepeat }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a report has no name here
          <li className="grid gap-1 border-b border-line py-2 text-sm" key={index}>
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{i18n._(groundNames[ground])}</span>
              <span className="figures text-soft">{dayInWords(onDay, i18n.locale, 'day')}</span>
              {effect === 'none' && (
                <Badge tone="attention">
                  <Trans>Hid nothing</Trans>
                </Badge>
              )}
              {isRepeat && (
                <Badge>
                  <Trans>Decided before</Trans>
                </Badge>
              )}
            </p>
            {words !== null && <q className="max-w-prose wrap-anywhere whitespace-pre-line bg-attention-wash">{words}</q>}
            <p className="max-w-prose wrap-anywhere whitespace-pre-line">{why}</p>
            {evidence !== null && <p className="max-w-prose wrap-anywhere whitespace-pre-line text-soft">{evidence}</p>}
          </li>
        ))}
      </ol>
      <p className="mt-2 max-w-prose text-sm text-soft">
        <Trans>Your decision answers these reports too.</Trans>
      </p>
    </section>
  )
}
