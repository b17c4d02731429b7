import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { passwordLength } from '#kernel/password-length.ts'
import { type Own, strengthOf } from '../rules.ts'
import { PasswordInput } from './password-input.tsx'

const nobody: Own = { email: '', firstName: '', lastName: '' }
const unknown = () => nobody

/** How good the password is, in a sentence, while it is being typed. */
function Strength({ password, own }: { password: string; own: Own }) {
  const { least } = passwordLength
  const left = least - [...password].length
  const sentences: Readonly<Record<ReturnType<typeof strengthOf>, ReactNode>> = {
    empty: '',
    short: left === 1 ? <Trans>One more character is needed.</Trans> : <Trans>{left} more characters are needed.</Trans>,
    repeats: <Trans>It repeats too few signs.</Trans>,
    own: <Trans>It is little more than your name or address.</Trans>,
    long_enough: <Trans>Long enough. One more word makes it much harder to guess.</Trans>,
    long: <Trans>Good and long. When you send it we check it against lists of stolen passwords.</Trans>,
  }
  return (
    <p aria-live="polite" className="min-h-6 text-sm text-soft noscript:hidden">
      {sentences[strengthOf(password, own)]}
    </p>
  )
}

interface NewPasswordProps {
  id: string
  label?: ReactNode
  error?: ReactNode
  /** Name and address as far as they are typed already: they make no password. */
  own?: () => Own
}

/** A password that someone chooses: what it needs, and how good it is. */
export function NewPassword({ id, label, error, own = unknown }: NewPasswordProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState({ password: '', own: nobody })
  const { least } = passwordLength
  return (
    <div>
      <PasswordInput
        autoComplete="new-password"
        error={error}
        hint={<Trans>At least {least} characters. A few words in a row are good, and any sign is welcome.</Trans>}
        id={id}
        label={label ?? t`Password`}
        name="password"
        onChange={(event) => setTyped({ password: event.target.value, own: own() })}
      />
      <Strength {...typed} />
    </div>
  )
}
