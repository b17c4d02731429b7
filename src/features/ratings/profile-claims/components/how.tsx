import { Trans } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'

/** What a claim does and does not do: the same words for everybody. */
export function How() {
  return (
    <section aria-labelledby="how" className="prose">
      <h2 id="how">
        <Trans>How it goes</Trans>
      </h2>
      <ol className="mt-3 list-decimal ps-6">
        <li>
          <Trans>
            You give your bar number and an e-mail address at your court or firm. We mail a code there. Or you show a paper, such as your
            bar card or a letter from the court.
          </Trans>
        </li>
        <li>
          <Trans>
            If the number, the name and the address all agree with what the directory knows, the page is yours at once. If not, a person on
            our staff looks. The paper is deleted when they have decided.
          </Trans>
        </li>
        <li>
          <Trans>You write your replies. Each is checked before it is shown.</Trans>
        </li>
      </ol>
      <h2 className="mt-8">
        <Trans>What a claim changes, and what it does not</Trans>
      </h2>
      <ul className="mt-3 list-disc ps-6">
        <li>
          <Trans>
            It changes no rating and no score, and it takes none down. It tells you nothing about who wrote a rating: we do not know.
          </Trans>
        </li>
        <li>
          <Trans>Readers see your words and the month. We tell nobody which account holds a page, or whether one does.</Trans>
        </li>
        <li>
          <Trans>One person holds a page. Nobody can claim one for somebody else.</Trans>
        </li>
        <li>
          <Trans>
            A reply must not guess at who wrote the rating, and must not tell that somebody was a client, or anything of a case. Lawyers owe
            that to their clients too: American Bar Association, Formal Opinion 496 of January 2021 (last checked on 21 November 2026).
          </Trans>
        </li>
        <li>
          <Trans>A new text takes the place of the one before. You can take a reply back at any time.</Trans>
        </li>
      </ul>
      <p className="mt-6">
        <SiteLink className="inline-block py-2.5" to="/transparency">
          <Trans>How ratings are checked, and what else you can do about one</Trans>
        </SiteLink>
      </p>
    </section>
  )
}
