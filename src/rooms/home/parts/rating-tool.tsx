import { Trans } from '@lingui/react/macro'
import { SiteLink } from '../../../web/link.tsx'

/** Tool one of spec.md section 1: what is free. */
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
        <p>
          <SiteLink to="/reviews">
            <Trans>Read the latest reviews</Trans>
          </SiteLink>
        </p>
      </div>
      <dl className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        <div>
          <dt className="font-semibold">
            <Trans>Corruption and bias detection</Trans>
          </dt>
          <dd className="mt-1 text-soft">
            <Trans>
              Everybody answers the same questions about conduct, and a range shows how sure the answers are. One angry voice stays one
              voice; a pattern becomes visible.
            </Trans>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">
            <Trans>Defamation-prevention and moderation layer</Trans>
          </dt>
          <dd className="mt-1 text-soft">
            <Trans>
              The form asks what you saw and heard, not what somebody is. You confirm that it is first-hand, and a review appears only after
              a delay.
            </Trans>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">
            <Trans>Sources on every fact</Trans>
          </dt>
          <dd className="mt-1 text-soft">
            <Trans>Each position and court says where it comes from and of which day. “Elected in 2014” is shown as that.</Trans>
          </dd>
        </div>
        <div>
          <dt className="font-semibold">
            <Trans>No trace to you</Trans>
          </dt>
          <dd className="mt-1 text-soft">
            <Trans>A rating is published at a random time, so that nobody can tell from the clock whose it is.</Trans>
          </dd>
        </div>
      </dl>
    </section>
  )
}
