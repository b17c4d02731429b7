import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { moved } from '#domain/exhibits/list.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { useOpenRow } from '#web/ui/row-buttons.tsx'
import { calls, type List } from '../contract.ts'
import { stale } from './addresses.ts'
import { ExhibitLine } from './row.tsx'
import { RowForm } from './row-form.tsx'
import { useDrag } from './use-drag.ts'

interface Props {
  caseId: string
  list: List
  canChange: boolean
}

/** The exhibits in their order. */
export function ExhibitRows({ caseId, list: { id, rows, version }, canChange }: Props) {
  const { t } = useLingui()
  const [open, setOpen] = useOpenRow()
  const [wanted, setWanted] = useState<readonly string[] | null>(null)
  const [said, setSaid] = useState('')
  // A second window may have been first: what it did is shown, and said.
  const ordering = useMutation(calls.order, stale, { saysConflicts: true })
  const removing = useMutation(calls.removeRow, stale)
  const next = useRef<readonly string[] | null>(null)
  const isSending = useRef(false)
  // What is moved while an order is on its way is sent after it.
  const save = async (order: readonly string[]) => {
    setWanted(order)
    next.current = order
    if (isSending.current) return
    isSending.current = true
    let [at, isSaved] = [version, true]
    let last: readonly string[] = []
    while (isSaved && next.current !== null && next.current.join() !== last.join()) {
      last = next.current
      next.current = null
      isSaved = (await ordering.send({ params: { case: caseId, list: id }, body: { version: at, rows: [...last] } })) !== null
      at += 1
    }
    next.current = null
    isSending.current = false
    setWanted(null)
    setSaid(isSaved ? t`Order saved` : '')
  }
  const ids = wanted ?? rows.map((row) => row.id)
  const { list, order, dragged, handle } = useDrag(ids, (changed) => void save(changed))
  const byId = new Map(rows.map((row) => [row.id, row]))
  if (rows.length === 0)
    return (
      <p className="text-soft">
        <Trans>This list is empty. Add items from your vault below.</Trans>
      </p>
    )
  return (
    <>
      <ul className="border-t border-line" ref={list}>
        {order.map((each, at) => {
          const row = byId.get(each)
          if (!row) return null
          const move = (to: number) => void save(moved(ids, row.id, to))
          return (
            <li className={`border-b border-line py-1 ${dragged === row.id ? 'bg-paper' : ''}`} key={row.id}>
              <ExhibitLine
                canChange={canChange}
                handle={handle(row.id)}
                label={rows[at]!.label}
                onChange={() => setOpen(open === row.id ? null : row.id)}
                onDown={at < order.length - 1 ? () => move(at + 1) : null}
                onRemove={() => void removing.send({ params: { case: caseId, list: id, row: row.id } }, { done: t`Removed from the list` })}
                onUp={at > 0 ? () => move(at - 1) : null}
                row={row}
              />
              {open === row.id && <RowForm caseId={caseId} list={id} onDone={() => setOpen(null)} row={row} />}
            </li>
          )
        })}
      </ul>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
      {removing.problem && <p className="text-danger">{removing.problem.sentence}</p>}
    </>
  )
}
