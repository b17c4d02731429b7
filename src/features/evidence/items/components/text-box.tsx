import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** Text as it stands in a file, in a box that scrolls, by the keyboard too. */
export function TextBox({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <section
      aria-label={t`Text of the file`}
      className="max-h-[60dvh] w-full overflow-auto rounded-sm border border-line bg-paper p-3 font-mono text-sm whitespace-pre-wrap [overflow-wrap:anywhere] print:max-h-none"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard (WCAG 2.1.1)
      tabIndex={0}
    >
      {children}
    </section>
  )
}
