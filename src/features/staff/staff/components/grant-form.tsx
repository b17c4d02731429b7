import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useRef, useState } from 'react'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import { Card } from '#web/ui/notice.tsx'
import { roles } from '#domain/access/roles.ts'
import { calls, longestReason, Role, shortestReason } from '../contract.ts'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { roleMeans, roleWords } from './words.ts'

/** Gives a role to someone who has an account. */
export function GrantForm({ onGranted }: { onGranted: () => void }) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const [role, setRole] = useState<Role>('moderator')
  const [short, setShort] = useState(false)
  const grant = useMutation(calls.grant)
  const send = async (email: string, reason: string) => {
    const given = await grant.send({ body: { email, role, reason } })
    if (!given) return
    toast({
      title: given.waits ? t`A second super admin has to agree` : t`The role was given`,
      text: t`${email}: ${i18n._(roleWords[role])}`,
    })
    form.current?.reset()
    onGranted()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const reason = String(fields.get('reason') ?? '').trim()
    setShort(reason.length < shortestReason)
    if (reason.length >= shortestReason) void send(String(fields.get('email') ?? '').trim(), reason)
  }
  return (
    <Card className="max-w-2xl">
      <form className="grid gap-4" noValidate onSubmit={submit} ref={form}>
        <h3>
          <Trans>Give a role</Trans>
        </h3>
        <Problem of={grant.problem} />
        <TextInput
          autoComplete="off"
          inputMode="email"
          label={t`E-mail address of the account`}
          name="email"
          spellCheck={false}
          type="email"
        />
        <Select
          hint={i18n._(roleMeans[role])}
          label={t`Role`}
          name="role"
          onChange={({ target }) => setRole(roles.find((one) => one === target.value) ?? 'moderator')}
          options={roles.map((one) => ({ value: one, label: i18n._(roleWords[one]) }))}
          value={role}
        />
        <TextArea
          counter={{ min: shortestReason, max: longestReason }}
          error={short && t`Write at least ${shortestReason} characters.`}
          label={t`Reason`}
          name="reason"
          rows={2}
        />
        <Button busy={grant.busy} className="justify-self-start" type="submit">
          <Trans>Give role</Trans>
        </Button>
      </form>
    </Card>
  )
}
