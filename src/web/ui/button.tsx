import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { SiteLink } from '../link.tsx'

/** `primary` at most once on a screen; `danger` only where something is lost. */
type Kind = 'primary' | 'secondary' | 'quiet' | 'danger'

const looks = (kind: Kind, className?: string) => `button button-${kind}${className ? ` ${className}` : ''}`

type ButtonProps = Omit<ComponentProps<'button'>, 'disabled'> & {
  kind?: Kind
  /** Its work is under way: it keeps the focus, says so, and takes no second press. */
  busy?: boolean
}

/** A button named by a verb. `type` is `button` unless said otherwise. */
export function Button({ kind = 'primary', busy = false, className, onClick, type = 'button', ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  const waiting = busy ? { 'aria-busy': true, 'aria-disabled': true } : {}
  // oxlint-disable-next-line react/button-has-type -- a type is always given: `button` is the default
  return <button className={looks(kind, className)} onClick={press} type={type} {...waiting} {...rest} />
}

interface ButtonLinkProps {
  /** An address of this site. */
  to: string
  kind?: Kind
  className?: string
  children: ReactNode
}

/** A link that looks like a button: it goes somewhere, and changes nothing. */
export function ButtonLink({ to, kind = 'primary', className, children }: ButtonLinkProps) {
  return (
    <SiteLink className={looks(kind, className)} to={to}>
      {children}
    </SiteLink>
  )
}
