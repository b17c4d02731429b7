import { Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { Asked } from '#shell/asked.tsx'
import { dayInWords } from '#web/days.ts'
import { Badge } from '#web/ui/notice.tsx'
import { Empty } from '#web/ui/states.tsx'
import { mineCalls } from '../contract.ts'
import { kindWords } from './words.ts'

function Tickets({ tickets }: Reply<typeof mineCalls.mine>) {
  const { t, i18n } = useLingui()
  if (tickets.length === 0) {
    return (
      <Empty title={t`No questions yet`}>
        <Trans>What you ask below is kept here with its answer.</Trans>
      </Empty>
    )
  }
  return (
    <ul className="grid max-w-2xl gap-4">
      {tickets.map(({ number, kind, createdOn, state, answer, answeredOn, files }) => {
        const about = i18n._(kindWords[kind])
        const [on, told] = [createdOn, answeredOn ?? createdOn].map((day) => dayInWords(day, i18n.locale))
        return (
          <li className="grid gap-2 rounded-md border border-line bg-surface p-4 sm:p-6" key={number}>
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h3>
                <Trans>
                  Ticket <span className="figures">{number}</span>
                </Trans>
              </h3>
              <Badge tone={state === 'answered' ? 'info' : 'plain'}>
                {state === 'open' ? <Trans>Waits</Trans> : state === 'answered' ? <Trans>Answered</Trans> : <Trans>Closed</Trans>}
              </Badge>
            </div>
            <p className="text-sm text-soft">
              <Trans>
                Sent on {on}. About: {about}.
              </Trans>
              {files > 0 && (
                <>
                  {' '}
                  <Trans>Files added: {files}.</Trans>
                </>
              )}
            </p>
            {answer === null ? (
              <p>{state === 'closed' ? <Trans>It was closed without an answer.</Trans> : <Trans>It waits for an answer.</Trans>}</p>
            ) : (
              <>
                <p className="font-semibold">
                  <Trans>Our answer of {told}</Trans>
                </p>
                <p className="max-w-prose break-words whitespace-pre-wrap">{answer}</p>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** One's own questions with their answers, the latest first. */
export function MineList() {
  const { t } = useLingui()
  return (
    <Asked asked={useApiQuery(mineCalls.mine, {})} failed={t`Your questions cannot be shown`} lines={4}>
      {(mine) => <Tickets {...mine} />}
    </Asked>
  )
}
