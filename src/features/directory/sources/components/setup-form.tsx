import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { calls, type Setup } from '../contract.ts'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'

const example = JSON.stringify(
  {
    columns: { key: 'Number', name: 'Name', county: 'County' },
    values: { role: 'expert', kind: 'mediator', state: 'OH' },
    page: { row: 'table.roster tbody tr', cells: { Number: 'td.number', Name: 'td.name', County: 'td.county' }, next: 'a[rel=next]' },
  },
  null,
  2,
)

/** The settings of a source, or of a new roster page. */
export function SetupForm({ setup, onDone }: { setup: Setup | null; onDone: (saved: boolean) => void }) {
  const { t } = useLingui()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const add = useMutation(calls.add, ['/api/sources'])
  const edit = useMutation(calls.edit, ['/api/sources'])
  const { busy, problem } = setup ? edit : add
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '')
    const written = {
      title: text('title'),
      publisher: text('publisher'),
      licence: text('licence'),
      address: text('address'),
      mapping: setup && setup.mapping === null ? null : text('mapping'),
      terms: text('terms'),
      termsOn: text('termsOn') || null,
      contact: text('contact'),
      everyHours: Number(text('everyHours')),
      spacingSeconds: Number(text('spacingSeconds')),
    }
    const done = setup
      ? await edit.send({ params: { id: setup.id }, body: { version: setup.version, ...written } })
      : await add.send({ body: { id: text('id'), ...written } })
    if (done) onDone(true)
  }
  const error = (name: string) => (problem?.field === name ? problem.sentence : null)
  return (
    <main className="page" id="content" tabIndex={-1}>
      <Button className="mb-4" kind="quiet" onClick={() => onDone(false)}>
        <Trans>Back to the list</Trans>
      </Button>
      <h1 className="outline-none" ref={heading} tabIndex={-1}>
        {setup ? setup.title : <Trans>Add a roster page</Trans>}
      </h1>
      <form className="mt-6 grid max-w-2xl gap-5" noValidate onSubmit={(event) => void submit(event)}>
        <Problem of={problem} />
        {!setup && (
          <TextInput
            error={error('id')}
            hint={<Trans>Small letters, digits and dashes. It stays for ever: every value names it.</Trans>}
            label={t`Short name`}
            maxLength={40}
            name="id"
          />
        )}
        <TextInput defaultValue={setup?.title} error={error('title')} label={t`Title`} maxLength={200} name="title" />
        <TextInput defaultValue={setup?.publisher} error={error('publisher')} label={t`Publisher`} maxLength={200} name="publisher" />
        <TextInput defaultValue={setup?.licence} error={error('licence')} label={t`Licence`} maxLength={300} name="licence" />
        <TextInput
          defaultValue={setup?.address}
          error={error('address')}
          hint={<Trans>It begins with https. Of no other host anything is asked.</Trans>}
          label={t`Address`}
          maxLength={500}
          name="address"
          type="url"
        />
        <TextArea
          counter={{ max: 1000 }}
          defaultValue={setup?.terms}
          error={error('terms')}
          hint={<Trans>What the host’s terms say of programs that read the page.</Trans>}
          label={t`Terms`}
          name="terms"
          rows={3}
        />
        <TextInput
          defaultValue={setup?.termsOn ?? ''}
          error={error('termsOn')}
          label={t`Terms read on`}
          name="termsOn"
          optional
          type="date"
        />
        <TextInput
          defaultValue={setup?.contact}
          error={error('contact')}
          hint={<Trans>It stands in every request, so that the host can write to us.</Trans>}
          label={t`Contact address`}
          maxLength={254}
          name="contact"
          type="email"
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextInput
            defaultValue={setup?.everyHours ?? 168}
            error={error('everyHours')}
            hint={<Trans>A week has 168.</Trans>}
            inputMode="numeric"
            label={t`Hours between two runs`}
            name="everyHours"
          />
          <TextInput
            defaultValue={setup?.spacingSeconds ?? 10}
            error={error('spacingSeconds')}
            hint={<Trans>More where robots.txt asks for it.</Trans>}
            inputMode="numeric"
            label={t`Seconds between two requests`}
            name="spacingSeconds"
          />
        </div>
        {(!setup || setup.mapping !== null) && (
          <TextArea
            defaultValue={setup?.mapping ?? example}
            error={error('mapping')}
            hint={
              <Trans>
                JSON. “page” says where the rows and cells are, by CSS selectors (“a@href” takes an attribute); “columns”, “values” and
                “facts” say what they are, as for a table.
              </Trans>
            }
            label={t`Mapping`}
            name="mapping"
            rows={14}
            spellCheck={false}
          />
        )}
        <p className="text-soft">
          <Trans>After another address or mapping the next run waits for a yes.</Trans>
        </p>
        <Button busy={busy} className="justify-self-start" type="submit">
          {setup ? <Trans>Keep</Trans> : <Trans>Add, paused</Trans>}
        </Button>
      </form>
    </main>
  )
}
