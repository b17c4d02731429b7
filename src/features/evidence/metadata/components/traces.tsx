import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { FileMetadata } from '../contract.ts'

type Trace = FileMetadata['traces'][number]

const words: Readonly<Record<Trace['kind'], MessageDescriptor>> = {
  software: msg`Software`,
  changed: msg`Saved again`,
  history: msg`Editing history`,
  original: msg`Made from`,
}

/** Programs that a file names, and what they noted: facts, and no verdict. */
export function Traces({ traces }: Pick<FileMetadata, 'traces'>) {
  const { i18n } = useLingui()
  return (
    <>
      {traces.length > 0 && (
        <ul>
          {traces.map(({ kind, tag, text }) => (
            <li className="break-words" key={`${kind} ${tag} ${text}`}>
              {i18n._(words[kind])}: {text}
            </li>
          ))}
        </ul>
      )}
      <span className="block text-sm text-soft">
        {traces.length > 0 ? (
          <Trans>Phones and cameras name their software, too. An entry doesn’t show that the content was changed.</Trans>
        ) : (
          <Trans>The file names no program. That doesn’t show that the content was never changed.</Trans>
        )}
      </span>
    </>
  )
}
