import { Trans, useLingui } from '@lingui/react/macro'
import { Checkbox } from '#web/ui/choice.tsx'
import { FieldError, TextInput } from '#web/ui/field.tsx'
import type { GrantRole } from '#case/cases/contract.ts'
import { scopeNames } from '#case/cases/public.tsx'
import { grantable, usualScopes } from '#case/cases/rules.ts'
import type { Reach } from '../contract.ts'

/** What was chosen in these fields. */
export function reachIn(form: FormData, role: GrantRole): Reach {
  const day = (name: string) => String(form.get(name) ?? '') || null
  return {
    scopes: grantable(role).filter((scope) => form.get(`scope-${scope}`) === 'on'),
    seesPrivate: role === 'attorney' && form.get('seesPrivate') === 'on',
    from: day('from'),
    to: day('to'),
    until: day('until'),
  }
}

interface ReachFieldsProps {
  role: GrantRole
  /** What stands already; what is usual for the role where nothing does. */
  was?: Reach | undefined
  errorAt: (field: string) => string | undefined
}

/** What a seat sees, of which days, and until when. */
export function ReachFields({ role, was, errorAt }: ReachFieldsProps) {
  const { t, i18n } = useLingui()
  const chosen = was?.scopes ?? usualScopes[role]
  const wrong = errorAt('scopes')
  return (
    <>
      <fieldset key={role}>
        <legend className="font-semibold">
          <Trans>What they see</Trans>
        </legend>
        {wrong && <FieldError id="scopes-error">{wrong}</FieldError>}
        <div className="grid sm:grid-cols-2">
          {grantable(role).map((scope) => (
            <Checkbox defaultChecked={chosen.includes(scope)} key={scope} label={i18n._(scopeNames[scope])} name={`scope-${scope}`} />
          ))}
        </div>
        {role === 'attorney' && (
          <div className="border-s-4 border-attention ps-3">
            <Checkbox
              defaultChecked={was?.seesPrivate ?? false}
              label={<Trans>Of these, also what you keep private from the other parent</Trans>}
              name="seesPrivate"
            />
            <p className="text-sm text-soft">
              <Trans>For your own lawyer only. They then read your private hearings, notes and tasks as you do.</Trans>
            </p>
          </div>
        )}
      </fieldset>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          defaultValue={was?.from ?? ''}
          error={errorAt('from')}
          hint={t`Records of this day and later.`}
          label={t`From`}
          name="from"
          optional
          type="date"
        />
        <TextInput
          defaultValue={was?.to ?? ''}
          error={errorAt('to')}
          hint={t`Records up to this day.`}
          label={t`To`}
          name="to"
          optional
          type="date"
        />
      </div>
      <TextInput
        defaultValue={was?.until ?? ''}
        error={errorAt('until')}
        hint={t`After this day they see nothing. You can end it at any time before.`}
        label={t`Access ends after`}
        name="until"
        optional
        type="date"
      />
    </>
  )
}
