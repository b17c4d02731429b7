import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { percent, placeOf } from './words.ts'

interface Wanted {
  given: string
  family: string
  role: 'judge' | 'attorney' | 'gal' | 'expert'
  state?: string
  county?: string
}

function Answer({ wanted }: { wanted: Wanted }) {
  const { t, i18n } = useLingui()
  const asked = useApiQuery(calls.like, { query: wanted })
  return (
    <Loaded query={asked} failed={t`Nobody could be compared`} lines={3}>
      {({ items }) =>
        items.length === 0 ? (
          <output>
            <Trans>Nobody in the directory is likely this person.</Trans>
          </output>
        ) : (
          <ul className="grid gap-2">
            {items.map((face) => (
              <li key={face.id}>
                <SiteLink to={`/professionals/${face.id}`}>{face.name}</SiteLink>, {placeOf(face)}{' '}
                <span className="figures text-soft">({percent(i18n, face.probability)})</span>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  )
}

/** Whether someone is in the directory already, under another spelling: asked before someone is added. */
export function Like() {
  const { t } = useLingui()
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const [state, county] = [text('state').toUpperCase(), text('county')]
    setWanted({
      given: text('given'),
      family: text('family'),
      role: text('role') as Wanted['role'],
      ...(state && { state }),
      ...(county && { county }),
    })
  }
  return (
    <section className="grid max-w-2xl gap-4">
      <h2>
        <Trans>Is somebody there already?</Trans>
      </h2>
      <form className="grid gap-4 sm:grid-cols-2" onSubmit={send}>
        <TextInput autoComplete="off" label={t`Given name`} maxLength={80} name="given" required />
        <TextInput autoComplete="off" label={t`Family name`} maxLength={80} name="family" required />
        <Select
          label={t`Role`}
          name="role"
          options={[
            { value: 'judge', label: t`Judge` },
            { value: 'attorney', label: t`Attorney` },
            { value: 'gal', label: t`Guardian ad litem` },
            { value: 'expert', label: t`Expert` },
          ]}
        />
        <TextInput autoComplete="off" hint={t`Two letters`} label={t`State (optional)`} maxLength={2} name="state" pattern="[A-Za-z]{2}" />
        <TextInput autoComplete="off" label={t`County (optional)`} maxLength={60} name="county" />
        <p className="self-end">
          <Button kind="secondary" type="submit">
            <Trans>Compare with all</Trans>
          </Button>
        </p>
      </form>
      {wanted && <Answer key={JSON.stringify(wanted)} wanted={wanted} />}
    </section>
  )
}
