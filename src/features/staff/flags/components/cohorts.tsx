import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls } from '../contract.ts'
import { CohortCard } from './cohort-card.tsx'
import { NameForm } from './name-form.tsx'

/** The cohorts, and how a new one is made. */
export function Cohorts() {
  const { t } = useLingui()
  return (
    <Loaded query={useApiQuery(calls.cohorts, {})} failed={t`The cohorts could not be loaded`} lines={8}>
      {(data) => (
        <section aria-labelledby="cohorts" className="grid gap-4">
          <h2 id="cohorts">
            <Trans>Cohorts</Trans>
          </h2>
          {data.cohorts.length === 0 && (
            <Empty title={t`No cohort yet`}>
              <p>
                <Trans>
                  A cohort is a group of people who said yes to being shown something before everybody else. Make the first one below.
                </Trans>
              </p>
            </Empty>
          )}
          {data.cohorts.map((cohort) => (
            <CohortCard cohort={cohort} flags={data.flags} key={cohort.id} />
          ))}
          <NameForm
            label={t`Name of a new cohort`}
            send={(run, name) => run(calls.makeCohort, { body: { name } }, { done: t`Cohort made` })}
            verb={<Trans>Make cohort</Trans>}
          />
        </section>
      )}
    </Loaded>
  )
}
