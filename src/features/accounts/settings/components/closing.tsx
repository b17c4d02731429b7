import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { api, ApiError, session } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showPasskey, useSecurity } from '#accounts/security/public.tsx'
import { formatDate } from '#web/dates.ts'
import { calls } from '../contract.ts'
import { closingWord } from '../rules.ts'
import { NotSaved, Section } from './section.tsx'
import { errorAt, type Problem, problemOf, useMine } from './use-section.ts'

function Stays() {
  return (
    <div className="prose">
      <p>
        <Trans>Closing ends every session and erases your account at once. It cannot be undone. Export everything first.</Trans>
      </p>
      <p>
        <Trans>What stays, and why:</Trans>
      </p>
      <ul>
        <li>
          <Trans>Which documents were accepted, and when, without your name: it shows that nobody was let in without them.</Trans>
        </li>
        <li>
          <Trans>The list of what was done to the account, under a number that then belongs to nobody: it shows what staff did.</Trans>
        </li>
        <li>
          <Trans>One last mail to your address, until it is sent: it says that the account is closed.</Trans>
        </li>
        <li>
          <Trans>
            Reviews and questions that were sent without an account: we cannot tell that they are yours. Withdraw a review by its receipt.
          </Trans>
        </li>
        <li>
          <Trans>Where a court or the law wants records kept, the account is not closed until that ends, and you are told why.</Trans>
        </li>
      </ul>
    </div>
  )
}

/** The end of the account: what stays, and what is asked for. */
export function ClosingPart() {
  const { t, i18n } = useLingui()
  const { mine } = useMine()
  const [password, setPassword] = useState('')
  const [word, setWord] = useState('')
  const [code, setCode] = useState('')
  const [needsPasskey, setNeedsPasskey] = useState(false)
  const hasAuthenticator = useSecurity().asked.data?.hasAuthenticator === true
  const [problem, setProblem] = useState<Problem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const [closed, setClosed] = useState(false)
  const close = async () => {
    if (busy) return
    setBusy(true)
    const { again } = session
    // What else the page asks meanwhile may be answered after the end: no dialog asks to sign in again for that.
    session.again = async (path) => path === calls.close.path && (await again?.(path)) === true
    try {
      if (needsPasskey) await showPasskey()
      await api(calls.close, { body: { password, word, code } })
      delete session.again
      setProblem(null)
      setClosed(true)
    } catch (error) {
      if (again) session.again = again
      setNeedsPasskey(error instanceof ApiError && error.message.includes('"why":"passkey"'))
      setProblem(problemOf(error))
      setAttempt((n) => n + 1)
    } finally {
      setBusy(false)
    }
  }
  const since = mine.hold && formatDate('dayOfLocale', mine.hold.since, i18n.locale)
  return (
    <Section id="close" title={<Trans>Close the account</Trans>}>
      <Stays />
      {mine.hold ? (
        <Notice title={t`Your account is kept and cannot be closed now`} tone="attention">
          <p>{mine.hold.reason}</p>
          <p>
            <Trans>Since {since}. Write to support if you think that is wrong.</Trans>
          </p>
        </Notice>
      ) : (
        <form
          className="no-print grid max-w-md gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void close()
          }}
        >
          {problem && <NotSaved key={attempt} problem={problem} />}
          <TextInput
            autoComplete="current-password"
            error={errorAt(problem, 'password')}
            label={t`Your password`}
            name="close-password"
            onChange={(event) => setPassword(event.target.value)}
            type="password"
            value={password}
          />
          {hasAuthenticator && (
            <TextInput
              autoComplete="one-time-code"
              error={errorAt(problem, 'code')}
              hint={t`Of your authenticator app, or a recovery code.`}
              label={t`Code`}
              name="close-code"
              onChange={(event) => setCode(event.target.value)}
              value={code}
            />
          )}
          <TextInput
            autoCapitalize="characters"
            autoComplete="off"
            error={errorAt(problem, 'word')}
            hint={t`So that nobody closes it by mistake.`}
            label={t`Type the word ${closingWord}`}
            name="word"
            onChange={(event) => setWord(event.target.value)}
            spellCheck={false}
            value={word}
          />
          <Button busy={busy} className="justify-self-start" kind="danger" type="submit">
            {needsPasskey ? <Trans>Show the passkey and close my account for ever</Trans> : <Trans>Close my account for ever</Trans>}
          </Button>
        </form>
      )}
      <Dialog onClose={() => location.replace('/')} open={closed} title={t`Your account is closed`}>
        <p>
          <Trans>Every session has ended, and what could be erased is erased. A last mail to your address says so too.</Trans>
        </p>
        <p>
          <a href="/">
            <Trans>Go to the start page</Trans>
          </a>
        </p>
      </Dialog>
    </Section>
  )
}
