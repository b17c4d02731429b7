import { Trans, useLingui } from '@lingui/react/macro'
import { api } from '#web/api.ts'
import { Checkbox, RadioGroup } from '#web/ui/choice.tsx'
import { calls } from '../contract.ts'
import { HoursField, useHoursInWords } from './hours.tsx'
import { OtherAddress } from './other-address.tsx'
import { Section, SectionForm } from './section.tsx'
import { errorAt, useMine, useSection } from './use-section.ts'

/** Where and when it is safe to write; or never. */
export function ContactPart() {
  const { t } = useLingui()
  const { mine } = useMine()
  const inWords = useHoursInWords()
  const section = useSection(
    ({ contact }) => contact,
    (body) => api(calls.saveContact, { body }),
  )
  const { draft, base, set, problem } = section
  const known = [...new Set([mine.email, base.address, draft.address])].filter((address) => address !== null)
  const keptHours = inWords(base.hours, t`at any hour`)
  return (
    <Section id="contact" title={<Trans>Safe contact</Trans>}>
      <p>
        <Trans>
          Does anybody else read your mail, or your screen? Say where and when it is safe to write to you. Until you do, we write only what
          you ask for.
        </Trans>
      </p>
      <SectionForm
        kept={`${base.never ? t`never by e-mail` : (base.address ?? t`no address`)}, ${keptHours}`}
        label={<Trans>Save safe contact</Trans>}
        section={section}
      >
        <RadioGroup
          error={errorAt(problem, 'address')}
          legend={t`Which address is safe?`}
          name="address"
          onChange={(address) => set({ address: address === '' ? null : address })}
          options={[{ value: '', label: t`None` }, ...known.map((address) => ({ value: address, label: address }))]}
          value={draft.address ?? ''}
        />
        <HoursField
          error={errorAt(problem, 'hours') ?? errorAt(problem, 'zone')}
          label={t`Write only in these hours`}
          onChange={(hours) => set({ hours })}
          usual={{ from: 9 * 60, until: 17 * 60 }}
          value={draft.hours}
          zone={mine.zones.own}
        />
        <div>
          <Checkbox
            checked={draft.never}
            label={t`Never contact me by e-mail`}
            onChange={(event) => set({ never: event.target.checked })}
          />
          <p className="ps-8 text-sm text-soft">
            <Trans>
              For warnings about your sign-in it counts a day after you chose it, so that nobody who got into your account can silence them
              first. After that we show them here, when you next sign in.
            </Trans>
          </p>
        </div>
      </SectionForm>
      {!base.never && <OtherAddress />}
    </Section>
  )
}
