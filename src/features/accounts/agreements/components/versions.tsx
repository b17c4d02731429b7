import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import type { TermsVersion } from '../contract.ts'

/** Which version this is, which there are, and the digest by which a printed copy can be compared. */
export function Versions({ of, all }: { of: TermsVersion; all: readonly string[] }) {
  const { i18n } = useLingui()
  const [path] = useLocation()
  return (
    <section aria-labelledby="versions" className="mt-12 grid gap-2 border-t border-line pt-6 text-sm text-soft">
      <h2 className="text-base text-ink" id="versions">
        <Trans>Versions of this text</Trans>
      </h2>
      <ul>
        {all.map((version) => {
          const day = dayInWords(version, i18n.locale)
          return (
            <li key={version}>
              {version === of.version ? (
                <Trans>{day} (shown here)</Trans>
              ) : (
                <SiteLink className="inline-block py-2.5" to={`${path}?version=${version}`}>
                  {day}
                </SiteLink>
              )}
            </li>
          )
        })}
      </ul>
      {all.length === 1 && (
        <p>
          <Trans>There is no older version.</Trans>
        </p>
      )}
      <p>
        <Trans>
          Fingerprint of this version (SHA-256): <span className="figures break-all">{of.sha256}</span>
        </Trans>
      </p>
    </section>
  )
}
