import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '#web/ui/button.tsx'
import { useSite } from '#web/site.ts'
import { coparenting, divorce, type Feature } from '../features.ts'
import { AlsoOpen, Mark } from '../open-today.tsx'

function Names({ title, of }: { title: string; of: readonly Feature[] }) {
  const { i18n } = useLingui()
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {of.map(({ name, path }) => (
          <li key={name.id}>
            <span>{i18n._(name)}</span> <Mark path={path} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Step 6: the premium tool by name, with what of it is open today. It works on a case of their own, so there is no picture of it. */
export function Next() {
  const { t } = useLingui()
  const { toolsClosed } = useSite()
  return (
    <>
      <div className="prose">
        <p>
          {toolsClosed ? (
            <Trans>What you’ve seen runs today and is free. The premium tool isn’t open yet. These are its ten parts.</Trans>
          ) : (
            <Trans>
              What you’ve seen runs today and is free. The premium tool works on your own case. You can use the parts marked “Open today”
              now. The others are coming.
            </Trans>
          )}
        </p>
        <AlsoOpen />
        <Names of={divorce} title={t`Divorce Case`} />
        <Names of={coparenting} title={t`Co-Parenting Journey`} />
      </div>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/search-professionals">
          <Trans>Look somebody up</Trans>
        </ButtonLink>
        <ButtonLink kind="secondary" to="/casebalance">
          <Trans>What is open and what is coming</Trans>
        </ButtonLink>
      </p>
    </>
  )
}
