import { Plural, Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Reply } from '#http/contract.ts'
import { newKey } from '#web/posted.ts'
import { Button } from '#web/ui/button.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { type Attached, FilePicker } from '#case/files/public.tsx'
import { type BatchRow, isEmpty, lostIn, missingIn, mostRows, rowAfter } from './batch.ts'
import type { calls } from '../contract.ts'
import { BatchFields } from './batch-row.tsx'
import { useBatch } from './use-batch.ts'

interface Props {
  caseId: string
  list: Reply<typeof calls.list>
  onDone: () => void
}

/** Several expenses at once: a row each, with or without a receipt. Each receipt is a draft as soon as it has arrived. */
export function BatchForm({ caseId, list, onDone }: Props) {
  const { today, children: kids, onlyPictures } = list
  const open = list.categories.filter(({ endedAt, until }) => endedAt === null && until === null)
  const [rows, setRows] = useState<readonly BatchRow[]>(() => {
    const category = open.length === 1 ? open[0]!.id : null
    return [rowAfter({ day: today, category, children: kids.length === 1 ? [kids[0]!.id] : [] }, newKey())]
  })
  const [reading, setReading] = useState<string | null>(null)
  const [isUploading, setUploading] = useState(false)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const put = (key: string, more: Partial<BatchRow>) => setRows((all) => all.map((row) => (row.key === key ? { ...row, ...more } : row)))
  const { results, busy, save, saveAll, sendAll } = useBatch(caseId, today, (key, draft) => put(key, { draft }))
  const seen = useRef(new Set<string>())
  const isSent = ({ key }: BatchRow) => results.get(key)?.is === 'sent'
  const left = rows.filter((row) => !isSent(row) && !isEmpty(row))
  const complete = left.filter((row) => missingIn(row, today) === null)
  const addReceipts = (files: readonly Attached[]) => {
    const fresh = files.filter(({ file }) => !seen.current.has(file))
    for (const receipt of fresh) {
      seen.current.add(receipt.file)
      const row = { ...rowAfter(rows.at(-1)!, newKey()), day: '', receipt }
      setRows((all) => [...all.filter((one) => !isEmpty(one)), row])
      setReading((now) => now ?? row.key)
      void save(row)
    }
  }
  /** What a draft can't hold is not saved and stays here, with the sentence at its field. */
  const sayWhatIsLost = () => {
    setTried(true)
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
  }
  const remove = async (row: BatchRow) => {
    // A draft stays one, with what was typed.
    if (row.draft !== null && lostIn(row) !== null) return sayWhatIsLost()
    if (row.draft !== null && !(await save(row))) return
    setRows((all) => {
      const others = all.filter(({ key }) => key !== row.key)
      return others.length > 0 ? others : [rowAfter(row, newKey())]
    })
  }
  const finish = async () => {
    const held = left.filter((row) => lostIn(row) === null)
    if ((await saveAll(held)) && held.length === left.length) onDone()
    else sayWhatIsLost()
  }
  const ready = complete.length
  const isBusy = busy || isUploading
  const isFull = rows.length >= mostRows
  return (
    <div className="grid gap-4" ref={form}>
      <p>
        <Trans>Each receipt becomes a draft. Check what we read from it, then send all that are complete.</Trans>
      </p>
      {!isFull && (
        <FilePicker
          attached={[]}
          caseId={caseId}
          most={mostRows - rows.length}
          onBusy={setUploading}
          onChange={addReceipts}
          onlyPictures={onlyPictures}
        />
      )}
      <Rows of={rows} rowKey={({ key }) => key}>
        {(row) => (
          <BatchFields
            became={results.get(row.key)}
            caseId={caseId}
            categories={open}
            isBusy={isBusy}
            isReading={reading === row.key}
            isTried={isTried}
            kids={kids}
            number={rows.indexOf(row) + 1}
            onPut={(more) => put(row.key, more)}
            onRead={() => setReading(row.key)}
            onRemove={() => void remove(row)}
            row={row}
            today={today}
          />
        )}
      </Rows>
      {!isFull && (
        <Button
          busy={isBusy}
          className="justify-self-start"
          kind="secondary"
          onClick={() => setRows((all) => [...all, rowAfter(all.at(-1)!, newKey())])}
        >
          <Trans>Add row</Trans>
        </Button>
      )}
      <div className="flex flex-wrap gap-3">
        {ready > 0 && (
          <Button busy={isBusy} onClick={() => void sendAll(complete)}>
            <Plural one="Send # expense" other="Send # expenses" value={ready} />
          </Button>
        )}
        <Button busy={isBusy} kind="secondary" onClick={() => void finish()}>
          {left.length > 0 ? <Trans>Save as drafts and close</Trans> : <Trans>Close</Trans>}
        </Button>
      </div>
    </div>
  )
}
