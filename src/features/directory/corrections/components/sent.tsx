import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

/** It is taken: the number by which its sender can see what became of it. */
export function Sent({ number }: { number: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <section className="grid max-w-2xl gap-3 rounded-md border-2 border-action bg-surface p-4 sm:p-6">
      <h2 className="outline-none" ref={heading} tabIndex={-1}>
        <Trans>Thank you. We have it.</Trans>
      </h2>
      <p>
        <Trans>A person checks it before anything changes. Your number:</Trans>
      </p>
      <p className="figures text-2xl font-semibold">{number}</p>
      <p className="max-w-prose">
        <Trans>
          Write it down if you want to see what became of it. It is shown only now: we do not keep it and cannot find it for you. It says
          nothing about you.
        </Trans>
      </p>
    </section>
  )
}
