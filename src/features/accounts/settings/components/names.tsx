import { Trans, useLingui } from '@lingui/react/macro'
import { Facts } from '#web/ui/facts.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { Section, SectionForm } from './section.tsx'
import { useSection } from './use-section.ts'

/** First and last name, and what else the profile says. */
export function NamesPart() {
  const { t } = useLingui()
  const section = useSection(
    ({ names }) => names,
    calls.saveNames,
    (body) => ({ body }),
  )
  const { draft, base, set } = section
  return (
    <Section id="profile" title={<Trans>Profile</Trans>}>
      <SectionForm
        stored={`${base.firstName} ${base.lastName}`}
        label={<Trans>Save names</Trans>}
        required={{ firstName: t`Enter your first name.`, lastName: t`Enter your last name.` }}
        name="names"
        section={section}
      >
        {(errorAt) => (
          <>
            <TextInput
              autoComplete="given-name"
              error={errorAt('firstName')}
              label={t`First name`}
              maxLength={80}
              name="firstName"
              onChange={(event) => set({ firstName: event.target.value })}
              value={draft.firstName}
            />
            <TextInput
              autoComplete="family-name"
              error={errorAt('lastName')}
              label={t`Last name`}
              maxLength={80}
              name="lastName"
              onChange={(event) => set({ lastName: event.target.value })}
              value={draft.lastName}
            />
          </>
        )}
      </SectionForm>
      <Facts items={[{ term: t`Language`, value: t`English` }]} />
    </Section>
  )
}
