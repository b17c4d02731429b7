import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSyncExternalStore } from 'react'
import { ownZone } from '#web/dates.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { zoneOf } from '../rules.ts'
import { momentInWords, useNow } from './moments.ts'
import { Section, SectionForm } from './section.tsx'
import { useSection } from './use-section.ts'

const list = 'zones-list'

/** The time zones that most users here choose, with their common names. */
const usual: readonly (readonly [string, MessageDescriptor])[] = [
  ['America/New_York', msg`Eastern`],
  ['America/Chicago', msg`Central`],
  ['America/Denver', msg`Mountain`],
  ['America/Phoenix', msg`Arizona`],
  ['America/Los_Angeles', msg`Pacific`],
  ['America/Anchorage', msg`Alaska`],
  ['Pacific/Honolulu', msg`Hawaii`],
  ['America/Puerto_Rico', msg`Puerto Rico, Atlantic`],
]

interface Zones {
  all: readonly string[]
  here: string | null
}

const none: Zones = { all: [], here: null }
let known: Zones | null = null

/** Called once: the list does not change while the page is open. */
function readZones(): Zones {
  known ??= {
    all: Intl.supportedValuesOf('timeZone').filter((zone) => !usual.some(([name]) => name === zone)),
    here: ownZone(),
  }
  return known
}

const never = () => () => {}

/** All zones that the browser knows, and its own; none until the page runs, because the server's are different. */
function useZones(): Zones {
  return useSyncExternalStore(never, readZones, () => none)
}

interface ZoneFieldProps {
  label: string
  hint: string
  name: string
  value: string | null
  onChange: (zone: string | null) => void
  error: string | undefined
}

/** A time zone field with suggestions and the current time there. */
function ZoneField({ label, hint, name, value, onChange, error }: ZoneFieldProps) {
  const { i18n } = useLingui()
  const now = useNow()
  const zone = value === null ? null : zoneOf(value)
  const time = now !== null && zone !== null ? momentInWords(now, zone, i18n.locale) : null
  return (
    <div className="grid gap-1">
      <TextInput
        autoComplete="off"
        error={error}
        hint={hint}
        label={label}
        list={list}
        name={name}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        spellCheck={false}
        value={value ?? ''}
      />
      <p className="figures min-h-6 text-sm text-soft">
        {time !== null && <Trans>There it is now {time}.</Trans>}
        {value !== null && zone === null && <Trans>No zone has this name yet. Go on typing, or choose one from the list.</Trans>}
      </p>
    </div>
  )
}

/** The user's own time zone and the court's. */
export function ZonesPart() {
  const { i18n, t } = useLingui()
  const { all, here } = useZones()
  const section = useSection(
    ({ zones }) => zones,
    calls.saveZones,
    (body) => ({ body }),
  )
  const { draft, base, set } = section
  return (
    <Section id="zones" title={<Trans>Time zones</Trans>}>
      <p>
        <Trans>Times are shown in your zone. Where a court sets a time, the court’s zone stands beside it. Nobody else sees either.</Trans>
      </p>
      <SectionForm stored={`${base.own ?? '–'}, ${base.court ?? '–'}`} label={<Trans>Save zones</Trans>} name="zones" section={section}>
        {(errorAt) => (
          <>
            <datalist id={list}>
              {usual.map(([zone, name]) => (
                <option key={zone} value={zone}>
                  {i18n._(name)}
                </option>
              ))}
              {all.map((zone) => (
                <option key={zone} value={zone}>
                  {zone}
                </option>
              ))}
            </datalist>
            <ZoneField
              error={errorAt('own') ?? errorAt('zone')}
              hint={t`Type a city or a region: Chicago, Eastern, Honolulu.`}
              label={t`Your zone`}
              name="own"
              onChange={(own) => set({ own })}
              value={draft.own}
            />
            {here !== null && here !== draft.own && (
              <Button className="justify-self-start" kind="quiet" onClick={() => set({ own: here })}>
                <Trans>Use the zone of this device: {here}</Trans>
              </Button>
            )}
            <ZoneField
              error={errorAt('court')}
              hint={t`Where the court sits. Leave it empty if you have none.`}
              label={t`The court’s zone`}
              name="court"
              onChange={(court) => set({ court })}
              value={draft.court}
            />
          </>
        )}
      </SectionForm>
    </Section>
  )
}
