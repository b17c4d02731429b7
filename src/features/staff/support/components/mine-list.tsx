import { Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { dayInWords } from '#web/days.ts'
import { Badge, Card } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Empty } from '#web/ui/states.tsx'
import { mineCalls } from '../contract.ts'
import { kindWords } from './words.ts'

function Tickets({ tickets }: Reply<typeof mineCalls.mine>) {
  const { t, i18n } = useLingui()
  return (
    <div className="max-w-2xl">
      <Rows
        empty={
          <Empty title={t`No questions yet`}>
            <Trans>What you ask below is kept here with its answer.</Trans>
          </Empty>
        }
        look="cards"
        of={tickets}
        rowKey={({ number }) => number}
      >
        {({ number, kind, createdOn, state, answer, answeredOn, files }) => {
          const about = i18n._(kindWords[kind])
          const [on, day] = [createdOn, answeredOn ?? createdOn].map((each) => dayInWords(each, i18n.locale))
          return (
            <Card className="grid gap-2">
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
                    <Trans>Our answer of {day}</Trans>
                  </p>
                  <p className="max-w-prose break-words whitespace-pre-wrap">{answer}</p>
                </>
              )}
            </Card>
          )
        }}
      </Rows>
    </div>
  )
}

/** The person's own questions with their answers, the latest first. */
export function MineList() {
  const { t } = useLingui()
  return (
    <Loaded query={useApiQuery(mineCalls.mine, {})} failed={t`Your questions cannot be shown`} lines={4}>
      {(mine) => <Tickets {...mine} />}
    </Loaded>
  )
}
