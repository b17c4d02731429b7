import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { fields } from './plan-fields.ts'

/**
 * A safety plan that exists nowhere but in this page's memory. The fields have no name and the form no address,
 * so that there is nothing to send; nothing is filled in, spell-checked elsewhere, or stored by the browser.
 */
export function Plan({ onPrint }: { onPrint: () => void }) {
  const { i18n } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  // What was typed, once more for paper: a box cuts long text off.
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  return (
    <form autoComplete="off" className="grid max-w-2xl gap-6" method="dialog" onSubmit={(event) => event.preventDefault()} ref={form}>
      <div className="no-print">
        <Notice title={<Trans>What you write here is kept nowhere</Trans>} tone="attention">
          <p>
            <Trans>
              It is not sent and not saved. It is gone when you leave or reload this page. The only way to keep it is to print it, or to
              copy it by hand.
            </Trans>
          </p>
          <p>
            <Trans>
              Paper can be found. Keep it where only you look, or with a friend. An advocate of a hotline can make a plan with you.
            </Trans>
          </p>
        </Notice>
      </div>
      {fields.map(({ id, label, hint }) => {
        const text = typed[id] ?? ''
        return (
          <div key={id}>
            <TextArea
              autoCapitalize="sentences"
              autoComplete="off"
              autoCorrect="off"
              className={text === '' ? undefined : 'print:[&_textarea]:hidden'}
              hint={i18n._(hint)}
              label={i18n._(label)}
              onChange={(event) => setTyped((before) => ({ ...before, [id]: event.target.value }))}
              rows={3}
              spellCheck={false}
            />
            {text !== '' && <p className="print-only whitespace-pre-wrap">{text}</p>}
          </div>
        )
      })}
      <Actions
        onClear={() => {
          form.current?.reset()
          setTyped({})
        }}
        onPrint={onPrint}
      />
    </form>
  )
}

interface ActionsProps {
  onPrint: () => void
  onClear: () => void
}

const nothing = () => () => {}

/** Buttons that need JavaScript, and what to do without it. */
function Actions({ onPrint, onClear }: ActionsProps) {
  const here = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  return (
    <div className="no-print flex min-h-11 flex-wrap items-center gap-4">
      {here ? (
        <>
          <Button onClick={onPrint}>
            <Trans>Print the plan</Trans>
          </Button>
          <Button kind="secondary" onClick={onClear}>
            <Trans>Clear all</Trans>
          </Button>
        </>
      ) : (
        <noscript>
          <p>
            <Trans>To print it use the print command of your browser.</Trans>
          </p>
        </noscript>
      )}
    </div>
  )
}
