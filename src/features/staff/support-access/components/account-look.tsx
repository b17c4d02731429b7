import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Section } from '#web/ui/section.tsx'
import { deskCalls, type Facts as Found } from '#staff/support/contract.ts'
import { useMoment } from '#web/local-moment.ts'

function AccountFacts({ facts }: { facts: Found }) {
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

/** The account behind a ticket: closed, unless its owner lets the desk look; each look is written down for the owner. */
export function AccountLook({ number, leaveUntil }: { number: string; leaveUntil: string | null }) {
  const { t } = useLingui()
  const moment = useMoment()
  const looking = useMutation(deskCalls.facts)
  const facts = looking.became?.is === 'done' ? looking.became.data : null
  const look = () => looking.send({ params: { number } }, { done: t`Your look is listed for the owner of the account` })
  const until = leaveUntil === null ? '' : moment(leaveUntil)
  return (
    <Section className="max-w-2xl" id="account" title={<Trans>The account</Trans>}>
      {leaveUntil === null ? (
        <p className="max-w-prose text-soft">
          <Trans>Closed to you. If you need to see it, ask in your answer: the person can allow it on the support page.</Trans>
        </p>
      ) : (
        <>
          <p className="max-w-prose">
            <Trans>The person lets the desk look until {until}. Each look is shown to them with your name.</Trans>
          </p>
          {facts === null ? (
            <ActionButton className="justify-self-start" kind="secondary" mutation={looking} onAct={look}>
              <Trans>Look at the account</Trans>
            </ActionButton>
          ) : (
            <AccountFacts facts={facts} />
          )}
        </>
      )}
    </Section>
  )
}
