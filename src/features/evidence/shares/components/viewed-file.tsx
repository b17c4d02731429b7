import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef } from 'react'
import { FormError } from '#web/form/form-error.tsx'
import type { useMutation } from '#web/form/use-mutation.ts'
import type { calls, Opened } from '../contract.ts'
import { addressOf, ShowButton } from './show-button.tsx'

interface Props {
  code: string
  opened: Opened
  viewed: NonNullable<Opened['viewed']>
  showing: ReturnType<typeof useMutation<typeof calls.show>>
}

/** Pages that are drawn at once. */
const atOnce = 10

/** A file that is looked at: its pages as pictures, the picture itself, or its text. */
export function ViewedFile({ code, opened: { visit, files }, viewed, showing }: Props) {
  const { t } = useLingui()
  const { file, pages, from, text, isCut, problem } = viewed
  const named = files.find(({ id }) => id === file)
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (files.length > 1 || from > 1) place.current?.focus()
  }, [files.length, from])
  if (!named) return null
  const { name, shows } = named
  const until = Math.min(pages, from + atOnce - 1)
  const numbers = Array.from({ length: Math.max(0, until - from + 1) }, (_, index) => from + index)
  const step = (to: number, words: ReactNode) => (
    <ShowButton code={code} file={file} from={to} name={name} showing={showing} visit={visit}>
      {words}
    </ShowButton>
  )
  return (
    <section aria-labelledby="shown-title" className="grid min-w-0 grid-cols-1 gap-3">
      {/* One file alone was named just above. */}
      <h3
        className={files.length === 1 && pages <= atOnce ? 'sr-only' : 'outline-none [overflow-wrap:anywhere]'}
        id="shown-title"
        ref={place}
        tabIndex={-1}
      >
        <bdi>{name}</bdi>
        {pages > atOnce && (
          <span className="ms-2 text-sm font-normal text-soft">
            <Trans>
              Pages {from} to {until} of {pages}
            </Trans>
          </span>
        )}
      </h3>
      {problem !== null && <FormError problem={{ sentence: problem }} />}
      {shows === 'picture' && (
        <img
          alt={t`Picture: ${{ name }}`}
          className="max-h-[85dvh] max-w-full justify-self-start border border-line object-contain"
          src={`${addressOf(visit, file)}/picture`}
        />
      )}
      {text !== null && (
        <pre className="max-w-prose border border-line bg-surface p-3 font-sans whitespace-pre-wrap [overflow-wrap:anywhere]" dir="auto">
          {text}
        </pre>
      )}
      {isCut && (
        <p className="text-sm text-soft">
          <Trans>Only the beginning of this text is shown.</Trans>
        </p>
      )}
      {numbers.map((page) => (
        <img
          alt={t`Page ${{ page }} of ${{ name }}`}
          className="min-h-40 w-full max-w-3xl border border-line bg-[#fff]"
          key={page}
          loading="lazy"
          src={`${addressOf(visit, file)}/pages/${page}.jpg`}
        />
      ))}
      {pages > atOnce && (
        <div className="no-print flex flex-wrap gap-3">
          {from > 1 && step(Math.max(1, from - atOnce), <Trans>Earlier pages</Trans>)}
          {until < pages && step(until + 1, <Trans>Next pages</Trans>)}
        </div>
      )}
    </section>
  )
}
