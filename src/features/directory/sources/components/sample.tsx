import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Sample as SampleData } from '../contract.ts'

function Names({ title, names }: { title: ReactNode; names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul className="list-disc ps-5">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}

const words = (field: string) => field.replaceAll('_', ' ')

/** The first few records of each kind of change, with their fields before and after. */
export function Sample({ sample: { added, changed, removed } }: { sample: SampleData }) {
  const { t } = useLingui()
  const values = (of: readonly string[]) => (of.length === 0 ? t`nothing` : of.join('; '))
  if (added.length + changed.length + removed.length === 0) {
    return (
      <p>
        <Trans>Nothing would change.</Trans>
      </p>
    )
  }
  return (
    <div className="grid gap-6">
      {changed.length > 0 && (
        <div className="grid gap-2">
          <h3>
            <Trans>Changed</Trans>
          </h3>
          <ul className="grid gap-3">
            {changed.map(({ name, fields }) => (
              <li className="border-s-4 border-line ps-3" key={name}>
                <p className="font-semibold">{name}</p>
                <dl>
                  {fields.map(({ field, place, now, next }) => (
                    <div key={`${field} ${place}`}>
                      <dt className="inline text-soft">
                        {place !== null && place > 1 ? (
                          <Trans>
                            {words(field)}, position {place}
                          </Trans>
                        ) : (
                          words(field)
                        )}
                        :{' '}
                      </dt>
                      <dd className="inline wrap-anywhere">
                        <Trans>
                          <del>{values(now)}</del> becomes <ins className="no-underline">{values(next)}</ins>
                        </Trans>
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <Names names={added} title={<Trans>New</Trans>} />
        <Names names={removed} title={<Trans>Gone</Trans>} />
      </div>
    </div>
  )
}
