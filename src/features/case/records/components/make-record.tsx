import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Seat } from '#case/cases/contract.ts'
import { caseLink } from '#case/cases/public.tsx'
import { certificateRules, certificates } from '#domain/certificates/rules.ts'
import type { Reply } from '#http/contract.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { calls, type Certificate } from '../contract.ts'

interface MakeRecordProps {
  data: Reply<typeof calls.list>
  seat: Seat
  search: URLSearchParams
}

/** Asks for a record: of one thread or of everything, for some days or for all. */
export function MakeRecord({ data: { about, certificate }, seat, search }: MakeRecordProps) {
  const { t } = useLingui()
  const making = useMutation(calls.make, ['/api/records'])
  const [offers, setOffers] = useState(false)
  const [sensitive, setSensitive] = useState(false)
  const [isSure, setSure] = useState(false)
  const options = [
    { value: 'none', label: t`None` },
    ...certificates.map((id) => ({ value: id, label: `${certificateRules[id].name} (${certificateRules[id].citation})` })),
  ]
  return (
    <Section
      id="make"
      title={
        about ? (
          about.name ? (
            <Trans>A record of the thread “{about.name}”</Trans>
          ) : (
            <Trans>A record of one thread</Trans>
          )
        ) : (
          <Trans>A record of all messages</Trans>
        )
      }
      about={
        about ? (
          <SiteLink to={caseLink('/case-records', search)}>
            <Trans>Make one of all messages instead</Trans>
          </SiteLink>
        ) : undefined
      }
    >
      <Form
        done={t`Your record is being made.`}
        kind="primary"
        mutation={making}
        read={(typed) => ({
          thread: about?.id ?? null,
          from: typed('from') || null,
          to: typed('to') || null,
          offers,
          sensitive,
          isSure: sensitive && isSure,
          certificate: typed('certificate') as Certificate,
          prefix: typed('prefix').trim().toUpperCase(),
        })}
        send={(body) => making.send({ params: { case: seat.caseId }, body })}
        submit={<Trans>Make the record</Trans>}
      >
        {(errorAt) => (
          <>
            <div className="grid gap-3 sm:max-w-md sm:grid-cols-2">
              <TextInput error={errorAt('from')} label={t`From`} name="from" optional type="date" />
              <TextInput error={errorAt('to')} label={t`To`} name="to" optional type="date" />
            </div>
            <Disclosure title={<Trans>More choices</Trans>}>
              <div className="grid max-w-prose gap-4">
                <Checkbox
                  checked={offers}
                  label={t`Include settlement offers. Courts often may not use them; the record counts what is left out.`}
                  onChange={({ target }) => setOffers(target.checked)}
                />
                <Checkbox
                  checked={sensitive}
                  label={t`Include files that you marked as sensitive. Without them the record says how many are left out.`}
                  onChange={({ target }) => setSensitive(target.checked)}
                />
                {sensitive && (
                  <Checkbox
                    checked={isSure}
                    error={errorAt('isSure')}
                    label={t`I am sure: whoever gets this record sees those files.`}
                    name="isSure"
                    onChange={({ target }) => setSure(target.checked)}
                  />
                )}
                <Select
                  defaultValue={certificate}
                  hint={t`A draft, to be completed and signed. No lawyer has reviewed it, and it is about authenticity only.`}
                  label={t`Draft of a certificate`}
                  name="certificate"
                  options={options}
                />
                <TextInput
                  error={errorAt('prefix')}
                  hint={t`Stands before the number of each page (Bates number), such as SMITH-. Capital letters, digits and hyphens.`}
                  label={t`Page number prefix`}
                  maxLength={20}
                  name="prefix"
                  optional
                />
              </div>
            </Disclosure>
          </>
        )}
      </Form>
    </Section>
  )
}
