import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { readDates } from '#domain/dates-in-text/read.ts'
import type { Doubt, Proposal } from '#domain/dates-in-text/types.ts'
import type { Day } from '#kernel/day.ts'
import { dayLong } from '#web/times.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import type { Draft } from '../contract.ts'

interface PasteNoticeProps {
  /** Today, where the case is. */
  today: string
  /** What was pasted before, and which of it became a hearing. */
  text: string
  onText: (text: string) => void
  used: ReadonlySet<string>
  onUse: (start: Partial<Draft>, key: string) => void
}

const keyOf = ({ day, from, span }: Proposal) => `${day} ${from} ${span.from}`

/** Reads days out of a docket or a notice, in the browser: it proposes, and writes nothing. */
export function PasteNotice({ today, text, onText, used, onUse }: PasteNoticeProps) {
  const { t, i18n } = useLingui()
  const [found, setFound] = useState<readonly Proposal[] | null>(text === '' ? null : readDates(text, today as Day))
  const doubts: Readonly<Record<Doubt, string>> = {
    weekday_disagrees: t`The weekday that is written is not that of the day.`,
    year_guessed: t`No year is written; the next such day is taken.`,
    half_of_day_guessed: t`Neither a.m. nor p.m. is written.`,
    counted_from_today: t`Counted from today.`,
    day_before_month: t`The day is written before the month.`,
  }
  const use = (proposal: Proposal) =>
    onUse(
      {
        title: proposal.title,
        day: proposal.day,
        ...(proposal.from && { from: proposal.from }),
        ...(proposal.to && { to: proposal.to }),
        ...(proposal.zone && { zone: proposal.zone }),
        ...(proposal.place && { court: proposal.place.slice(0, 160) }),
      },
      keyOf(proposal),
    )
  return (
    <div className="grid gap-5">
      <TextArea
        hint={t`It is read on this device and sent nowhere. Nothing is added until you have looked at it.`}
        label={t`Text of the docket or notice`}
        maxLength={20_000}
        onChange={({ target }) => onText(target.value)}
        rows={6}
        value={text}
      />
      <Button className="justify-self-start" kind="secondary" onClick={() => setFound(readDates(text, today as Day))}>
        <Trans>Find the dates</Trans>
      </Button>
      <div aria-live="polite">
        {found?.length === 0 && (
          <p>
            <Trans>No coming day was found in it. Days that are past are left out.</Trans>
          </p>
        )}
        {found && found.length > 0 && (
          <ul className="grid gap-3">
            {found.map((proposal) => {
              const { title, day, from, to, place } = proposal
              const [on, name] = [dayLong(day, i18n.locale), title || t`Without a title`]
              return (
                <li className="grid justify-items-start gap-1 rounded-sm border border-line p-3" key={keyOf(proposal)}>
                  <p className="font-semibold">{name}</p>
                  <p className="figures">{[on, [from, to].filter(Boolean).join('–'), place].filter(Boolean).join(', ')}</p>
                  {proposal.doubts.map((doubt) => (
                    <p className="text-sm text-attention" key={doubt}>
                      {doubts[doubt]}
                    </p>
                  ))}
                  {used.has(keyOf(proposal)) ? (
                    <p className="text-sm text-soft">
                      <Trans>Added</Trans>
                    </p>
                  ) : (
                    <Button kind="quiet" onClick={() => use(proposal)}>
                      <Trans>Look at it and add it</Trans>
                      <span className="sr-only">
                        {' '}
                        {name}, {on}
                      </span>
                    </Button>
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </div>
    </div>
  )
}
