import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { certificateRules } from '#domain/certificates/rules.ts'
import { system } from '#domain/certificates/draft.ts'
import { statementsOf, worksAsFollows } from '#domain/certificates/signed.ts'
import { Form } from '#web/form/form.tsx'
import type { useMutation } from '#web/form/use-mutation.ts'
import { useSite } from '#web/site.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { longestCopy } from '#case/records/contract.ts'
import type { calls, CopyAtDesk } from '../contract.ts'

interface SignFormProps {
  copy: CopyAtDesk
  mutation: ReturnType<typeof useMutation<typeof calls.sign>>
  onClose: () => void
}

/** The custodian's statement as it will stand in the certificate, and the typed name that signs it. */
export function SignForm({ copy, mutation, onClose }: SignFormProps) {
  const { t } = useLingui()
  const { appUrl } = useSite()
  const [isSworn, setSworn] = useState(false)
  const { id, manifest, law } = copy
  const { host } = new URL(appUrl)
  return (
    <Form
      check={() => (isSworn ? {} : { sworn: t`Confirm the statement first.` })}
      done={t`Certificate signed.`}
      draft={`sign ${id}`}
      kind="primary"
      mutation={mutation}
      onClose={onClose}
      read={(typed) => ({ signer: typed('signer'), position: typed('position'), place: typed('place'), manifest, sworn: true as const })}
      required={{
        signer: t`Type your full name.`,
        position: t`Enter your position.`,
        place: t`Enter the city and state where you sign.`,
      }}
      send={(body) => mutation.send({ params: { copy: id }, body })}
      submit={<Trans>Sign certificate</Trans>}
    >
      {(errorAt) => (
        <div className="grid max-w-prose gap-4">
          <h3 className="text-base">
            <Trans>Your statement</Trans>
          </h3>
          <ol className="grid list-decimal gap-2 pl-6 [overflow-wrap:anywhere]" lang="en">
            {statementsOf({ ...copy, host }, { name: '[…]', position: '[…]' }).map((text) => (
              <li key={text}>{text}</li>
            ))}
            <li>
              {worksAsFollows}
              <ul className="mt-2 grid list-disc gap-2 pl-6">
                {system(host).map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </li>
          </ol>
          <p className="font-semibold" lang="en">
            {certificateRules[law].signature}
          </p>
          <TextInput
            autoComplete="name"
            error={errorAt('signer')}
            hint={t`Typing your name here signs the certificate.`}
            label={t`Full name`}
            maxLength={longestCopy.signer}
            name="signer"
          />
          <TextInput error={errorAt('position')} label={t`Position`} maxLength={longestCopy.signer} name="position" />
          <TextInput error={errorAt('place')} label={t`City and state`} maxLength={longestCopy.signer} name="place" />
          <Checkbox
            checked={isSworn}
            error={errorAt('sworn')}
            label={t`I have read this statement, and it is true. I understand that it cannot be changed after I sign it.`}
            name="sworn"
            onChange={({ target }) => setSworn(target.checked)}
          />
        </div>
      )}
    </Form>
  )
}
