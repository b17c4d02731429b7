import type { ReactNode } from 'react'
import { tellTabs } from './tabs.ts'

/** Signing out is a navigation (spec.md section 7). The other tabs of this browser sign out too. */
export function SignOutLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <a className={className} href="/api/logout" onClick={() => tellTabs({ is: 'out' })}>
      {children}
    </a>
  )
}
