import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { useSite } from '#web/site.ts'
import { Badge } from '#web/ui/notice.tsx'
import { calls } from '../contract.ts'
import { otherTools } from './features.ts'

/** The addresses that someone with an account can open today; `null` where that could not be asked. */
function useOpenPaths(): readonly string[] | null {
  return useApiQuery(calls.open, {}).data?.paths ?? null
}

/** Whether one of the features can be used today. */
export function Mark({ path }: { path: string }) {
  const open = useOpenPaths()
  if (open === null) return null
  return open.includes(path) ? (
    <Badge tone="info">
      <Trans>Open today</Trans>
    </Badge>
  ) : (
    <Badge>
      <Trans>Coming</Trans>
    </Badge>
  )
}

/** What is open besides the ten core features. */
export function AlsoOpen() {
  const { i18n } = useLingui()
  const open = useOpenPaths()
  const names = otherTools.filter(({ path }) => open?.includes(path)).map(({ name }) => i18n._(name))
  if (names.length === 0) return null
  const list = names.join(', ')
  return (
    <p>
      <Trans>Also open today: {list}.</Trans>
    </p>
  )
}

/** The way in: to sign up for a visitor, to their own pages for someone who is signed in; none while the tools are closed. */
export function StartLink({ className = 'inline-flex min-h-11 items-center font-semibold' }: { className?: string }) {
  const { set, toolsClosed = false } = useSite()
  if (set === 'in')
    return (
      <SiteLink className={className} to="/">
        <Trans>Open your dashboard</Trans>
      </SiteLink>
    )
  if (toolsClosed) return null
  return (
    <SiteLink className={className} to="/sign-up">
      <Trans>Start your 7-day trial, no credit card</Trans>
    </SiteLink>
  )
}
