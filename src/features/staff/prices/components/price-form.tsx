import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextInput } from '#web/ui/field.tsx'
import { calls, limits } from '../contract.ts'
import { centsIn } from '../rules.ts'

/** Another price, as an admin proposes it. */
export function PriceForm() {
  const { t } = useLingui()
  const mutation = useMutation(calls.ask, ['/api/staff/prices'], { saysConflicts: true })
  const isIn = (text: string, most: number) => {
    const cents = centsIn(text)
    return cents !== null && cents >= limits.least && cents <= most
  }
  return (
    <Form
      check={(typed) => ({
        ...(!isIn(typed('monthCents'), limits.month) && { monthCents: t`Enter dollars and cents, for example 12.00.` }),
        ...(!isIn(typed('yearCents'), limits.year) && { yearCents: t`Enter dollars and cents, for example 108.00.` }),
      })}
      draft="plan price"
      done={t`Price proposed. A second admin has to confirm it.`}
      kind="primary"
      mutation={mutation}
      read={(typed) => ({ monthCents: centsIn(typed('monthCents')) ?? 0, yearCents: centsIn(typed('yearCents')) ?? 0 })}
      send={(body) => mutation.send({ body })}
      submit={<Trans>Propose price</Trans>}
    >
      {(errorAt) => (
        <div className="grid max-w-xl gap-4 sm:grid-cols-2">
          <TextInput
            autoComplete="off"
            error={errorAt('monthCents')}
            hint={t`US dollars`}
            inputMode="decimal"
            label={t`Price per month`}
            maxLength={12}
            name="monthCents"
          />
          <TextInput
            autoComplete="off"
            error={errorAt('yearCents')}
            hint={t`US dollars`}
            inputMode="decimal"
            label={t`Price per year`}
            maxLength={12}
            name="yearCents"
          />
        </div>
      )}
    </Form>
  )
}
