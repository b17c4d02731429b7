import { Trans } from '@lingui/react/macro'
import { Camera, Upload } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Arriving, Stored, useUploads } from '#case/files/public.tsx'
import { Problem } from '#web/form/problem.tsx'
import { Button } from '#web/ui/button.tsx'
import { useWarning } from '#web/ui/unsaved.ts'
import { Belongs } from './belongs.tsx'
import { Heading } from './heading.tsx'
import { SameContent } from './same-content.tsx'
import { Unfinished } from './unfinished.tsx'
import { useAdding } from './use-adding.ts'
import { useIncoming } from './use-incoming.ts'

interface Props {
  caseId: string
  search: URLSearchParams
  /** An item is open: on a phone it has the whole screen. */
  isBehind: boolean
  /** Items that were removed from here: a file is the same as none of them. */
  removed: readonly string[]
}

/** Files come in by a button, the camera, dragging, pasting or from what was uploaded before; each becomes an item once it has arrived. */
export function AddFiles({ caseId, search, isBehind, removed }: Props) {
  const [files, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const adding = useAdding(caseId)
  const [isSensitive, setSensitive] = useState(false)
  const uploads = useUploads(
    caseId,
    () => {},
    async (file) => {
      await adding.add(file)
      return { file, refusal: null }
    },
    isSensitive,
  )
  const isOver = useIncoming(true, uploads.add)
  useWarning(uploads.isBusy, () => uploads.isBusy)
  const take = (input: HTMLInputElement) => {
    uploads.add([...(input.files ?? [])])
    // The same file can be chosen again.
    input.value = ''
  }
  const behind = isBehind ? 'max-lg:hidden' : ''
  return (
    <div className="no-print grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <Heading isBehind={isBehind} />
        <div className={`flex flex-wrap gap-2 ${behind}`}>
          <input hidden multiple onChange={(event) => take(event.currentTarget)} ref={files} tabIndex={-1} type="file" />
          <input
            accept="image/*"
            capture="environment"
            hidden
            onChange={(event) => take(event.currentTarget)}
            ref={camera}
            tabIndex={-1}
            type="file"
          />
          <Button onClick={() => files.current?.click()}>
            <Upload className="icon" />
            <Trans>Add files</Trans>
          </Button>
          <span className="hidden pointer-coarse:inline">
            <Button className="max-sm:px-3" kind="secondary" onClick={() => camera.current?.click()}>
              <Camera className="icon" />
              <Trans>Take photo</Trans>
            </Button>
          </span>
        </div>
      </div>
      {isOver && <Over />}
      <div className={`grid gap-2 ${behind}`}>
        <Belongs isSensitive={isSensitive} onSensitive={setSensitive}>
          <Stored attached={[]} caseId={caseId} isOwn onAttach={(file) => void adding.addNow(file, false)} />
        </Belongs>
        <Problem of={adding.problem} />
        {uploads.items.length > 0 && (
          <ul className="border-t border-line">
            {uploads.items.map((item) => (
              <Arriving item={item} key={item.key} uploads={uploads} />
            ))}
          </ul>
        )}
        {adding.same
          .filter(({ item }) => !removed.includes(item.id))
          .map((same) => (
            <SameContent adding={adding} key={same.file.id} same={same} search={search} />
          ))}
        <Unfinished caseId={caseId} now={uploads.items.map(({ file }) => file)} />
      </div>
    </div>
  )
}

const Over = (): ReactNode => (
  <output className="pointer-events-none fixed inset-3 z-30 grid place-items-center rounded-md border-4 border-dashed border-action bg-action-wash/90 text-xl font-semibold">
    <Trans>Drop files to add them</Trans>
  </output>
)
