import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { dayInWords } from '#web/days.ts'
import { Facts } from '#web/ui/facts.tsx'
import { calls, type Key } from '../contract.ts'

const names: Readonly<Record<Key['key'], ReactNode>> = {
  secret: <Trans>Installation secret</Trans>,
  database: <Trans>Database passwords</Trans>,
  mail: <Trans>Mail server password</Trans>,
}

function From({ of: { from, since } }: { of: Key }) {
  const { i18n } = useLingui()
  if (from === 'setting') return <Trans>Given as a setting. Since when is known where the settings are kept.</Trans>
  if (from === 'socket') return <Trans>None: the embedded database listens on a socket that only its user can open.</Trans>
  if (from === 'none') return <Trans>None: mail lies in the outbox.</Trans>
  if (since === null) return <Trans>Made at the first start; it lies in the data folder.</Trans>
  return <Trans>Made on {dayInWords(since, i18n.locale)}; it lies in the data folder.</Trans>
}

/** How each is turned, and what that does. */
function Turn({ of: { key, from } }: { of: Key }) {
  if (key === 'secret')
    return (
      <Trans>
        To change it: stop every server, run “npm run secret -- turn new-secret.env”, and start with the AUTH_SECRET of that file. Everyone
        is signed out. Second factors stay.
      </Trans>
    )
  if (from === 'socket' || from === 'none') return null
  if (key === 'database')
    return (
      <Trans>To turn them: change the owner’s password, put it into DATABASE_URL, restart. The passwords of the other roles follow.</Trans>
    )
  return <Trans>To turn it: change it at the mail server, put it into SMTP_URL, restart.</Trans>
}

/** Which keys there are and how to turn them. No key is shown, nor sent. */
export function Keys() {
  const { t } = useLingui()
  const found = useApiQuery(calls.keys, {})
  return (
    <Loaded query={found} failed={t`The keys did not load`} lines={6}>
      {({ keys }) => (
        <Facts items={keys.map((one) => ({ key: one.key, term: names[one.key], value: <From of={one} />, note: <Turn of={one} /> }))} />
      )}
    </Loaded>
  )
}
