import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { api, ApiError } from '#web/api.ts'
import { useToast } from '#web/toasts.tsx'
import { Form } from '#web/form/form.tsx'
import { useAction } from '#web/form/use-action.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls as security } from '#accounts/security/contract.ts'
import { calls } from '../contract.ts'
import { Section } from './section.tsx'

/** Lets the browser save the file as it comes: with videos in it, it is larger than a page can hold. @throws ApiError */
async function download(withSensitive: boolean) {
  await api(calls.mayExport, {})
  const href = withSensitive ? '/api/settings/export?sensitive=yes&sure=yes' : '/api/settings/export'
  Object.assign(document.createElement('a'), { href, download: '' }).click()
}

/** Everything that is stored of the account, as a file. The password is asked for when it was given long ago. */
export function ExportPart() {
  const { t } = useLingui()
  const toast = useToast()
  const [mustConfirm, setMustConfirm] = useState(false)
  const [isSensitive, setSensitive] = useState(false)
  const [isSure, setSure] = useState(false)
  const { go, ...exporting } = useAction()
  const send = async (password: string) => {
    const result = await go(async () => {
      if (mustConfirm) await api(security.confirm, { body: { password } })
      try {
        await download(isSensitive && isSure)
        return true
      } catch (error) {
        if (!(error instanceof ApiError && error.why === 'confirm')) throw error
        setMustConfirm(true)
        return false
      }
    })
    if (!result.ok || !result.reply) return null
    setMustConfirm(false)
    toast({ title: t`Your export is downloading`, text: t`You will find the file with this device’s downloads.` })
    return true
  }
  return (
    <Section id="export" title={<Trans>Take everything with you</Trans>}>
      <p>
        <Trans>
          A ZIP file with everything we store about your account: a page to read, the same as JSON for programs, and the files you uploaded
          to your cases. Passwords and keys are listed without their values, and data of other people is not included.
        </Trans>
      </p>
      <p className="text-soft">
        <Trans>The file stays on this device until you delete it. On a device that others use, take it somewhere safe first.</Trans>
      </p>
      <Form
        check={() => (isSensitive && !isSure ? { isSure: t`Confirm that the sensitive files go along.` } : {})}
        mutation={exporting}
        // As it was typed: a password may begin or end with a space.
        read={(_values, data) => String(data.get('password'))}
        required={{ password: t`Enter your password.` }}
        send={send}
        submit={<Trans>Export everything</Trans>}
      >
        {(errorAt) => (
          <>
            <Checkbox
              checked={isSensitive}
              label={t`Include files that you marked as sensitive. Without them the list says which are left out.`}
              onChange={({ target }) => setSensitive(target.checked)}
            />
            {isSensitive && (
              <Checkbox
                checked={isSure}
                error={errorAt('isSure')}
                label={t`I am sure: the file on this device will have them.`}
                name="isSure"
                onChange={({ target }) => setSure(target.checked)}
              />
            )}
            {mustConfirm && (
              <output className="block">
                <TextInput
                  autoComplete="current-password"
                  error={errorAt('password')}
                  hint={t`You gave it more than ten minutes ago: give it again, then press the button again.`}
                  label={t`Your password`}
                  name="password"
                  type="password"
                />
              </output>
            )}
          </>
        )}
      </Form>
    </Section>
  )
}
