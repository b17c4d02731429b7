import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SiteLink } from '#web/link.tsx'

function Strength({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1 text-soft">{children}</dd>
    </div>
  )
}

/** Tool one of spec.md section 1: what is free, and what keeps it fair. */
export function RatingTool() {
  return (
    <section aria-labelledby="rating-tool" className="grid gap-8 lg:grid-cols-[18rem_1fr] lg:gap-16">
      <div className="prose">
        <h2 className="text-2xl" id="rating-tool">
          <Trans>Rating and review</Trans>
        </h2>
        <p>
          <strong>
            <Trans>100% free.</Trans>
          </strong>{' '}
          <Trans>Anonymous, and without signup.</Trans>
        </p>
        <ul className="!list-none !ps-0">
          <li>
            <SiteLink className="inline-flex min-h-11 items-center" to="/platform-demo">
              <Trans>Walk through it in six steps</Trans>
            </SiteLink>
          </li>
          <li>
            <SiteLink className="inline-flex min-h-11 items-center" to="/reviews">
              <Trans>Read the latest reviews</Trans>
            </SiteLink>
          </li>
        </ul>
      </div>
      <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <Strength title={<Trans>Corruption and bias detection</Trans>}>
          <Trans>
            Everybody answers the same questions about conduct. Scores stand apart for parents, for attorneys and for the other side, each
            with a range that says how sure it is. One angry voice stays one voice; a pattern becomes visible.
          </Trans>
        </Strength>
        <Strength title={<Trans>Defamation-prevention and moderation layer</Trans>}>
          <Trans>
            Rules read each review as it is written and again when it arrives. They stop private data, names of children, threats and slurs.
            A crime claimed as a fact waits until a person has read it. They say why and propose other words; nobody changes your text for
            you.
          </Trans>{' '}
          <SiteLink to="/platform-demo?step=3">
            <Trans>See it at work</Trans>
          </SiteLink>
        </Strength>
        <Strength title={<Trans>No trace to you</Trans>}>
          <Trans>A rating is published at a random time, so that nobody can tell from the clock whose it is.</Trans>
        </Strength>
        <Strength title={<Trans>Your review stays yours</Trans>}>
          <Trans>Twelve words are your receipt. With them you can change or withdraw what you wrote. Only you have them.</Trans>
        </Strength>
        <Strength title={<Trans>Sources on every fact</Trans>}>
          <Trans>Each position and court says where it comes from and of which day. “Elected in 2014” is shown as that.</Trans>
        </Strength>
        <Strength title={<Trans>No list of the worst</Trans>}>
          <Trans>Nobody is ranked at the bottom. With few ratings no score is shown, for luck looks like a pattern then.</Trans>
        </Strength>
      </dl>
    </section>
  )
}
