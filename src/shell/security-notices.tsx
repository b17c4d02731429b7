import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '#web/user.ts'

// Very few people ever see it.
const NoticesDialog = lazy(async () => ({ default: (await import('#accounts/security/public.tsx')).NoticesDialog }))

/** The settings show the notices themselves, with what to do about them. */
const settings = '/account-settings'

const never = () => () => {}

/** Shows notices to a person who chose to get no mail, on the first page that they open. */
export function SecurityNotices() {
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
      <NoticesDialog />
    </Suspense>
  )
}
