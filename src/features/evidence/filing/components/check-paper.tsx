import { Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { groupsOf } from '#domain/filing/reduce.ts'
import type { Reply } from '#http/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { calls, type PaperName } from '../contract.ts'
import { ChoiceOf } from './choice-of.tsx'
import { useDecisions } from './use-decisions.ts'
import { FindingRow } from './finding-row.tsx'
import { Counts, Limits } from './summary.tsx'

interface Props {
  caseId: string
  paper: PaperName
  /** Which records it has: the query of the address that downloads it. */
  part: string
}

/** A button that checks a paper before it is downloaded, and prints it with what was chosen. */
export function CheckPaper(props: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        <Trans>Check before filing</Trans>
      </Button>
      <Dialog isWide onClose={() => setOpen(false)} open={isOpen} title={<Trans>Check before filing</Trans>}>
        {isOpen && <Check {...props} />}
      </Dialog>
    </>
  )
}

function Check({ caseId, paper, part }: Props) {
  const query = useApiQuery(calls.paper, { params: { case: caseId, paper }, query: part === '' ? {} : { part } })
  return (
    <Loaded
      failed={<Trans>Couldn’t check this paper</Trans>}
      lines={6}
      query={query}
      safe={<Trans>Your records are safe. Try again.</Trans>}
    >
      {(reply) => <Found caseId={caseId} key={reply.seen} paper={paper} part={part} reply={reply} />}
    </Loaded>
  )
}

/** The sure ones are replaced unless they are left; what only may be one is left until it is chosen. */
function Found({ reply: { findings, left, state, seen, can }, caseId, paper, part }: Props & { reply: Reply<typeof calls.paper> }) {
  const { i18n } = useLingui()
  const groups = useMemo(() => groupsOf(findings), [findings])
  const { open, setOpen, decided, isLeft, undecided } = useDecisions(
    groups,
    left,
    () => new Set(groups.flatMap(({ id, certainty }) => (certainty === 'maybe' ? [id] : []))),
  )
  const where = new Map(findings.map((one) => [`${one.page} ${one.start}`, one.where]))
  const leave = groups.flatMap(({ id }) => (isLeft(id) ? [id] : []))
  const address = `/api/cases/${caseId}/filing/papers/${paper}.pdf`
  const asked = new URLSearchParams({ ...(part !== '' && { part }), ...(leave.length > 0 && { leave: leave.join(',') }), seen })
  return (
    <div className="grid grid-cols-1 gap-3">
      <Counts groups={undecided} left={decided.size} />
      <div className="flex flex-wrap gap-3">
        <a className="button button-primary" download href={`${address}?${asked.toString()}`}>
          {groups.length > leave.length ? <Trans>Download with replacements (PDF)</Trans> : <Trans>Download as it is (PDF)</Trans>}
        </a>
        {open.size > 0 && (
          <Button kind="secondary" onClick={() => setOpen(new Set())}>
            {decided.size > 0 ? <Trans>Replace all others</Trans> : <Trans>Replace all</Trans>}
          </Button>
        )}
      </div>
      <Rows of={groups} rowKey={({ id }) => id}>
        {(group) => (
          <FindingRow
            group={group}
            isLeft={isLeft(group.id)}
            state={state}
            where={placesInWords(
              group.places.map(({ page, start }) => where.get(`${page} ${start}`) ?? ''),
              i18n.number(group.places.length),
            )}
          >
            <ChoiceOf
              canSave={can.leave}
              caseId={caseId}
              group={group}
              left={decided.get(group.id) ?? null}
              of={{ paper }}
              onOpen={setOpen}
              open={open}
              state={state}
            />
          </FindingRow>
        )}
      </Rows>
      <Limits state={state} />
    </div>
  )
}

/** The first heading, and how often it is there. */
const placesInWords = ([first = '']: readonly string[], count: string) =>
  `${first.length > 60 ? `${first.slice(0, 59).toWellFormed()}…` : first} (${count}×)`
