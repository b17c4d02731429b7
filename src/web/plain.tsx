import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { pagesIn } from '#map/pages.ts'
import { dayInWords } from './days.ts'
import { Bare, LeaveLink } from './leave-link.tsx'
import { useSite } from './site.ts'

// Pages that stand without any JavaScript, rendered to plain HTML by the server (entry.server.tsx).

/** The empty address is that of the page itself: asked for again. */
const here = ''

/** A way on for when the page that one wanted is not there. */
function Ways() {
  const built = pagesIn(useSite().set).map(({ path }) => path)
  const ways: readonly { to: string; label: ReactNode }[] = [
    { to: '/rate-your-court', label: <Trans>Open the rating tool</Trans> },
    { to: '/search-professionals', label: <Trans>Search for a professional</Trans> },
    { to: '/emotional-support', label: <Trans>Emotional support and crisis lines</Trans> },
    { to: '/', label: <Trans>Go to the first page</Trans> },
  ]
  return (
    <ul className="mt-4">
      {ways
        .filter(({ to }) => built.includes(to))
        .map(({ to, label }) => (
          <li key={to}>
            <a className="inline-flex min-h-11 items-center" href={to}>
              {label}
            </a>
          </li>
        ))}
    </ul>
  )
}

const Reload = () => (
  <a className="button button-primary mt-6" href={here}>
    <Trans>Reload this page</Trans>
  </a>
)

/**
 * The HTML fallback of spec.md section 8: it lies unseen in every page and is shown when the page's code did
 * not arrive or broke before it ran. What the server wrote stays readable below it.
 */
export function HtmlFallback() {
  const { t } = useLingui()
  return (
    <section aria-label={t`Notice`} className="border-s-4 border-attention bg-attention-wash">
      <div className="px-4 py-3" role="alert">
        <p className="font-semibold">
          <Trans>This page did not load completely</Trans>
        </p>
        <p className="max-w-prose">
          <Trans>What you can read here is right, and links and forms work. If something does not answer, reload the page.</Trans>
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
          <a className="button button-secondary" href={here}>
            <Trans>Reload this page</Trans>
          </a>
          <a className="inline-flex min-h-11 items-center" href="/rate-your-court">
            <Trans>Open the rating tool</Trans>
          </a>
          <LeaveLink>
            <Trans>Leave this site</Trans>
          </LeaveLink>
        </div>
      </div>
    </section>
  )
}

/** The server could not make the page. `sentence` says why, where that is the visitor's to know. */
export function BrokenPage({ sentence }: { sentence: string | null }) {
  return (
    <Bare leave={<Trans>Leave this site</Trans>}>
      <main className="page" id="content" tabIndex={-1}>
        <div className="prose">
          <h1>
            <Trans>This page cannot be shown</Trans>
          </h1>
          <p>{sentence ?? <Trans>Something went wrong on our side. Nothing was changed. Try again in a moment.</Trans>}</p>
        </div>
        <Reload />
        <Ways />
      </main>
    </Bare>
  )
}

/** To someone whose account is suspended, in the place of every page that no visitor has. */
export function SuspendedPage() {
  return (
    <Bare leave={<Trans>Leave this site</Trans>}>
      <main className="page" id="content" tabIndex={-1}>
        <div className="prose">
          <h1>
            <Trans>This account is suspended</Trans>
          </h1>
          <p>
            <Trans>You cannot use your account now. None of your data was deleted. If you think that is wrong, write to support.</Trans>
          </p>
        </div>
        <div className="mt-6 flex flex-wrap gap-3">
          <a className="button button-primary" href="/support">
            <Trans>Write to support</Trans>
          </a>
          <a className="button button-secondary" href="/api/logout">
            <Trans>Sign Out</Trans>
          </a>
        </div>
        <Ways />
      </main>
    </Bare>
  )
}

/**
 * Shown by the service worker when the network is gone. The numbers are national, and telephones need no internet.
 * `checkedOn`: the day on which the numbers were last checked.
 */
export function OfflinePage({ checkedOn }: { checkedOn: string }) {
  const { i18n } = useLingui()
  const checked = dayInWords(checkedOn, i18n.locale)
  return (
    <Bare leave={<Trans>Leave this site</Trans>}>
      <main className="page" id="content" tabIndex={-1}>
        <div className="prose">
          <h1>
            <Trans>You are offline</Trans>
          </h1>
          <p>
            <Trans>This page needs the internet, and your device has no connection. Nothing was sent. Connect, then reload.</Trans>
          </p>
        </div>
        <Reload />
        <div className="prose mt-8">
          <h2>
            <Trans>If you need help now</Trans>
          </h2>
          <p>
            <Trans>Calls and text messages work without the internet, as long as your phone has a signal.</Trans>
          </p>
          <ul>
            <li>
              <Trans>
                In danger: call <a href="tel:911">911</a>.
              </Trans>
            </li>
            <li>
              <Trans>
                Thoughts of suicide, or a crisis: call or text <a href="tel:988">988</a> (988 Suicide &amp; Crisis Lifeline).
              </Trans>
            </li>
            <li>
              <Trans>
                Abuse at home: call <a href="tel:18007997233">1-800-799-7233</a> (National Domestic Violence Hotline).
              </Trans>
            </li>
          </ul>
          <p className="text-sm text-soft">
            <Trans>Sources: 988lifeline.org, thehotline.org. Gone through on {checked}.</Trans>
          </p>
        </div>
        <div className="prose mt-8">
          <h2>
            <Trans>Pages that may be kept on this device</Trans>
          </h2>
        </div>
        <Ways />
      </main>
    </Bare>
  )
}
