import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '#web/user.ts'

// Hardly anybody is ever shown it.
const ToldDialog = lazy(async () => ({ default: (await import('#accounts/security/public.tsx')).ToldDialog }))

/** The settings say it themselves, where what is to be done about it stands too. */
const settings = '/account-settings'

const never = () => () => {}

/** What was not mailed to someone who chose never to be written to is shown here, on the first page that they open. */
export function Told() {
  const runs = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const hasNotices = useUser()?.hasNotices === true
  const [path] = useLocation()
  if (!runs || !hasNotices || path === settings) return null
  return (
    <Suspense fallback={null}>
      <ToldDialog />
    </Suspense>
  )
}
