import { Trans, useLingui } from '@lingui/react/macro'
import { sizeText } from '#domain/files/sizes.ts'
import { dayInWords } from '#web/days.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Badge } from '#web/ui/notice.tsx'
import type { Report } from '../contract.ts'
import { Acts } from './acts.tsx'
import { Steps } from './steps.tsx'
import { dueWords, stateWords } from './words.ts'

/** One report: what is due on one line, all of it when it is opened. */
export function ReportRow({ report, canAct }: { report: Report; canAct: boolean }) {
  const { i18n, t } = useLingui()
  const { due, state, reference } = report
  const mono = (value: string) => <code className="text-sm break-all">{value}</code>
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-4 py-1">
        <h3 className="figures text-base">{reference}</h3>
        <span>{i18n._(stateWords[state])}</span>
        {due && (
          <span className="text-sm text-soft">
            {i18n._(dueWords[due.what])}: {dayInWords(due.on, i18n.locale)}
          </span>
        )}
        {due?.isLate && (
          <Badge tone="attention">{due.what === 'preserve' ? <Trans>Preservation ended</Trans> : <Trans>Overdue</Trans>}</Badge>
        )}
        {report.asked && (
          <Badge tone="info">
            <Trans>Second person</Trans>
          </Badge>
        )}
      </summary>
      <div className="grid gap-3 pb-4">
        {canAct && state !== 'ended' && <Acts report={report} />}
        <Facts
          items={[
            ...(due?.what === 'preserve'
              ? [
                  {
                    term: t`Preserve until`,
                    value: dayInWords(due.on, i18n.locale),
                    note: due.isLate ? (
                      <Trans>It stays stored and blocked. Ask counsel what is due now.</Trans>
                    ) : due.request === null ? (
                      <Trans>One year after the report to the CyberTipline.</Trans>
                    ) : (
                      <Trans>By {due.request}.</Trans>
                    ),
                  },
                ]
              : []),
            { term: t`File`, value: mono(report.file), note: sizeText(report.bytes) },
            { term: t`Case`, value: mono(report.caseId) },
            { term: t`SHA-256 of the original`, value: mono(report.sha256) },
            ...(report.copySha256 === null ? [] : [{ term: t`SHA-256 of the copy`, value: mono(report.copySha256) }]),
            {
              term: t`Same bytes in other cases`,
              value: i18n.number(report.elsewhere),
              note: report.elsewhere > 0 && <Trans>Report them below by the SHA-256.</Trans>,
            },
          ]}
        />
        <Steps steps={report.steps} />
      </div>
    </details>
  )
}
