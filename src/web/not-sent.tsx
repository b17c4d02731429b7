import { type ReactNode, useEffect, useRef } from 'react'
import type { Problem } from './form/use-action.ts'

interface NotSentProps {
  became: Problem
  title: ReactNode
  /** What stands at the field that was refused, with the id of its control. */
  at: { control: string; text: ReactNode } | null
}

/** Above the form: why it was not sent, and that what was typed is still there. It takes the focus; a new attempt is a new one (`key`). */
export function NotSent({ became, title, at }: NotSentProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus()
  }, [])
  return (
    <div className="border-2 border-danger bg-surface p-4" ref={box} role="alert" tabIndex={-1}>
      <p className="font-semibold">{title}</p>
      <p className="mt-1">
        {became.is === 'refused' && at ? (
          <a className="inline-block py-2 font-semibold text-danger hover:text-danger" href={`#${at.control}`}>
            {at.text}
          </a>
        ) : (
          became.sentence
        )}
      </p>
    </div>
  )
}
