import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { asInvited } from '#map/after-sign-in.ts'
import { SiteLink } from '#web/link.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { calls as security } from '#accounts/security/contract.ts'
import { calls } from '../contract.ts'
import { enter } from './enter.ts'
import { SecondStep } from './second-step.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useInvited } from './use-invited.ts'

/** Signing in, in one step or two. Without JavaScript each step is a page of its own on the same address. */
export function SignIn() {
  const password = useMutation(calls.signIn, [], { plain: 'sign-in' })
  const code = useMutation(security.verifyCode, [], { plain: 'code' })
  const recovery = useMutation(security.verifyRecoveryCode, [], { plain: 'recovery' })
  const invited = useInvited()
  const step = password.became?.is === 'done' ? password.became.data.step : null
  const isIn = step === 'signed_in' || code.became?.is === 'done' || recovery.became?.is === 'done'
  useEffect(() => {
    if (isIn) enter()
  }, [isIn])
  if (isIn) {
    const on = asInvited(invited ? '/parent-connection' : '/', invited)
    return (
      <output className="mt-6 block">
        <Trans>
          You are signed in. <a href={on}>Go on</a>
        </Trans>
      </output>
    )
  }
  if (step === 'second_factor' || code.became || recovery.became) return <SecondStep code={code} recovery={recovery} />
  return (
    <>
      <SignInForm call={password} />
      <p className="mt-6">
        <Trans>
          You have no account yet? <SiteLink to={asInvited('/sign-up', invited)}>Make one</SiteLink>
        </Trans>
      </p>
    </>
  )
}
