import { type ReactNode, useEffect, useRef } from 'react'

export interface Line {
  /** The control that it leads to; without one it is about the whole form. */
  control?: string
  text: ReactNode
}

interface SummaryProps {
  title: ReactNode
  lines: readonly Line[]
}

function lead(control: string) {
  const target = document.getElementById(control)
  target?.closest('fieldset')?.scrollIntoView({ block: 'center' })
  target?.focus()
  target?.scrollIntoView({ block: 'nearest' })
}

/** What keeps the form from being sent, at its top, focused, each line a way to its field. A new attempt is a new one (`key`). */
export function Summary({ title, lines }: SummaryProps) {
  const at = useRef<HTMLDivElement>(null)
  useEffect(() => {
    at.current?.focus()
    at.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div aria-labelledby="summary" className="border-2 border-danger bg-surface p-4" ref={at} role="alert" tabIndex={-1}>
      <h2 id="summary">{title}</h2>
      <ul className="mt-2 grid gap-1">
        {lines.map(({ control, text }) => (
          <li key={control ?? 'form'}>
            {control ? (
              <a
                className="inline-block py-2 font-semibold text-danger hover:text-danger"
                href={`#${control}`}
                onClick={(event) => {
                  event.preventDefault()
                  lead(control)
                }}
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
