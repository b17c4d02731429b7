import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { calls } from '#accounts/settings/contract.ts'

/** Whether one is reminded of hearings by mail, and where that is chosen; nothing until it is known. */
export function HearingReminders() {
  const { data } = useApiQuery(calls.mine, {})
  if (!data) return null
  const { notify, reminders, contact } = data
  const isOn = notify.chosen.includes('hearing:email')
  const isSilent = contact.address === null || contact.never
  const days = reminders.hearingDays.join(', ')
  return (
    <p className="no-print text-soft">
      {!isOn ? (
        <Trans>Reminders of hearings are off.</Trans>
      ) : isSilent ? (
        <Trans>Reminders of hearings are on, but no address is marked as safe: nothing is sent.</Trans>
      ) : days === '' ? (
        <Trans>You get a mail when someone changes a hearing that you see.</Trans>
      ) : (
        <Trans>
          You are reminded by mail, days before a hearing: {days}. You also get one when someone changes a hearing that you see.
        </Trans>
      )}{' '}
      <SiteLink
        to={isOn && isSilent ? '/account-settings#contact' : isOn ? '/account-settings#reminders' : '/account-settings#notifications'}
      >
        <Trans>Change this in your settings</Trans>
      </SiteLink>
    </p>
  )
}
