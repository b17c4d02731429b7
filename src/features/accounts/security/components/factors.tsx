import { Trans } from '@lingui/react/macro'
import { Notice } from '#web/ui/notice.tsx'
import type { State } from '../contract.ts'
import { Authenticator } from './authenticator.tsx'
import { Passkeys } from './passkeys.tsx'
import { Loaded, Section } from './section.tsx'
import { useSecurity } from './use-state.ts'
import { Waiting } from './waiting.tsx'

/** Why a second factor, for whom it is asked. */
function Why({ state: { isRequired, isFirstAtOnce, hasAuthenticator, passkeys } }: { state: State }) {
  const hasOne = hasAuthenticator || passkeys.length > 0
  return (
    <>
      {isRequired && !hasAuthenticator && (
        <Notice title={<Trans>Your role needs a second factor</Trans>} tone="attention">
          <p>
            {hasOne ? (
              <Trans>The pages of staff open when you sign in with your passkey, or with a code of an authenticator.</Trans>
            ) : (
              <Trans>Until you have one, the pages of staff stay closed to you. Your own pages are open.</Trans>
            )}
          </p>
        </Notice>
      )}
      {!isRequired && !hasOne && (
        <p>
          <Trans>
            With a second factor your password alone opens nothing. We recommend one, on a device that is yours alone. If others use your
            phone or computer, a long password that nobody else knows may be safer for you: you choose.
          </Trans>
        </p>
      )}
      <p className="text-soft">
        {isFirstAtOnce ? (
          <Trans>Your account is new: a first factor works at once. Later changes take a day, and a mail tells you of each.</Trans>
        ) : (
          <Trans>A change here takes a day, and a mail tells you of it, so that nobody takes your account over behind your back.</Trans>
        )}
      </p>
    </>
  )
}

/** Second factors and passkeys, and everything that waits. */
export function FactorsPart() {
  const { asked, renew } = useSecurity()
  return (
    <Section id="factors" title={<Trans>Second factors</Trans>}>
      <div className="grid gap-6" id="waiting">
        <Loaded asked={asked} lines={8}>
          {(state) => (
            <>
              <Waiting renew={renew} waiting={state.waiting} />
              <Why state={state} />
              <Authenticator renew={renew} state={state} />
              <Passkeys renew={renew} state={state} />
            </>
          )}
        </Loaded>
      </div>
    </Section>
  )
}
