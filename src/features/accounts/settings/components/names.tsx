import { Trans, useLingui } from '@lingui/react/macro'
import { api } from '#web/api.ts'
import { Facts } from '#web/ui/facts.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { Section, SectionForm } from './section.tsx'
import { errorAt, useSection } from './use-section.ts'

/** First and last name, and what else the profile says. */
export function NamesPart() {
  const { t } = useLingui()
  const section = useSection(
    ({ names }) => names,
    (body) => api(calls.saveNames, { body }),
  )
  const { draft, base, set, problem } = section
  return (
    <Section id="profile" title={<Trans>Profile</Trans>}>
      <SectionForm kept={`${base.firstName} ${base.lastName}`} label={<Trans>Save names</Trans>} section={section}>
        <TextInput
          autoComplete="given-name"
          error={errorAt(problem, 'now.firstName')}
          label={t`First name`}
          maxLength={80}
          name="firstName"
          onChange={(event) => set({ firstName: event.target.value })}
          value={draft.firstName}
        />
        <TextInput
          autoComplete="family-name"
          error={errorAt(problem, 'now.lastName')}
          label={t`Last name`}
          maxLength={80}
          name="lastName"
          onChange={(event) => set({ lastName: event.target.value })}
          value={draft.lastName}
        />
      </SectionForm>
      <Facts items={[{ term: t`Language`, value: t`English` }]} />
    </Section>
  )
}
