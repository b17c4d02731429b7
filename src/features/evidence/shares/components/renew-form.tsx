import { Trans, useLingui } from '@lingui/react/macro'
import { mostShared } from '#domain/evidence/shares.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Select, TextInput } from '#web/ui/field.tsx'
import { calls, type Link } from '../contract.ts'
import { daysOffered, stale } from './addresses.ts'

/** Lets a link go on, with the same address. */
export function RenewForm({ caseId, link, onDone }: { caseId: string; link: Link; onDone: () => void }) {
  const { t } = useLingui()
  const renewing = useMutation(calls.renew, stale)
  const openingsOf = (typed: string) => (typed === '' ? null : Number(typed))
  return (
    <Form
      check={(typed): Record<string, string> => {
        const openings = openingsOf(typed('openings'))
        const isCount = openings === null || (Number.isInteger(openings) && openings >= 1 && openings <= mostShared.openings)
        return isCount ? {} : { openings: t`Enter a number from 1 to 1,000, or leave it empty.` }
      }}
      done={t`Link renewed`}
      kind="primary"
      mutation={renewing}
      onClose={onDone}
      read={(typed) => ({ days: Number(typed('days')), openings: openingsOf(typed('openings')) })}
      send={(body) => renewing.send({ params: { case: caseId, link: link.id }, body })}
      submit={<Trans>Renew link</Trans>}
    >
      {(errorAt) => (
        <>
          <Select
            defaultValue="7"
            error={errorAt('days')}
            label={t`Ends after`}
            name="days"
            options={daysOffered.map((days) => ({ value: String(days), label: days === 1 ? t`1 day` : t`${{ days }} days` }))}
          />
          <TextInput
            defaultValue={link.most === null ? '' : '10'}
            error={errorAt('openings')}
            inputMode="numeric"
            label={t`More times it can be opened`}
            name="openings"
            optional
          />
          <p className="text-sm text-soft">
            <Trans>The address stays the same. The days count from now.</Trans>
          </p>
        </>
      )}
    </Form>
  )
}
