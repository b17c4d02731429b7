import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { states } from '#domain/directory/states.ts'
import { Hidden } from '#web/hidden.tsx'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { kinds, roles } from '#directory/professionals/contract.ts'
import { kindWord } from '#directory/professionals/public.tsx'
import { calls, longest, shortestProof } from '../contract.ts'
import { missingOf } from './bodies.ts'
import { StorageNote, Proof } from './fields.tsx'
import { Sent } from './sent.tsx'
import { useSentences, wrongAt } from './use-wrong.ts'

/** The first field that is not filled in. */
function emptyIn({ kind, name, state, proof }: ReturnType<typeof missingOf>): string | null {
  if (name.length < 3) return 'name'
  if (kind === '') return 'kind'
  if (state === '') return 'state'
  return proof.length < shortestProof ? 'proof' : null
}

/** Someone missing, for a person to check. Sent by JavaScript where there is any, and else by the browser. */
export function MissingForm({ name, state }: { name: string; state: string }) {
  const { t, i18n } = useLingui()
  const { became, attempt, busy, send, refuse, values } = useMutation(calls.add, [], { plain: 'add' })
  const sentences = useSentences()
  if (became?.is === 'done') return <Sent {...became.data} />
  const { at, errorAt } = wrongAt(became, sentences)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = missingOf(new FormData(event.currentTarget))
    const empty = emptyIn(body)
    if (empty !== null) return refuse(empty)
    void send({ body: body as Parameters<typeof send>[0]['body'] })
  }
  return (
    <form
      action={`/add-professional?${new URLSearchParams({ name, state })}#add`}
      autoComplete="off"
      className="grid max-w-2xl scroll-mt-20 gap-6"
      id="add"
      method="post"
      noValidate
      onSubmit={submit}
    >
      {became && <NotSent at={at} became={became} key={attempt} title={t`It was not sent`} />}
      <Hidden form="add" />
      <TextInput
        defaultValue={values['name'] ?? name}
        error={errorAt('name')}
        hint={<Trans>Given name and family name, without titles.</Trans>}
        id="name"
        label={t`Name`}
        maxLength={longest.name}
        name="name"
        spellCheck={false}
      />
      <Select
        defaultValue={values['kind'] ?? ''}
        error={errorAt('kind')}
        id="kind"
        label={t`What do they do?`}
        name="kind"
        options={[
          { value: '', label: t`Choose one` },
          ...roles.flatMap((role) => kinds[role].map((kind) => ({ value: kind, label: i18n._(kindWord(kind, role)) }))),
        ]}
      />
      <TextInput
        defaultValue={values['workplace'] ?? ''}
        error={errorAt('workplace')}
        hint={<Trans>The court of a judge or guardian ad litem. The firm or office of all others.</Trans>}
        id="workplace"
        label={t`Court, firm or office`}
        maxLength={longest.workplace}
        name="workplace"
        optional
        spellCheck={false}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          defaultValue={values['state'] ?? state}
          error={errorAt('state')}
          id="state"
          label={t`State`}
          name="state"
          options={[{ value: '', label: t`Choose one` }, ...Object.entries(states).map(([value, label]) => ({ value, label }))]}
        />
        <TextInput
          defaultValue={values['county'] ?? ''}
          error={errorAt('county')}
          id="county"
          label={t`County`}
          maxLength={longest.county}
          name="county"
          optional
          spellCheck={false}
        />
      </div>
      <Proof errorAt={errorAt} values={values} />
      <StorageNote />
      <Button busy={busy} className="justify-self-start" type="submit">
        <Trans>Send for checking</Trans>
      </Button>
    </form>
  )
}
