import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, useApiQuery } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { userKey } from '#web/user.ts'
import { calls, type SecurityNotice } from '../contract.ts'
import { NotDone, useConfirmed } from './confirm.tsx'
import { Moment } from '#web/ui/moment.tsx'

function About({ kind }: Pick<SecurityNotice, 'kind'>) {
  if (kind === 'email') return <Trans>another e-mail address</Trans>
  if (kind === 'add_factor') return <Trans>codes of an authenticator app at sign-in</Trans>
  if (kind === 'remove_factor') return <Trans>signing in without codes of an authenticator app</Trans>
  if (kind === 'add_passkey') return <Trans>a new passkey</Trans>
  if (kind === 'recovery') return <Trans>signing in without the second factor, because it was lost</Trans>
  return <Trans>taking away a passkey</Trans>
}

function What({ event, kind }: SecurityNotice) {
  if (event === 'password') return <Trans>Your password was changed.</Trans>
  if (event === 'recovery_codes') return <Trans>New recovery codes were made. The old ones no longer work.</Trans>
  if (event === 'recovery_code_used') return <Trans>Someone signed in with one of your recovery codes.</Trans>
  if (event === 'asked' && kind === 'recovery')
    return (
      <Trans>
        Asked for: <About kind={kind} />. It waits three days and needs two of our staff to approve it.
      </Trans>
    )
  if (event === 'asked')
    return (
      <Trans>
        Asked for: <About kind={kind} />. It takes effect a day later.
      </Trans>
    )
  if (event === 'stopped')
    return (
      <Trans>
        Stopped: <About kind={kind} />. Nothing changes.
      </Trans>
    )
  if (event === 'lapsed')
    return (
      <Trans>
        Not done: <About kind={kind} />. Nothing has changed.
      </Trans>
    )
  return (
    <Trans>
      In effect: <About kind={kind} />.
    </Trans>
  )
}

/** The notices that were not mailed, because the user chose never to get mail, with a button to confirm them. */
function List({ notices, onSeen }: { notices: readonly SecurityNotice[]; onSeen: () => Promise<unknown> }) {
  const { run, busy, problem } = useConfirmed()
  const seen = () =>
    run(async () => {
      await api(calls.noticesSeen, { body: { ids: notices.map(({ id }) => id) } })
      await onSeen()
    })
  return (
    <div className="grid gap-4">
      <p>
        <Trans>You chose never to be written to, so we tell you here what we would have mailed.</Trans>
      </p>
      <ul className="grid gap-3">
        {notices.map((notice) => (
          <li className="border-s-4 border-attention ps-3" key={notice.id}>
            <b>
              <What {...notice} />
            </b>
            <br />
            <span className="text-sm text-soft">
              <Moment at={notice.at} />
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Trans>
          Was one of these not you? <a href="/account-settings#waiting">Stop what waits</a>, choose a{' '}
          <a href="/account-settings#password">new password</a>, and end your other sessions.
        </Trans>
      </p>
      <NotDone problem={problem} />
      <Button busy={busy} className="no-print justify-self-start" onClick={() => void seen()}>
        <Trans>I have seen this</Trans>
      </Button>
    </div>
  )
}

function useNotices() {
  const client = useQueryClient()
  const asked = useApiQuery(calls.notices, {})
  const onSeen = () =>
    Promise.all([client.invalidateQueries({ queryKey: [calls.notices.path] }), client.invalidateQueries({ queryKey: userKey })])
  return { notices: asked.data?.notices ?? [], onSeen }
}

/** Shown on the first page after signing in. If it is closed without the button, it returns with the next page load. */
export function NoticesDialog() {
  const { t } = useLingui()
  const { notices, onSeen } = useNotices()
  const [isLeft, setLeft] = useState(false)
  return (
    <Dialog onClose={() => setLeft(true)} open={notices.length > 0 && !isLeft} title={t`Something about your way in changed`}>
      <List notices={notices} onSeen={onSeen} />
    </Dialog>
  )
}

/** The same above the settings, until the user confirms it. */
export function NoticesSection() {
  const { notices, onSeen } = useNotices()
  if (notices.length === 0) return null
  return (
    <section aria-labelledby="notices-title" className="mt-6 grid max-w-2xl gap-4 border-2 border-attention bg-attention-wash p-4">
      <h2 className="text-lg" id="notices-title">
        <Trans>Something about your way in changed</Trans>
      </h2>
      <List notices={notices} onSeen={onSeen} />
    </section>
  )
}
