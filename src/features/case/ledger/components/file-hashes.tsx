import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { sha256Of } from '#web/sha256.ts'
import { Rows } from '#web/ui/rows.tsx'
import { TextInput } from '#web/ui/field.tsx'

interface Hashed {
  file: File
  /** Bytes that were read. */
  read: number
  hash: string | null
  isFailed: boolean
}

/** The SHA-256 of files, made in this browser: the files are not sent anywhere. */
export function FileHashes() {
  const { t } = useLingui()
  const [files, setFiles] = useState<readonly Hashed[]>([])
  const [expected, setExpected] = useState('')
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  const set = (file: File, to: Partial<Hashed>) => setFiles((all) => all.map((each) => (each.file === file ? { ...each, ...to } : each)))
  const choose = async (chosen: readonly File[]) => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setFiles(chosen.map((file) => ({ file, read: 0, hash: null, isFailed: false })))
    for (const file of chosen) {
      try {
        set(file, { hash: await sha256Of(file, (read) => set(file, { read }), signal) })
      } catch {
        // Others were chosen meanwhile, or it can't be read.
        if (signal.aborted) return
        set(file, { isFailed: true })
      }
    }
  }
  return (
    <div className="grid max-w-2xl gap-4">
      <noscript>
        <p>
          <Trans>Without JavaScript this browser can’t do it. The programs under “Without this site” do the same.</Trans>
        </p>
      </noscript>
      <TextInput
        autoComplete="off"
        className="noscript:hidden"
        hint={<Trans>64 letters and numbers, from the record or the paper</Trans>}
        label={t`SHA-256 that it should have`}
        maxLength={200}
        onChange={({ target }) => setExpected(target.value.replaceAll(/\s/g, '').toLowerCase())}
        optional
        spellCheck={false}
      />
      <div className="grid gap-1 noscript:hidden">
        <label className="font-semibold" htmlFor="files-to-hash">
          <Trans>Files</Trans>
        </label>
        <input
          className="w-full min-w-0 py-2"
          id="files-to-hash"
          multiple
          onChange={({ target }) => void choose([...(target.files ?? [])])}
          type="file"
        />
      </div>
      <Rows of={files.map((each, n) => ({ ...each, n }))} rowKey={({ n, file }) => `${n} ${file.name}`}>
        {(each) => <FileLine {...each} expected={expected} />}
      </Rows>
    </div>
  )
}

function FileLine({ file, read, hash, isFailed, expected }: Hashed & { expected: string }) {
  const { t } = useLingui()
  return (
    <div className="grid gap-1">
      <p className="font-semibold [overflow-wrap:anywhere]">{file.name}</p>
      {hash === null && !isFailed && (
        <progress aria-label={t`Reading ${file.name}`} className="h-2 w-full accent-action" max={file.size || 1} value={read} />
      )}
      <output className="figures text-sm [overflow-wrap:anywhere]">{isFailed ? <Trans>This file can’t be read.</Trans> : hash}</output>
      {hash !== null && expected !== '' && (
        <p>{hash === expected ? <Trans>It is the one that was expected.</Trans> : <Trans>It is not the one that was expected.</Trans>}</p>
      )}
    </div>
  )
}
