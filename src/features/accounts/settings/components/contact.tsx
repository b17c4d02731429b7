import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox, RadioGroup } from '#web/ui/choice.tsx'
import { calls } from '../contract.ts'
import { HoursField, useHoursInWords } from './hours.tsx'
import { OtherAddress } from './other-address.tsx'
import { Section, SectionForm } from './section.tsx'
import { useMine, useSection } from './use-section.ts'

/** Where and when mail is safe, or that it never is. */
export function ContactPart() {
  const { t } = useLingui()
  const { mine } = useMine()
  const inWords = useHoursInWords()
  const section = useSection(
    ({ contact }) => contact,
    calls.saveContact,
    (body) => ({ body }),
  )
  const { draft, base, set } = section
  const known = [...new Set([mine.email, base.address, draft.address])].filter((address) => address !== null)
  const savedHours = inWords(base.hours, t`at any hour`)
  return (
    <Section id="contact" title={<Trans>Safe contact</Trans>}>
      <p>
        <Trans>
          Does anybody else read your mail, or your screen? Say where and when it is safe to write to you. Until you do, we write only what
          you ask for.
        </Trans>
      </p>
      <SectionForm
        stored={`${base.never ? t`never by e-mail` : (base.address ?? t`no address`)}, ${savedHours}`}
        label={<Trans>Save safe contact</Trans>}
        name="contact"
        section={section}
      >
        {(errorAt) => (
          <>
            <RadioGroup
              error={errorAt('address')}
              legend={t`Which address is safe?`}
              name="address"
              onChange={(address) => set({ address: address === '' ? null : address })}
              options={[{ value: '', label: t`None` }, ...known.map((address) => ({ value: address, label: address }))]}
              value={draft.address ?? ''}
            />
            <HoursField
              error={errorAt('hours') ?? errorAt('zone')}
              label={t`Write only in these hours`}
              onChange={(hours) => set({ hours })}
              usual={{ from: 9 * 60, until: 17 * 60 }}
              value={draft.hours}
              zone={mine.zones.own}
            />
            <div>
              <Checkbox
                checked={draft.never}
                name="never"
                label={t`Never contact me by e-mail`}
                onChange={(event) => set({ never: event.target.checked })}
              />
              <p className="ps-8 text-sm text-soft">
                <Trans>
                  For warnings about your sign-in it counts a day after you chose it, so that nobody who got into your account can silence
                  them first. After that we show them here, when you next sign in.
                </Trans>
              </p>
            </div>
          </>
        )}
      </SectionForm>
      {!base.never && <OtherAddress />}
    </Section>
  )
}
