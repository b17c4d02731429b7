import { Trans, useLingui } from '@lingui/react/macro'
import { SiteLink } from '#web/link.tsx'
import { useSite } from '#web/site.ts'
import { Badge } from '#web/ui/notice.tsx'
import { coparenting, divorce, type Feature } from './features.ts'
import { AlsoOpen, Mark, StartLink } from './open-today.tsx'

function Features({ title, items, start }: { title: string; items: readonly Feature[]; start: number }) {
  const { i18n } = useLingui()
  return (
    <div>
      <h3>{title}</h3>
      <ol className="mt-3 border-t border-line" start={start}>
        {items.map(({ name, path }, index) => (
          <li className="flex gap-4 border-b border-line py-2.5" key={name.id}>
            <span aria-hidden className="figures w-6 flex-none text-end text-soft">
              {start + index}
            </span>
            <span className="grow">{i18n._(name)}</span>
            <span className="flex-none">
              <Mark path={path} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Tool two of spec.md section 1: what of it is open today, what is coming, and on which terms. */
export function CaseTool() {
  const { t } = useLingui()
  const { set, toolsClosed } = useSite()
  return (
    <section aria-labelledby="case-tool" className="grid gap-8">
      <div className="prose">
        <Badge tone="attention">{toolsClosed ? <Trans>Coming soon</Trans> : <Trans>Open today, with more coming</Trans>}</Badge>
        <h2 className="mt-2 text-2xl" id="case-tool">
          <Trans>Premium case management</Trans>
        </h2>
        <p>
          {toolsClosed ? (
            <Trans>
              For divorce and for the years after it: 10 core features in two parts. They aren’t open yet. Once they are, the first 7 days
              are a trial: no credit card, cancel anytime.
            </Trans>
          ) : (
            <Trans>
              For divorce and for the years after it: 10 core features in two parts. You can use those marked “Open today” now. The first 7
              days are a trial: no credit card, cancel anytime.
            </Trans>
          )}
        </p>
        <AlsoOpen />
        <p className="flex flex-wrap gap-x-6 gap-y-1">
          <StartLink />
          <SiteLink className="inline-flex min-h-11 items-center" to="/casebalance">
            <Trans>What is open and what is coming</Trans>
          </SiteLink>
          <SiteLink className="inline-flex min-h-11 items-center" to="/pricing">
            <Trans>What is free, and how the trial works</Trans>
          </SiteLink>
          {set !== 'in' && (
            <SiteLink className="inline-flex min-h-11 items-center" to="/sign-in">
              <Trans>Sign in</Trans>
            </SiteLink>
          )}
        </p>
      </div>
      <div className="grid gap-x-16 gap-y-10 md:grid-cols-2">
        <Features items={divorce} start={1} title={t`Divorce Case`} />
        <Features items={coparenting} start={divorce.length + 1} title={t`Co-Parenting Journey`} />
      </div>
    </section>
  )
}
