import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import type { Profile } from '../contract.ts'

/** The dates of a case that were entered, in one line. */
export function ProfileDates({ profile }: { profile: Profile }) {
  const { t, i18n } = useLingui()
  const days = [
    [t`married`, profile.marriedOn],
    [t`separated`, profile.separatedOn],
    [t`filed`, profile.filedOn],
    [t`served`, profile.servedOn],
    [t`decree`, profile.decreeOn],
  ] as const
  const entered = days.filter(([, value]) => value !== null)
  if (entered.length === 0) return <Trans>none is entered</Trans>
  return entered.map(([name, value]) => `${name} ${dayInWords(value!, i18n.locale)}`).join('; ')
}
