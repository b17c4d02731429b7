import { Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { formatList } from '#web/dates.ts'
import type { calls, Line } from '../contract.ts'

const blanks = /_{6,}/

/** The paper as it would be: what is missing is marked, and listed first. */
export function Preview({ preview: { lines, missing } }: { preview: Reply<typeof calls.preview> }) {
  const { t, i18n } = useLingui()
  const names = formatList(missing, i18n.locale)
  return (
    <section aria-label={t`Preview`} className="grid gap-3">
      <p>
        {missing.length === 0 ? <Trans>Everything is filled in except what you sign by hand.</Trans> : <Trans>Left blank: {names}.</Trans>}
      </p>
      <div className="grid gap-2 rounded-sm border border-line bg-surface p-4">
        {lines.map((line, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the lines of one reply, in its order
          <OneLine key={index} line={line} />
        ))}
      </div>
    </section>
  )
}

function OneLine({ line: { kind, name, text } }: { line: Line }) {
  if (kind === 'rule') return <hr className="border-line" />
  if (kind === 'heading') return <p className="text-lg font-semibold">{text}</p>
  if (kind === 'text')
    return (
      <p className="[overflow-wrap:anywhere]">
        <Marked text={text} />
      </p>
    )
  return (
    <p className="grid gap-x-4 [overflow-wrap:anywhere] sm:grid-cols-[11rem_minmax(0,1fr)]">
      <span className="font-semibold">{name}</span>
      <span>
        <Marked text={text} />
      </span>
    </p>
  )
}

function Marked({ text }: { text: string }) {
  const [before = '', ...after] = text.split(blanks)
  return (
    <>
      {before}
      {after.map((rest, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the blanks of one line, in its order
        <Blank key={index} rest={rest} />
      ))}
    </>
  )
}

const Blank = ({ rest }: { rest: string }) => (
  <>
    <mark className="bg-attention-wash px-1 text-ink">
      <Trans>blank</Trans>
    </mark>
    {rest}
  </>
)
