import { Trans } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { calls } from '../contract.ts'

/** The ready accounts of the demonstration, by name; outside it nothing. */
export function DemoAccounts() {
  const { data } = useApiQuery(calls.demo, {}, { fixed: true })
  if (!data || data.accounts.length === 0) return null
  const { password, accounts } = data
  return (
    <section className="mt-10 max-w-prose border-s-4 border-attention bg-attention-wash px-4 py-3" id="demo">
      <h2>
        <Trans>Ready accounts of the demonstration</Trans>
      </h2>
      <p className="mt-2">
        <Trans>
          The password of all of them is <code>{password}</code>. Staff need no second factor here; outside the demonstration they do, and
          none of these accounts exists.
        </Trans>
      </p>
      <ul className="mt-2">
        {accounts.map(({ email, is }) => (
          <li key={email}>
            <code>{email}</code>: {is}
          </li>
        ))}
      </ul>
    </section>
  )
}
