import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '../../../../web/ui/button.tsx'
import { coparenting, divorce, type Feature } from '../features.ts'

function Names({ title, of }: { title: string; of: readonly Feature[] }) {
  const { i18n } = useLingui()
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {of.map(({ name }) => (
          <li key={name.id}>{i18n._(name)}</li>
        ))}
      </ul>
    </div>
  )
}

/** Step 6: the premium tool by name. It is not built, so nothing of it is shown. */
export function Next() {
  const { t } = useLingui()
  return (
    <>
      <div className="prose">
        <p>
          <Trans>
            What you have seen runs today and is free. The premium tool is coming. It does not run yet, so there is no picture of it here:
            only the names of its ten parts.
          </Trans>
        </p>
        <Names of={divorce} title={t`Divorce Case`} />
        <Names of={coparenting} title={t`Co-Parenting Journey`} />
      </div>
      <p className="flex flex-wrap gap-3">
        <ButtonLink to="/search-professionals">
          <Trans>Look somebody up</Trans>
        </ButtonLink>
        <ButtonLink kind="secondary" to="/casebalance">
          <Trans>What is coming</Trans>
        </ButtonLink>
      </p>
    </>
  )
}
