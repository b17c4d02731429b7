import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { api, ApiError, session } from '#web/api.ts'
import type { Input } from '#http/contract.ts'
import { Form } from '#web/form/form.tsx'
import { useAction } from '#web/form/use-action.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { showPasskey, useSecurity } from '#accounts/security/public.tsx'
import { formatDate } from '#web/dates.ts'
import { calls } from '../contract.ts'
import { closingWord } from '../rules.ts'
import { Section } from './section.tsx'
import { useMine } from './use-section.ts'

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
  const [needsPasskey, setNeedsPasskey] = useState(false)
  const hasAuthenticator = useSecurity().asked.data?.hasAuthenticator === true
  const { go, ...closing } = useAction()
  const [closed, setClosed] = useState(false)
  const close = async (body: Input<typeof calls.close>['body']) => {
    const { again } = session
    // What else the page asks meanwhile may be answered after the end: no dialog asks to sign in again for that.
    session.again = async (path) => path === calls.close.path && (await again?.(path)) === true
    const { ok } = await go(async () => {
      try {
        if (needsPasskey) await showPasskey()
        await api(calls.close, { body })
      } catch (error) {
        setNeedsPasskey(error instanceof ApiError && error.why === 'passkey')
        throw error
      }
    })
    if (ok) {
      delete session.again
      setClosed(true)
    } else if (again) session.again = again
    return ok ? true : null
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
        <div className="no-print max-w-md">
          <Form
            isControlled
            kind="danger"
            mutation={closing}
            // A password may begin or end with a space: only it is read as it was typed.
            read={(values, data) => ({ password: String(data.get('password')), word: values('word'), code: values('code') })}
            required={{ password: t`Enter your password.`, code: t`Enter the code.`, word: t`Type the word ${closingWord}, in capitals.` }}
            send={close}
            submit={needsPasskey ? <Trans>Show the passkey and close my account for ever</Trans> : <Trans>Close my account for ever</Trans>}
          >
            {(errorAt) => (
              <>
                <TextInput
                  autoComplete="current-password"
                  error={errorAt('password')}
                  label={t`Your password`}
                  name="password"
                  type="password"
                />
                {hasAuthenticator && (
                  <TextInput
                    autoComplete="one-time-code"
                    error={errorAt('code')}
                    hint={t`Of your authenticator app, or a recovery code.`}
                    label={t`Code`}
                    name="code"
                  />
                )}
                <TextInput
                  autoCapitalize="characters"
                  autoComplete="off"
                  error={errorAt('word')}
                  hint={t`So that nobody closes it by mistake.`}
                  label={t`Type the word ${closingWord}`}
                  name="word"
                  spellCheck={false}
                />
              </>
            )}
          </Form>
        </div>
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
