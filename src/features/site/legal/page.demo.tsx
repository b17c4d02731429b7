import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Page } from '#web/page.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { Failed } from '#web/ui/states.tsx'
import { longestPasted } from './contract.ts'
import { Found } from './components/found.tsx'
import { useCheck } from './components/use-check.ts'

const never = () => () => {}
/** Until the script runs nothing can be written: a plain form would carry the text away in an address. */
const useRuns = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

function View() {
  const { t: text } = useLingui()
  const { checked, isFailed, check, clear } = useCheck()
  const [isEmpty, setIsEmpty] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const runs = useRuns()
  const look = () => {
    const values = new FormData(form.current!)
    const pasted = String(values.get('text') ?? '').slice(0, longestPasted)
    setIsEmpty(pasted.trim() === '')
    if (pasted.trim() === '') return clear()
    void check(pasted, {
      about: { name: String(values.get('name') ?? ''), role: 'judge' },
      isOngoing: values.get('ongoing') !== null,
      withModel: values.get('model') !== null,
    })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    look()
  }
  const empty = () => {
    form.current!.reset()
    setIsEmpty(false)
    clear()
  }
  return (
    <main className="page grid gap-8" id="content" tabIndex={-1}>
      <div>
        <h1>
          <Trans>Try the checks</Trans>
        </h1>
        <p className="mt-3 max-w-prose text-lg text-soft">
          <Trans>Paste a text and see what the checks of a review find in it, by which rule, and which words could stand instead.</Trans>
        </p>
        <p className="mt-3 max-w-prose">
          <Trans>
            The checks run on this device. The text is not sent and not kept: it is gone when you leave. Our server also has a small model
            for danger. If you ask for it the text goes there, is read once, and is not kept. See the{' '}
            <SiteLink to="/legal-protection">rules in plain words</SiteLink>.
          </Trans>
        </p>
      </div>
      <noscript>
        <p className="max-w-prose">
          <Trans>The checks run on your device and need JavaScript.</Trans>
        </p>
      </noscript>
      <form autoComplete="off" className="max-w-3xl" onSubmit={submit} ref={form}>
        <fieldset className="grid gap-5" disabled={!runs}>
          <TextArea
            counter={{ max: longestPasted }}
            error={isEmpty ? text`Paste or write a text first.` : undefined}
            label={text`Text`}
            name="text"
            rows={8}
          />
          <TextInput
            hint={text`Their own name is no third person. Leave it empty if nobody is rated.`}
            label={text`Who is rated`}
            name="name"
            optional
          />
          <Checkbox label={text`The case is still open`} name="ongoing" value="yes" />
          <Checkbox label={text`Ask the model too: the text is sent to our server, read once and not kept`} name="model" value="yes" />
          <div className="flex flex-wrap gap-3">
            <Button type="submit">
              <Trans>Check the text</Trans>
            </Button>
            <Button kind="secondary" onClick={empty} type="button">
              <Trans>Clear</Trans>
            </Button>
          </div>
        </fieldset>
      </form>
      {isFailed && (
        <Failed
          onRetry={look}
          sentence={
            <Trans>That did not work. Your text is still there. Without the model no network is needed once the checks are here.</Trans>
          }
          title={<Trans>The checks could not be reached</Trans>}
        />
      )}
      {checked && !isFailed && <Found checked={checked} />}
    </main>
  )
}

export const page: Page = {
  title: (_at, i18n) => t(i18n)`Try the checks`,
  View,
  noIndex: () => true,
}
