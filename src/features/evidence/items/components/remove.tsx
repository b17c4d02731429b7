import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { calls, type Item } from '../contract.ts'
import { noItem, pageWith } from './addresses.ts'

interface Props {
  caseId: string
  item: Item
  search: URLSearchParams
  onRemoved: () => void
}

/** Removes an item, once it is said what goes and what stays. */
export function Remove({ caseId, item, search, onRemoved }: Props) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const [asks, setAsks] = useState(false)
  // The list is asked for after the item is closed: the item itself isn't there any more.
  const removing = useMutation(calls.remove)
  const remove = async () => {
    const reply = await removing.send({ params: { case: caseId, item: item.id } }, { done: t`Item removed` })
    if (!reply) return
    onRemoved()
    go(pageWith(search, noItem), { replace: true })
  }
  return (
    <>
      <Button kind="quiet" onClick={() => setAsks(true)}>
        <Trans>Remove item</Trans>
      </Button>
      <Confirm
        busy={removing.busy}
        isDanger
        onClose={() => setAsks(false)}
        onConfirm={() => void remove()}
        open={asks}
        problem={removing.problem?.sentence}
        title={<Trans>Remove this item?</Trans>}
        verb={<Trans>Remove item</Trans>}
      >
        <p>
          <Trans>The item’s title, note and tags are deleted. This can’t be undone.</Trans>
        </p>
        <p>
          <Trans>The file stays among your uploads, where you can delete it. Your log keeps the file’s hash (SHA-256).</Trans>
        </p>
      </Confirm>
    </>
  )
}
