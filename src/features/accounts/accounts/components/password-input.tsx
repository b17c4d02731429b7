import { Trans } from '@lingui/react/macro'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'

type Props = Omit<ComponentProps<typeof TextInput>, 'type' | 'id'> & {
  id: string
  autoComplete: 'current-password' | 'new-password'
  /** A link below the field. */
  beside?: ReactNode
}

/** A password, masked until one asks to see it. Pasting and password managers work: nothing stands in their way (ASVS 6.2.6 and 6.2.7). */
export function PasswordInput({ beside, ...props }: Props) {
  const [isVisible, setIsVisible] = useState(false)
  return (
    <div className="grid gap-1">
      <TextInput {...props} autoCapitalize="none" spellCheck={false} type={isVisible ? 'text' : 'password'} />
      <div className="flex flex-wrap items-center gap-x-6">
        <Button
          aria-controls={props.id}
          aria-pressed={isVisible}
          className="noscript:hidden"
          kind="quiet"
          onClick={() => setIsVisible(!isVisible)}
        >
          <Trans>Show what I type</Trans>
        </Button>
        {beside}
      </div>
    </div>
  )
}
