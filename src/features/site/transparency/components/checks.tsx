import { Trans, useLingui } from '@lingui/react/macro'
import { checkIds, policyVersion, versions } from '#domain/screening/types.ts'
import { Facts } from '#web/ui/facts.tsx'
import { checkWords } from './words.ts'

/** The checks in the order in which they run, each with its version. */
export function Checks() {
  const { i18n } = useLingui()
  return (
    <div className="grid gap-6">
      <div className="prose">
        <p>
          <Trans>
            Every review passes the same checks, on your screen while you write and once more when you send it. They are rules in the
            program and read only the words. They do not look at the rating, and they do not know who you are.
          </Trans>
        </p>
        <p>
          <Trans>
            For danger our server has one thing more: a small model of ours that has learned from made-up reviews how such words stand
            together. It stops nothing. A person reads what it marks.
          </Trans>
        </p>
        <p>
          <Trans>
            What has to wait is read by a person. It is released as it was written, or refused with a reason that the author can read.
          </Trans>
        </p>
      </div>
      <div className="max-w-3xl">
        <Facts
          items={checkIds.map((id) => {
            const version = versions[id]
            return {
              key: id,
              term: i18n._(checkWords[id].name),
              value: i18n._(checkWords[id].does),
              note: (
                <Trans>
                  Check {id}, version {version}
                </Trans>
              ),
            }
          })}
        />
      </div>
      <p className="max-w-prose text-sm text-soft">
        <Trans>The set of checks has the version {policyVersion}. A review keeps the version that it was checked with.</Trans>
      </p>
    </div>
  )
}
