import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { lawCheckedOn, lawSource, limitsOfWays, type Way, type WayState, waysOf } from '#domain/evidence/authentication.ts'
import type { Text } from '#kernel/text.ts'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { calls } from '../contract.ts'
import { Line } from './line.tsx'

interface Props {
  caseId: string
  /** A file that the reader uploaded. */
  file: string
}

/** The ways to show that a file of the reader is what they say it is: where each stands, and drafts to complete. */
export function ProofOfFile({ caseId, file }: Props) {
  const { i18n } = useLingui()
  const query = useApiQuery(calls.of, { params: { case: caseId, file } })
  const draft = (name: string) => `/api/cases/${caseId}/files/${file}/draft-${name}.pdf`
  const checked = dayInWords(lawCheckedOn, i18n.locale)
  return (
    <Loaded failed={<Trans>Couldn’t load the ways to prove this file</Trans>} lines={7} query={query}>
      {({ facts }) => (
        <div className="grid grid-cols-1 gap-3">
          <ul className="border-t border-line">
            {waysOf(facts).map((way) => (
              <li className="border-b border-line" key={way.id}>
                <WayLine way={way} />
              </li>
            ))}
          </ul>
          <p className="no-print flex flex-wrap gap-3">
            <a className="button button-secondary" download href={draft('declaration')}>
              <Trans>Draft declaration (PDF)</Trans>
            </a>
            <a className="button button-secondary" download href={draft('certificate')}>
              <Trans>Draft certificate, 902(14) (PDF)</Trans>
            </a>
          </p>
          <div className="grid gap-1 text-sm text-soft">
            {limitsOfWays.map((line) => (
              <p key={line.id}>{i18n._(line)}</p>
            ))}
            <p>
              <Trans>
                No lawyer has reviewed this list. Where the law was read: {lawSource}. Last checked {checked}.
              </Trans>
            </p>
          </div>
        </div>
      )}
    </Loaded>
  )
}

function WayLine({ way: { name, citation, state, today, missing, next } }: { way: Way }) {
  const { i18n } = useLingui()
  const [first] = missing
  return (
    <Line
      meta={
        <span className="flex flex-wrap gap-x-2">
          <State state={state} />
          {state === 'needs' && (
            <span className="sm:hidden">
              <Plural one="# thing missing" other="# things missing" value={missing.length} />
            </span>
          )}
        </span>
      }
      title={
        <>
          {i18n._(name)}
          {first && state === 'needs' && <span className="hidden text-sm text-soft group-open:invisible sm:block">{i18n._(first)}</span>}
        </>
      }
    >
      <Lines lines={today} title={<Trans>Today</Trans>} />
      <Lines lines={missing} title={state === 'unfit' ? <Trans>Why not</Trans> : <Trans>Missing</Trans>} />
      {next && <Lines lines={[next]} title={<Trans>Next</Trans>} />}
      <p className="text-soft">{citation}</p>
    </Line>
  )
}

function State({ state }: { state: WayState }) {
  if (state === 'supports')
    return (
      <Badge tone="info">
        <Trans>Can support today</Trans>
      </Badge>
    )
  if (state === 'needs')
    return (
      <Badge tone="attention">
        <Trans>Needs something</Trans>
      </Badge>
    )
  return (
    <Badge>
      <Trans>Doesn’t fit this kind</Trans>
    </Badge>
  )
}

function Lines({ title, lines }: { title: React.ReactNode; lines: readonly Text[] }) {
  const { i18n } = useLingui()
  if (lines.length === 0) return null
  return (
    <div>
      <p className="font-semibold">{title}</p>
      <ul className="list-disc ps-5">
        {lines.map((line) => (
          <li key={line.id}>{i18n._(line)}</li>
        ))}
      </ul>
    </div>
  )
}
