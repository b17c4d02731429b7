import { Trans, useLingui } from '@lingui/react/macro'
import type { Names } from '#case/cases/public.tsx'
import { formatCents } from '#domain/money/cents.ts'
import { dayInWords } from '#web/days.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Section } from '#web/ui/section.tsx'
import type { History } from '../contract.ts'
import { interestIn } from '../rules.ts'
import { BothLines, Rules } from './interest.tsx'

type Interest = NonNullable<History['interest']>

interface ArrearsProps {
  of: NonNullable<History['arrears']>
  interest: Interest
  names: Names
  today: string
  state: string
}

/** What support is overdue by these records, and the interest on it, each with the lines behind it. */
export function Arrears({ of, interest, names, today, state }: ArrearsProps) {
  const { i18n } = useLingui()
  const other = of.payer === 'A' ? 'B' : 'A'
  const [payer, receiver, day] = [names[of.payer], names[other], dayInWords(today, i18n.locale)]
  const outside = formatCents(of.outside)
  const without = of.undisputed ?? { due: 0, byPayer: 0, byReceiver: 0 }
  const [restDue, restByPayer, restByReceiver] = [without.due, without.byPayer, without.byReceiver].map(formatCents)
  const hasInterest = interest.byPayer.length + interest.byReceiver.length > 0
  const restInterest = hasInterest ? interest.undisputed : null
  const [interestByPayer, interestByReceiver] = [restInterest?.byPayer ?? [], restInterest?.byReceiver ?? []].map((lines) =>
    formatCents(interestIn(lines)),
  )
  return (
    <Section
      about={
        <Trans>
          By these records, on {day}. This is information, not legal advice: a court or the state’s agency decides what is owed.
        </Trans>
      }
      id="arrears"
      title={<Trans>Overdue child support</Trans>}
    >
      <Facts
        items={[
          { term: <Trans>Due so far</Trans>, value: formatCents(of.due), note: <Trans>As the order sets it</Trans> },
          { term: <Trans>Overdue by the records of {payer}</Trans>, value: formatCents(of.byPayer) },
          { term: <Trans>Overdue by the records of {receiver}</Trans>, value: formatCents(of.byReceiver) },
          ...(of.undisputed
            ? [
                {
                  term: <Trans>Without support that a parent sees differently</Trans>,
                  value: (
                    <ul>
                      <li>
                        <Trans>Due so far: {restDue}</Trans>
                      </li>
                      <li>
                        <Trans>
                          Overdue by the records of {payer}: {restByPayer}
                        </Trans>
                      </li>
                      <li>
                        <Trans>
                          Overdue by the records of {receiver}: {restByReceiver}
                        </Trans>
                      </li>
                      {restInterest && (
                        <>
                          <li>
                            <Trans>
                              Interest by the records of {payer}: {interestByPayer}
                            </Trans>
                          </li>
                          <li>
                            <Trans>
                              Interest by the records of {receiver}: {interestByReceiver}
                            </Trans>
                          </li>
                        </>
                      )}
                    </ul>
                  ),
                },
              ]
            : []),
          ...(of.outside > 0
            ? [
                {
                  term: <Trans>Paid outside the order</Trans>,
                  value: outside,
                  note: <Trans>Counted here, but it may not be credited.</Trans>,
                },
              ]
            : []),
          ...(hasInterest
            ? [
                { term: <Trans>Interest by the records of {payer}</Trans>, value: formatCents(interestIn(interest.byPayer)) },
                { term: <Trans>Interest by the records of {receiver}</Trans>, value: formatCents(interestIn(interest.byReceiver)) },
              ]
            : []),
        ]}
      />
      <Rules interest={interest} state={state} />
      {hasInterest && (
        <Disclosure title={<Trans>How the interest is counted</Trans>}>
          <p className="max-w-prose text-sm text-soft">
            <Trans>
              Simple interest by day, 365 days a year. Payments go to the oldest support first and not to interest. Each line is rounded to
              the cent once.
            </Trans>
          </p>
          <BothLines of={interest} payer={payer} receiver={receiver} />
          {restInterest && (
            <>
              <h3>
                <Trans>Without support that a parent sees differently</Trans>
              </h3>
              <BothLines of={restInterest} payer={payer} receiver={receiver} />
            </>
          )}
        </Disclosure>
      )}
    </Section>
  )
}
