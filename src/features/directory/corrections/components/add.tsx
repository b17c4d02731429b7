import { Trans, useLingui } from '@lingui/react/macro'
import { states } from '#domain/directory/states.ts'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { longest } from '../contract.ts'
import { Alike } from './alike.tsx'
import { MissingForm } from './missing-form.tsx'

/** First the look at who is there already: a plain form that asks for nothing but the search. */
function First({ name, state }: { name: string; state: string }) {
  const { t } = useLingui()
  return (
    <form action="/add-professional" className="grid max-w-2xl items-end gap-4 sm:grid-cols-[1fr_13rem_auto]" method="get">
      <TextInput
        autoComplete="off"
        defaultValue={name}
        key={`name ${name}`}
        label={t`Name of the person`}
        maxLength={longest.name}
        name="name"
        required
        spellCheck={false}
      />
      <Select
        defaultValue={state}
        key={`state ${state}`}
        label={t`State`}
        name="state"
        options={[{ value: '', label: t`All states` }, ...Object.entries(states).map(([value, label]) => ({ value, label }))]}
      />
      <Button className="min-h-12" kind={name === '' ? 'primary' : 'secondary'} type="submit">
        <Trans>Look first</Trans>
      </Button>
    </form>
  )
}

/** "Not here? Add": look, then the form. */
export function Add({ name, state }: { name: string; state: string }) {
  return (
    <>
      <header>
        <h1>
          <Trans>Add a professional</Trans>
        </h1>
        <p className="mt-3 max-w-prose text-soft">
          <Trans>
            Somebody who works in family court is missing? Tell us. A person checks it before the page is made. Being listed says nothing
            good or bad about anyone.
          </Trans>
        </p>
      </header>
      <First name={name} state={state} />
      {name !== '' && (
        <>
          <Alike name={name} state={state} />
          <section aria-labelledby="none" className="grid gap-4">
            <h2 id="none">
              <Trans>Not listed? Send it for checking</Trans>
            </h2>
            <MissingForm key={`${name} ${state}`} name={name} state={state} />
          </section>
        </>
      )}
    </>
  )
}
