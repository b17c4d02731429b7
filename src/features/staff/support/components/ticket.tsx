import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Detail } from '#shell/detail.tsx'
import { AccountLook } from '#staff/support-access/public.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { Section } from '#web/ui/section.tsx'
import { deskCalls, type Full } from '../contract.ts'
import { AnswerForm } from './answer-form.tsx'
import { Notes } from './notes.tsx'
import { Age, StateBadge } from './queue.tsx'
import { kindWords } from './words.ts'

const fileWords = { 'image/png': 'PNG', 'image/jpeg': 'JPEG', 'application/pdf': 'PDF', 'text/plain': 'TXT' } as const

function Attached({ number, attached }: Pick<Full, 'number' | 'attached'>) {
  const { t, i18n } = useLingui()
  return (
    <ul>
      {attached.map(({ place, type, size, scan, canFetch }) => {
        const kilobytes = i18n.number(Math.max(1, Math.round(size / 1024)))
        const named = t`file ${place} (${fileWords[type]}, ${kilobytes} KB)`
        return (
          <li className="flex flex-wrap items-center gap-x-3" key={place}>
            {canFetch ? (
              <a className="inline-flex min-h-11 items-center" download href={`/api/desk/tickets/${number}/files/${place}`}>
                <Trans>Save {named}</Trans>
              </a>
            ) : scan === 'infected' ? (
              <span className="inline-flex min-h-11 items-center">
                <Trans>File {place}: something harmful was found in it, and it was deleted.</Trans>
              </span>
            ) : (
              <span className="inline-flex min-h-11 items-center text-soft">
                <Trans>{named} can be saved once it was scanned. The scanner does not answer now.</Trans>
              </span>
            )}
            <Badge tone={scan === 'infected' ? 'danger' : scan === 'clean' ? 'plain' : 'attention'}>
              {scan === 'infected' ? <Trans>Harmful</Trans> : scan === 'clean' ? <Trans>Scanned</Trans> : <Trans>Not scanned</Trans>}
            </Badge>
          </li>
        )
      })}
    </ul>
  )
}

/** The account behind the ticket. A look at it is a call of the ticket. */
function Account({ ticket: { number, leaveUntil } }: { ticket: Full }) {
  const { t } = useLingui()
  const looking = useMutation(deskCalls.facts)
  const look = () => looking.send({ params: { number } }, { done: t`Your look is listed for the owner of the account` })
  return <AccountLook mutation={looking} onLook={look} until={leaveUntil} />
}

function Whole({ ticket }: { ticket: Full }) {
  const { i18n } = useLingui()
  const { number, kind, createdOn, age, state, message, byMail, answer, answeredOn, attached, escalatedOn } = ticket
  const [came, on] = [createdOn, answeredOn ?? createdOn].map((day) => dayInWords(day, i18n.locale))
  return (
    <div className="grid gap-8">
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
      <Section id="question" title={<Trans>The question</Trans>}>
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
              {attached.some(({ scan, canFetch }) => scan === 'not_scanned' && canFetch) && (
                <>
                  <Trans>No virus scanner is set on this server: what is marked “Not scanned” was looked at by nothing.</Trans>{' '}
                </>
              )}
              <Trans>A file can be harmful. Open it only on a device that is kept for this work.</Trans>
            </p>
          </>
        )}
      </Section>
      {answer !== null && (
        <Section id="answered" title={<Trans>Our answer of {on}</Trans>}>
          <p className="max-w-prose break-words whitespace-pre-wrap">{answer}</p>
        </Section>
      )}
      {state !== 'closed' && <AnswerForm key={answer ?? ''} ticket={ticket} />}
      {ticket.hasAccount && <Account ticket={ticket} />}
      {message !== null && <Notes ticket={ticket} />}
    </div>
  )
}

/** One ticket, in the place of the queue. */
export function TicketView({ number, onBack }: { number: string; onBack: () => void }) {
  const { t } = useLingui()
  const asked = useApiQuery(deskCalls.ticket, { params: { number } })
  return (
    <Detail
      asked={asked}
      back={<Trans>Back to the queue</Trans>}
      failed={t`This ticket cannot be shown`}
      onBack={onBack}
      title={
        <Trans>
          Ticket <span className="figures">{number}</span>
        </Trans>
      }
    >
      {(ticket) => <Whole ticket={ticket} />}
    </Detail>
  )
}
