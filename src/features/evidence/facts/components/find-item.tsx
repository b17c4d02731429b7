import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { calls as itemCalls } from '#evidence/items/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'

const most = 6

/** Finds an item of the vault to cite: the latest ones, or those with these words. */
export function FindItem({ caseId, onFound }: { caseId: string; onFound: (item: { id: string; title: string }) => void }) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const query = useApiQuery(itemCalls.list, { query: { case: caseId, ...(asked && { q: asked }) } }, { keepOld: true })
  return (
    <div className="grid gap-2">
      <div className="grid grid-cols-[1fr_auto] items-end gap-2">
        <TextInput
          label={t`Find in your vault`}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            // Within a form: Enter searches, and sends nothing.
            if (event.key !== 'Enter') return
            event.preventDefault()
            setAsked(typed.trim())
          }}
          type="search"
          value={typed}
        />
        <Button className="min-h-12" kind="secondary" onClick={() => setAsked(typed.trim())}>
          <Trans>Find</Trans>
        </Button>
      </div>
      <Loaded failed={<Trans>Couldn’t load your vault</Trans>} lines={3} query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="text-soft">{asked === '' ? <Trans>Your vault is empty.</Trans> : <Trans>No item matches.</Trans>}</p>
          ) : (
            <ul className="flex flex-wrap gap-2">
              {items.slice(0, most).map(({ id, title }) => (
                <li key={id}>
                  <Button kind="secondary" onClick={() => onFound({ id, title })}>
                    <Trans>Cite “{title}”</Trans>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}
