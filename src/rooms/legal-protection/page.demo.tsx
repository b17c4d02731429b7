import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useRef, useState, useSyncExternalStore } from 'react'
import type { Page } from '../../web/page.ts'
import { SiteLink } from '../../web/link.tsx'
import { Button } from '../../web/ui/button.tsx'
import { Checkbox } from '../../web/ui/choice.tsx'
import { TextArea, TextInput } from '../../web/ui/field.tsx'
import { Failed } from '../../web/ui/states.tsx'
import { Found } from './parts/found.tsx'
import { useCheck } from './parts/use-check.ts'

/** As long as an answer of a rating may be, and as a pasted letter is. */
const longest = 5000

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
    const pasted = String(values.get('text') ?? '').slice(0, longest)
    setIsEmpty(pasted.trim() === '')
    if (pasted.trim() === '') return clear()
    void check(pasted, { name: String(values.get('name') ?? ''), role: 'judge' }, values.get('ongoing') !== null)
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
            The checks run on this device. The text is not sent and not kept: it is gone when you leave. See the{' '}
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
            counter={{ max: longest }}
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
          sentence={<Trans>They are fetched once, and that did not work. Your text is still there.</Trans>}
          title={<Trans>The checks could not be loaded</Trans>}
        />
      )}
      {checked && !isFailed && <Found screened={checked.screened} text={checked.text} />}
    </main>
  )
}

export const page: Page = {
  title: (_at, i18n) => t(i18n)`Try the checks`,
  View,
  noIndex: () => true,
}
