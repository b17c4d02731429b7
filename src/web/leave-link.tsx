import { DoorOpen } from 'lucide-react'
import type { ReactNode } from 'react'

/**
 * A plain link that works without JavaScript; entry.leave.ts makes it blank the screen and the history.
 * The address stands in leave.ts as well, which must share no code with the pages.
 */
export function LeaveLink({ children }: { children: ReactNode }) {
  return (
    <a
      className="inline-flex min-h-11 flex-none items-center gap-2 rounded-sm bg-ink px-3 text-sm font-semibold whitespace-nowrap text-paper no-underline hover:text-paper hover:underline sm:text-base"
      data-leave
      href="https://www.weather.gov/"
      rel="noreferrer noopener"
    >
      <DoorOpen className="icon max-sm:hidden" />
      {children}
    </a>
  )
}

/** A page without the shell, for when the shell is what broke: the way out stays where it always is. */
export function Bare({ leave, children }: { leave: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="no-print border-b border-line bg-paper">
        <div className="mx-auto flex max-w-272 justify-end px-4 py-1.5 sm:px-8">
          <LeaveLink>{leave}</LeaveLink>
        </div>
      </header>
      {children}
    </div>
  )
}
