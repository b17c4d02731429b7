import { Bell } from '#accounts/notifications/public.tsx'
import { findPeople } from '#directory/search/public.tsx'
import { insidePages } from '#map/inside.generated.ts'
import { later } from '#shell/later.tsx'
import { InsideShell } from '#shell/shell.tsx'
import { type ShellSlots, SlotsProvider } from '#shell/slots.ts'
import type { Inside } from '#web/page.ts'

const slots: ShellSlots = {
  Bell,
  findPeople,
  Testing: later(() => import('#staff/flags/components/beta-part.tsx').then((part) => part.BetaPart), 0),
  SuggestedFacts: later(() => import('#evidence/suggestions/components/suggested.tsx').then((part) => part.Suggested), 6),
}

const Shell: Inside['Shell'] = (props) => (
  <SlotsProvider value={slots}>
    <InsideShell {...props} />
  </SlotsProvider>
)

/** What only someone who is signed in is shown, in a file of its own: no visitor's browser loads it. */
export const page: Inside = { lines: insidePages, Shell }
