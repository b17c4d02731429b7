import { Trans, useLingui } from '@lingui/react/macro'
import { pagesIn } from '#map/pages.ts'
import { Install } from './install.tsx'
import { SiteLink } from './link.tsx'
import { useSite } from './site.ts'

/** The links of the footer in groups; a page that the current set lacks is left out, and an empty group with it. */
function useGroups() {
  const { t } = useLingui()
  const { set, inside } = useSite()
  const built = pagesIn(set, inside ?? [])
  const groups = [
    {
      title: t`Look up`,
      links: [
        { to: '/search-professionals', label: t`Search` },
        { to: '/profiles', label: t`Browse` },
        { to: '/reviews', label: t`Reviews` },
        { to: '/add-professional', label: t`Add somebody` },
      ],
    },
    {
      title: t`Rate`,
      links: [
        { to: '/rate-your-court', label: t`Rate somebody` },
        { to: '/quick-rate', label: t`Quick rating` },
        { to: '/receipt', label: t`Your receipt` },
      ],
    },
    {
      title: t`Help`,
      links: [
        { to: '/emotional-support', label: t`Emotional support` },
        { to: '/support', label: t`Support` },
      ],
    },
    {
      title: t`About`,
      links: [
        { to: '/transparency', label: t`Transparency` },
        { to: '/verify', label: t`Check a record` },
        { to: '/notice', label: t`Report a rating` },
        { to: '/claim', label: t`Claim your page` },
        { to: '/pricing', label: t`Pricing` },
        { to: '/sign-in', label: t`Sign in` },
        { to: '/privacy-policy', label: t`Privacy` },
        { to: '/terms-of-service', label: t`Terms` },
      ],
    },
  ]
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(({ to }) => built.some(({ path }) => path === to)) }))
    .filter(({ links }) => links.length > 0)
}

/** What is below every page: where else to go, and what this site is and is not. */
export function Footer() {
  const { t } = useLingui()
  const groups = useGroups()
  return (
    <footer className="no-print mt-auto border-t border-line text-sm text-soft">
      <div className="mx-auto grid max-w-272 gap-8 px-4 py-8 sm:px-8">
        <nav aria-label={t`Footer`} className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-4">
          {groups.map(({ title, links }) => (
            <div key={title}>
              <h2 className="text-sm font-semibold text-ink">{title}</h2>
              <ul className="mt-1">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <SiteLink className="inline-flex min-h-11 items-center" to={to}>
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <Install />
        <div className="grid gap-x-12 gap-y-4 border-t border-line pt-6 sm:grid-cols-2">
          <p className="max-w-prose">
            <Trans>
              Ratings are the opinions of the people who wrote them. This site belongs to no court and gives no legal advice. It has no
              advertising and loads nothing from other companies.
            </Trans>
          </p>
          <p className="max-w-prose">
            <Trans>
              “Leave this site” opens a weather page. So does pressing Shift three times, or Esc three times. It does not clear the history
              of your browser.
            </Trans>
          </p>
        </div>
      </div>
    </footer>
  )
}
