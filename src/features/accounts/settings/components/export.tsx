import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { api, ApiError } from '#web/api.ts'
import { useToast } from '#web/toasts.tsx'
import { Form } from '#web/form/form.tsx'
import { useAction } from '#web/form/use-action.ts'
import { TextInput } from '#web/ui/field.tsx'
import { calls as security } from '#accounts/security/contract.ts'
import { Section } from './section.tsx'

/** Fetches the file and hands it to the browser. @throws ApiError */
async function download() {
  const reply = await fetch('/api/settings/export')
  if (!reply.ok) throw new ApiError(reply.status, await reply.text())
  const name = /filename="([^"]+)"/.exec(reply.headers.get('content-disposition') ?? '')?.[1] ?? 'export.zip'
  const href = URL.createObjectURL(await reply.blob())
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), 60_000)
}

/** Everything that is stored of the account, as a file. The password is asked for when it was given long ago. */
export function ExportPart() {
  const { t } = useLingui()
  const toast = useToast()
  const [mustConfirm, setMustConfirm] = useState(false)
  const { go, ...exporting } = useAction()
  const send = async (password: string) => {
    const result = await go(async () => {
      if (mustConfirm) await api(security.confirm, { body: { password } })
      try {
        await download()
        return true
      } catch (error) {
        if (!(error instanceof ApiError && error.why === 'confirm')) throw error
        setMustConfirm(true)
        return false
      }
    })
    if (!result.ok || !result.reply) return null
    setMustConfirm(false)
    toast({ title: t`Exported`, text: t`The file is where this device keeps downloads.` })
    return true
  }
  return (
    <Section id="export" title={<Trans>Take everything with you</Trans>}>
      <p>
        <Trans>
          A ZIP file with all that is kept of your account: a page to read, and the same as JSON for programs. Passwords and keys are named
          in it and not contained, and it has no data about other people.
        </Trans>
      </p>
      <p className="text-soft">
        <Trans>The file stays on this device until you delete it. On a device that others use, take it somewhere safe first.</Trans>
      </p>
      <Form
        mutation={exporting}
        // As it was typed: a password may begin or end with a space.
        read={(_values, data) => String(data.get('password'))}
        required={{ password: t`Enter your password.` }}
        send={send}
        submit={<Trans>Export everything</Trans>}
      >
        {(errorAt) =>
          mustConfirm && (
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
          )
        }
      </Form>
    </Section>
  )
}
