import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useAsk } from '../../../web/ask.ts'
import { dayInWords } from '../../../web/days.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Facts } from '../../../web/ui/facts.tsx'
import { Card } from '../../../web/ui/notice.tsx'
import { Skeleton } from '../../../web/ui/skeleton.tsx'
import { Failed } from '../../../web/ui/states.tsx'
import { deskCalls, type Full } from '../contract.ts'
import { AccountLook } from './account-look.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Notes } from './notes.tsx'
import { Age, StateBadge } from './queue.tsx'
import { kindWords } from './words.ts'

const fileWords = { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'application/pdf': 'PDF', 'text/plain': 'TXT' } as const

function Attached({ number, attached }: Pick<Full, 'number' | 'attached'>) {
  const { i18n } = useLingui()
  return (
    <ul>
      {attached.map(({ place, type, size }) => {
        const kilobytes = i18n.number(Math.max(1, Math.round(size / 1024)))
        return (
          <li key={place}>
            <a className="inline-flex min-h-11 items-center" download href={`/api/desk/tickets/${number}/files/${place}`}>
              <Trans>
                Save file {place} ({fileWords[type]}, {kilobytes} KB)
              </Trans>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

function Whole({ ticket, onChanged }: { ticket: Full; onChanged: () => void }) {
  const { i18n } = useLingui()
  const { number, kind, createdOn, age, state, message, byMail, answer, answeredOn, attached, escalatedOn } = ticket
  const [came, told] = [createdOn, answeredOn ?? createdOn].map((day) => dayInWords(day, i18n.locale))
  return (
    <div className="mt-6 grid gap-8">
      <Facts
        items={[
          { term: <Trans>About</Trans>, value: i18n._(kindWords[kind]) },
          {
            term: <Trans>Came</Trans>,
            value: (
              <>
                {came}, <Age days={age} />
              </>
            ),
            note: <Trans>Promised on the support page: a person reads and answers. No time is promised.</Trans>,
          },
          { term: <Trans>State</Trans>, value: <StateBadge escalated={escalatedOn !== null} state={state} /> },
          {
            term: <Trans>Answer is read</Trans>,
            value: ticket.hasAccount ? (
              <Trans>in the account, on the support page</Trans>
            ) : byMail ? (
              <Trans>by e-mail, and with number and words</Trans>
            ) : (
              <Trans>with number and words</Trans>
            ),
          },
        ]}
      />
      <section className="grid gap-3">
        <h2>
          <Trans>The question</Trans>
        </h2>
        {message === null ? (
          <p className="text-soft">
            <Trans>It was erased when the ticket was closed, with its files and notes.</Trans>
          </p>
        ) : (
          <Card>
            <p className="max-w-prose break-words whitespace-pre-wrap">{message}</p>
          </Card>
        )}
        {attached.length > 0 && (
          <>
            <Attached attached={attached} number={number} />
            <p className="max-w-prose text-sm text-soft">
              <Trans>A file can be harmful. Open it only on a device that is kept for this work.</Trans>
            </p>
          </>
        )}
      </section>
      {answer !== null && (
        <section className="grid gap-3">
          <h2>
            <Trans>Our answer of {told}</Trans>
          </h2>
          <p className="max-w-prose break-words whitespace-pre-wrap">{answer}</p>
        </section>
      )}
      {state !== 'closed' && <AnswerForm key={answer ?? ''} onChanged={onChanged} ticket={ticket} />}
      {ticket.hasAccount && <AccountLook leaveUntil={ticket.leaveUntil} number={number} />}
      {message !== null && <Notes onChanged={onChanged} ticket={ticket} />}
    </div>
  )
}

/** One ticket, in the place of the queue. */
export function TicketView({ number, onBack }: { number: string; onBack: () => void }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const asked = useAsk(deskCalls.ticket, { params: { number } })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const onChanged = () =>
    void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/desk/tickets') })
  return (
    <main className="page" id="content" tabIndex={-1}>
      <Button className="mb-4" kind="quiet" onClick={onBack}>
        <Trans>Back to the queue</Trans>
      </Button>
      <h1 className="outline-none" ref={heading} tabIndex={-1}>
        <Trans>
          Ticket <span className="figures">{number}</span>
        </Trans>
      </h1>
      {asked.isPending ? (
        <Skeleton className="mt-6 max-w-2xl" lines={7} />
      ) : asked.isError ? (
        <Failed
          busy={asked.isFetching}
          onRetry={() => void asked.refetch()}
          sentence={t`Nothing was changed. Try again in a moment.`}
          title={t`This ticket cannot be shown`}
        />
      ) : (
        <Whole onChanged={onChanged} ticket={asked.data} />
      )}
    </main>
  )
}
