import { Trans, useLingui } from '@lingui/react/macro'
import { sizeText } from '#domain/files/sizes.ts'
import { CheckPaper } from '#evidence/filing/public.tsx'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { calls, type Step } from '../contract.ts'
import { hashWords, leafWords, notRecorded, sameHash, stepWords } from '../rules.ts'
import { Line } from './line.tsx'

interface Props {
  caseId: string
  /** A file that the reader uploaded. */
  file: string
}

/** Who had a file of the reader in hand and what became of it, step by step as the log has it. */
export function CustodyOfFile({ caseId, file }: Props) {
  const { i18n } = useLingui()
  const query = useApiQuery(calls.of, { params: { case: caseId, file } })
  const address = `/api/cases/${caseId}/files/${file}/custody`
  return (
    <Loaded failed={<Trans>Couldn’t load the chain of custody</Trans>} lines={6} query={query}>
      {({ steps }) => (
        <div className="grid grid-cols-1 gap-3">
          <ol className="border-t border-line">
            {steps.map((step, n) => (
              <li className="border-b border-line" key={step.leaf?.hash ?? n}>
                <StepLine step={step} />
              </li>
            ))}
          </ol>
          <p className="text-sm text-soft">{i18n._(notRecorded)}</p>
          <div className="no-print flex flex-wrap gap-3">
            <a className="button button-secondary" download href={`${address}.pdf`}>
              <Trans>Download PDF</Trans>
            </a>
            <a className="button button-secondary" download href={`${address}.csv`}>
              <Trans>Download CSV</Trans>
            </a>
            <CheckPaper caseId={caseId} paper="custody" part={`file=${file}`} />
          </div>
        </div>
      )}
    </Loaded>
  )
}

function StepLine({ step }: { step: Step }) {
  const { i18n } = useLingui()
  const { kind, at, by, tool, sha256, bytes, leaf } = step
  return (
    <Line
      meta={
        <>
          <Moment at={at} /> · {by ?? (kind === 'linkOpened' ? <Trans>Not known</Trans> : <Trans>This site</Trans>)}
        </>
      }
      title={i18n._(stepWords(step))}
    >
      {kind === 'received' && <p>{i18n._(sameHash)}</p>}
      <dl className="grid gap-2">
        {tool !== null && <Detail name={<Trans>Program</Trans>} value={tool} />}
        {bytes !== null && <Detail name={<Trans>Size</Trans>} value={sizeText(bytes)} />}
        {sha256 !== null && <Detail name={i18n._(hashWords(kind))} value={<code className="break-all">{sha256}</code>} />}
        <Detail name={i18n._(leafWords(leaf))} value={leaf && <code className="break-all">{leaf.hash}</code>} />
      </dl>
    </Line>
  )
}

function Detail({ name, value }: { name: React.ReactNode; value: React.ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      {value !== null && <dd>{value}</dd>}
    </div>
  )
}
