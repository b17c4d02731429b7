import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatCents } from '#domain/money/cents.ts'
import { clockTime } from '#web/times.ts'
import { formatDay, formatList } from '#web/dates.ts'
import type { TermDraft, TermSays } from '../contract.ts'
import { weekdays } from './read-terms.ts'
import { callerNames, emergencyNames, kindNames, noticeNames, supportNames } from './words.ts'

/** The terms of an order, each with its paragraph; the words of the order are behind them. */
export function TermsList({ terms }: { terms: readonly TermDraft[] }) {
  const { i18n } = useLingui()
  const quoted = terms.filter(({ clause }) => clause.text !== '')
  return (
    <div className="grid gap-2 text-sm">
      <dl className="grid gap-1">
        {terms.map(({ says, clause, since, until }) => (
          <div key={JSON.stringify([says, clause, since, until])}>
            <dt className="inline font-semibold">
              {i18n._(kindNames[says.kind])}
              {clause.paragraph !== '' && <span className="font-normal text-soft"> ({clause.paragraph})</span>}:{' '}
            </dt>
            <dd className="inline [overflow-wrap:anywhere]">
              <Says says={says} />
              <Time since={since} until={until} />
            </dd>
          </div>
        ))}
      </dl>
      {quoted.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-soft">
            <Trans>Words of the order</Trans>
          </summary>
          <ul className="grid gap-1 [overflow-wrap:anywhere]">
            {quoted.map(({ says, clause: { paragraph, text } }) => (
              <li key={JSON.stringify([says, paragraph, text])}>
                {paragraph !== '' && `${paragraph}: `}
                <q>{text}</q>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Time({ since, until }: { since: string | null; until: string | null }) {
  const { i18n } = useLingui()
  const [from, to] = [since, until].map((day) => day && formatDay('day', day, i18n.locale))
  if (from && to)
    return (
      <>
        ,{' '}
        <Trans>
          from {from} until {to}
        </Trans>
      </>
    )
  if (from)
    return (
      <>
        , <Trans>from {from}</Trans>
      </>
    )
  return to ? (
    <>
      , <Trans>until {to}</Trans>
    </>
  ) : null
}

function Says({ says }: { says: TermSays }): ReactNode {
  const { i18n } = useLingui()
  const emergencies = 'exceptEmergencies' in says && says.exceptEmergencies && (
    <>
      , <Trans>except emergencies</Trans>
    </>
  )
  switch (says.kind) {
    case 'quiet_hours':
      return (
        <>
          <Hours {...says} />
          {emergencies}
        </>
      )
    case 'call_window':
      return (
        <>
          {i18n._(callerNames[says.who])}, <Hours {...says} />
        </>
      )
    case 'message_limit':
      return (
        <>
          {says.per === 'day' ? (
            <Plural one="# message a day from each parent" other="# messages a day from each parent" value={says.count} />
          ) : (
            <Plural one="# message a week from each parent" other="# messages a week from each parent" value={says.count} />
          )}
          {emergencies}
        </>
      )
    case 'notice':
      return (
        <>
          {formatList(
            says.by.map((way) => i18n._(noticeNames[way])),
            i18n.locale,
          )}
          {says.days !== null && (
            <>
              , <Plural one="# day ahead" other="# days ahead" value={says.days} />
            </>
          )}
        </>
      )
    case 'emergency':
      return i18n._(emergencyNames[says.by])
    case 'expense_submit':
      return <Plural one="within # day after paying it" other="within # days after paying it" value={says.days} />
    case 'expense_pay':
      return <Plural one="within # day after it was sent" other="within # days after it was sent" value={says.days} />
    case 'expense_consent': {
      const amount = formatCents(says.cents)
      return (
        <>
          <Trans>needed above {amount}</Trans>
          {says.days !== undefined && (
            <>
              , <Plural one="# day to answer" other="# days to answer" value={says.days} />
            </>
          )}
          {says.silence === 'yes' && (
            <>
              , <Trans>no answer counts as agreed</Trans>
            </>
          )}
          {says.silence === 'no' && (
            <>
              , <Trans>no answer counts as declined</Trans>
            </>
          )}
        </>
      )
    }
    case 'support_payment':
      return i18n._(supportNames[says.by])
  }
}

function Hours({ days, from, to }: { days: readonly number[]; from: string; to: string }) {
  const { i18n } = useLingui()
  const [start, end] = [clockTime(from, i18n.locale), clockTime(to, i18n.locale)]
  // January 1, 2024 was a Monday.
  const names = weekdays.filter((day) => days.includes(day)).map((day) => formatDay('weekdayShort', `2024-01-0${day + 1}`, i18n.locale))
  return (
    <>
      <Trans>
        {start} to {end}
      </Trans>
      {days.length < 7 && <> ({names.join(', ')})</>}
    </>
  )
}
