import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { RadioGroup } from '#web/ui/choice.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { type Benefit, benefits, calls, type Ground, grounds, type Why } from '../contract.ts'
import { benefitNames, checked, groundNames } from '../rules.ts'

const numberIn = (typed: string): number | null => (/^\d{1,7}(\.\d{2})?$/.test(typed) ? Number(typed) : null)

/** The application: a ground, and the little that belongs to it. Documents follow. */
export function Apply() {
  const { i18n, t } = useLingui()
  const applying = useMutation(calls.apply, [calls.mine.path], { saysConflicts: true })
  const [ground, setGround] = useState<Ground>('court_waiver')
  const read = (typed: (name: string) => string): Why => {
    const people = numberIn(typed('people'))
    const dollars = numberIn(typed('monthCents').replaceAll(/[$,\s]/g, ''))
    return {
      ground,
      benefit: (typed('benefit') || null) as Benefit | null,
      people: people !== null && Number.isInteger(people) && people >= 1 && people <= 20 ? people : null,
      monthCents: dollars === null || dollars > 1_000_000 ? null : Math.round(dollars * 100),
      words: typed('words'),
    }
  }
  return (
    <Form
      check={(typed) =>
        Object.fromEntries(Object.entries(checked(read(typed)).wrong).map(([field, sentence]) => [field, i18n._(sentence)]))
      }
      draft="fee waiver"
      done={t`Application sent.`}
      kind="primary"
      mutation={applying}
      read={read}
      send={(body) => applying.send({ body })}
      submit={<Trans>Send application</Trans>}
    >
      {(errorAt) => (
        <>
          <RadioGroup
            legend={t`Why can’t you pay?`}
            name="ground"
            onChange={setGround}
            options={grounds.map((value) => ({ value, label: i18n._(groundNames[value]) }))}
            value={ground}
          />
          {ground === 'benefits' && (
            <Select
              error={errorAt('benefit')}
              label={t`Benefit`}
              name="benefit"
              options={[{ value: '', label: t`Choose one` }, ...benefits.map((value) => ({ value, label: i18n._(benefitNames[value]) }))]}
            />
          )}
          {ground === 'income' && (
            <div className="grid gap-4 sm:grid-cols-2">
              <TextInput error={errorAt('people')} inputMode="numeric" label={t`People in your household`} maxLength={2} name="people" />
              <TextInput
                error={errorAt('monthCents')}
                hint={t`US dollars a month, before taxes`}
                inputMode="decimal"
                label={t`Household income`}
                maxLength={12}
                name="monthCents"
              />
            </div>
          )}
          <TextArea
            counter={{ max: 1_000 }}
            error={errorAt('words')}
            hint={t`Deleted when your application is decided.`}
            label={t`Anything else we should know`}
            name="words"
            optional={ground !== 'other'}
            rows={3}
          />
        </>
      )}
    </Form>
  )
}
