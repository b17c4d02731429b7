import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Became } from './use-call.ts'

interface NotSentProps {
  became: Exclude<Became<unknown>, { is: 'done' }>
  title: ReactNode
  /** The field that was refused, by the id of its control; its sentence stands there too. */
  control: string | null
}

/** Above the form: why it was not sent, and that what was typed is still there. It takes the focus. */
export function NotSent({ became, title, control }: NotSentProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (became) box.current?.focus()
  }, [became])
  return (
    <div className="border-2 border-danger bg-surface p-4" ref={box} role="alert" tabIndex={-1}>
      <p className="font-semibold">{title}</p>
      {became.is === 'offline' && (
        <p className="mt-1">
          <Trans>There is no connection. What you typed is still here: send it when you are connected.</Trans>
        </p>
      )}
      {became.is === 'silent' && (
        <p className="mt-1">
          <Trans>The server did not answer. What you typed is still here: try again in a minute.</Trans>
        </p>
      )}
      {became.is === 'refused' && control !== null && (
        <a className="inline-block py-2 font-semibold text-danger hover:text-danger" href={`#${control}`}>
          {became.sentence}
        </a>
      )}
      {became.is === 'refused' && control === null && <p className="mt-1">{became.sentence}</p>}
    </div>
  )
}
