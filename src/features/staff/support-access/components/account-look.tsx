import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { dayInWords } from '#web/days.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import type { Outcome } from '#web/form/use-mutation.ts'
import { useLocalMoment } from '#web/local-moment.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Section } from '#web/ui/section.tsx'
import type { AccountFacts } from '../contract.ts'

function Seen({ facts }: { facts: AccountFacts }) {
  const { i18n } = useLingui()
  const yes = (is: boolean) => (is ? <Trans>yes</Trans> : <Trans>no</Trans>)
  const { settings } = facts
  return (
    <Facts
      items={[
        { term: <Trans>Name</Trans>, value: facts.name },
        { term: <Trans>Joined</Trans>, value: dayInWords(facts.joinedOn, i18n.locale) },
        { term: <Trans>Address confirmed</Trans>, value: yes(facts.emailConfirmed) },
        { term: <Trans>Second factor</Trans>, value: yes(facts.hasFactor) },
        { term: <Trans>Suspended</Trans>, value: yes(facts.suspended) },
        ...(settings === null
          ? []
          : [
              { term: <Trans>Own time zone</Trans>, value: settings.ownZone ?? <Trans>not chosen</Trans> },
              { term: <Trans>Court’s time zone</Trans>, value: settings.courtZone ?? <Trans>not chosen</Trans> },
              {
                term: <Trans>Notices chosen</Trans>,
                value: settings.notify.length === 0 ? <Trans>none</Trans> : settings.notify.join(', '),
              },
              { term: <Trans>Safety mode</Trans>, value: yes(settings.isSafety) },
              { term: <Trans>Discreet mode</Trans>, value: yes(settings.isDiscreet) },
            ]),
        {
          term: <Trans>Sign-ins by day</Trans>,
          value:
            facts.signIns.length === 0 ? (
              <Trans>none</Trans>
            ) : (
              <ul>
                {facts.signIns.map(({ day, done, failed }) => {
                  const on = dayInWords(day, i18n.locale)
                  return (
                    <li key={day}>
                      <Trans>
                        {on}: {done} signed in, {failed} failed
                      </Trans>
                    </li>
                  )
                })}
              </ul>
            ),
        },
      ]}
    />
  )
}

interface AccountLookProps {
  /** Until when the owner lets the desk look; `null` without permission. */
  until: string | null
  /** The call that looks, of the page that shows the account. */
  mutation: ComponentProps<typeof ActionButton>['mutation'] & { became: Outcome<AccountFacts> | null }
  onLook: () => unknown
}

/** The account of someone who asked: closed, unless its owner lets the desk look; each look is recorded for the owner. */
export function AccountLook({ until, mutation, onLook }: AccountLookProps) {
  const moment = useLocalMoment()
  const facts = mutation.became?.is === 'done' ? mutation.became.data : null
  const end = until === null ? '' : moment(until)
  return (
    <Section className="max-w-2xl" id="account" title={<Trans>The account</Trans>}>
      {until === null ? (
        <p className="max-w-prose text-soft">
          <Trans>Closed to you. If you need to see it, ask in your answer: the person can allow it on the support page.</Trans>
        </p>
      ) : (
        <>
          <p className="max-w-prose">
            <Trans>The person lets the desk look until {end}. Each look is shown to them with your name.</Trans>
          </p>
          {facts === null ? (
            <ActionButton className="justify-self-start" kind="secondary" mutation={mutation} onAct={onLook}>
              <Trans>Look at the account</Trans>
            </ActionButton>
          ) : (
            <Seen facts={facts} />
          )}
        </>
      )}
    </Section>
  )
}
