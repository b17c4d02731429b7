import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Reply } from '#http/contract.ts'
import { formatCents } from '#domain/money/cents.ts'
import { dayInWords } from '#web/days.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { calls, type Value } from '../contract.ts'
import { invalidates, linkTo } from './addresses.ts'
import { HoldingForm } from './holding-form.tsx'
import { WorthLine } from './worth-line.tsx'

type Data = Reply<typeof calls.worth>

interface WorthProps {
  caseId: string
  data: Data
  search: URLSearchParams
}

/** What the parent owns and owes at dates; what is missing on a date is said. */
export function NetWorth({ caseId, data, search }: WorthProps) {
  const { t, i18n } = useLingui()
  const [, go] = useLocation()
  const [isAdding, setAdding] = useState(false)
  const { dates, things, typed, today, can } = data
  const inWords = (day: string) => dayInWords(day, i18n.locale)
  return (
    <Section id="worth" title={<Trans>Net worth</Trans>}>
      {dates.length > 1 && <WorthLine points={dates} />}
      <ul className="grid gap-2">
        {dates
          .map((date, at) => ({ ...date, at }))
          .toReversed()
          .map(({ day, cents, known, missing, at }) => (
            <li className="border-t border-line" key={day}>
              <Disclosure
                isOpen={search.get('day') === day}
                title={
                  <>
                    {inWords(day)}: <span className="figures">{formatCents(cents)}</span>{' '}
                    <span className="text-sm font-normal text-soft">
                      {missing > 0 ? (
                        <Plural one={`${known} counted, # missing`} other={`${known} counted, # missing`} value={missing} />
                      ) : (
                        <Plural one="# counted" other="# counted" value={known} />
                      )}
                    </span>
                  </>
                }
              >
                <ul className="border-t border-line">
                  {things.map(({ id, name, values }) => (
                    <li className="flex items-baseline justify-between gap-3 py-1" key={id}>
                      <span className="min-w-0 [overflow-wrap:anywhere]">
                        {name}
                        <span className="block text-sm text-soft">
                          <Source of={values[at]!} />
                        </span>
                      </span>
                      <span className="figures flex-none">
                        {values[at]!.cents === null ? <Trans>missing</Trans> : formatCents(values[at]!.cents)}
                      </span>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            </li>
          ))}
      </ul>
      {dates.length === 0 && (
        <p className="text-soft">
          <Trans>Choose a day.</Trans>
        </p>
      )}
      <p className="text-sm text-soft">
        <Trans>Nothing is estimated. A typed amount counts from its day until you type another under the same name.</Trans>
      </p>
      <div className="no-print flex flex-wrap items-end gap-3">
        <TextInput
          defaultValue={search.get('day') ?? ''}
          label={t`Another day`}
          name="day"
          onChange={(event) => /^20\d\d-\d\d-\d\d$/.test(event.target.value) && go(linkTo(search, { day: event.target.value }))}
          type="date"
        />
        {can.change && (
          <Button kind="secondary" onClick={() => setAdding(true)}>
            <Trans>Add property or debt</Trans>
          </Button>
        )}
      </div>
      {typed.length > 0 && <Typed can={can.change} caseId={caseId} typed={typed} />}
      <Dialog keepsWords onClose={() => setAdding(false)} open={isAdding} title={<Trans>Add property or debt</Trans>}>
        {isAdding && <HoldingForm caseId={caseId} onDone={() => setAdding(false)} today={today} />}
      </Dialog>
    </Section>
  )
}

/** Where an amount comes from, or why there is none. */
function Source({ of: { from, why, on, lines } }: { of: Value }) {
  const { i18n } = useLingui()
  const day = on && dayInWords(on, i18n.locale)
  if (from === 'file') return <Trans>balance in your bank’s file</Trans>
  if (from === 'lines')
    return <Plural one={`balance of ${day} and # line between`} other={`balance of ${day} and # lines between`} value={lines} />
  if (from === 'typed') return <Trans>typed for {day}</Trans>
  if (why === 'no_balance') return <Trans>your bank’s files give no balance</Trans>
  if (why === 'not_covered') return <Trans>your files don’t cover the days up to the nearest balance</Trans>
  return <Trans>nothing typed for this day or before</Trans>
}

/** What the parent typed, which can be removed. */
function Typed({ caseId, typed, can }: { caseId: string; typed: Data['typed']; can: boolean }) {
  const { t, i18n } = useLingui()
  const removing = useMutation(calls.removeHolding, invalidates)
  const count = typed.length
  return (
    <Disclosure title={<Trans>Typed amounts ({count})</Trans>}>
      <Rows of={typed} rowKey={({ id }) => id}>
        {({ id, name, cents, day, source }) => (
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <p className="min-w-0 flex-[1_1_14rem] [overflow-wrap:anywhere]">
              {name}, <span className="figures">{formatCents(cents)}</span>
              <span className="block text-sm text-soft">{[dayInWords(day, i18n.locale), source].filter(Boolean).join(' · ')}</span>
            </p>
            {can && (
              <ActionButton
                aria-label={t`Remove ${name}`}
                className="no-print"
                kind="quiet"
                mutation={removing}
                onAct={() => removing.send({ params: { case: caseId, holding: id } })}
              >
                <Trans>Remove</Trans>
              </ActionButton>
            )}
          </div>
        )}
      </Rows>
    </Disclosure>
  )
}
