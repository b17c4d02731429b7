import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { calls, type Coverage as Collected } from '../../contract.ts'
import { hrefOf, type Place } from './address.ts'
import { rolesWords } from './words.ts'

type Source = Collected['roles'][number]['sources'][number]

function From({ source, alone }: { source: Source; alone: boolean }) {
  const { i18n } = useLingui()
  const { title, editionOn, seenOn } = source
  const edition = editionOn && dayInWords(editionOn, i18n.locale)
  const seen = seenOn && dayInWords(seenOn, i18n.locale)
  return (
    <li>
      {title}
      {!alone && ` (${source.n.toLocaleString(i18n.locale)})`}. {edition && <Trans>As of {edition}. </Trans>}
      {seen && <Trans>Read {seen}.</Trans>}
    </li>
  )
}

/**
 * What was collected for a place, by role, with the sources and their days. A role without people reads "not collected yet",
 * which says nothing about the people there.
 */
export function Coverage({ of, place }: { of: Collected; place: Place }) {
  const { i18n } = useLingui()
  return (
    <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2">
      {of.roles.map(({ role, n, sources }) => {
        const name = i18n._(rolesWords[role])
        return (
          <li className="border-b border-line pt-1 pb-3" key={role}>
            <p className="flex items-baseline justify-between gap-4">
              {n > 0 ? (
                <SiteLink className="inline-block py-2.5 font-semibold" to={hrefOf({ ...place, role })}>
                  {name}
                </SiteLink>
              ) : (
                <span className="py-2.5 font-semibold">{name}</span>
              )}
              <span className={n > 0 ? 'figures' : 'text-soft'}>
                {n > 0 ? n.toLocaleString(i18n.locale) : <Trans>not collected yet</Trans>}
              </span>
            </p>
            {sources.length > 0 && (
              <ul className="text-sm text-soft">
                {sources.map((source) => (
                  <From alone={sources.length === 1} key={source.id} source={source} />
                ))}
              </ul>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Loads and shows what was collected for a place: for a page that shows people of the place. */
export function CoverageOf({ place }: { place: Place }) {
  const { state, county } = place
  const found = useApiQuery(calls.coverage, { query: { state, county } })
  if (found.isPending) return <Skeleton lines={4} />
  return found.data ? <Coverage of={found.data} place={{ state, county }} /> : null
}
