import { Trans } from '@lingui/react/macro'
import { caseQuery } from '#case/cases/public.tsx'
import { useLive } from '#shell/live.ts'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { calls, type Source } from '../contract.ts'
import { SuggestedList } from './suggested-list.tsx'

interface Props {
  caseId: string
  search: URLSearchParams
  /** `null`: of all of the reader's sources. */
  of: { source: Source; id: string } | null
}

const topics = { evidence: ['/api/fact-suggestions'] }

/** Suggested facts of one source or of all: nothing of them is a fact before its reader says so. */
export function Suggested({ caseId, search, of }: Props) {
  useLive(caseId, topics)
  const isDecided = search.get('decided') === 'yes'
  const query = useApiQuery(
    calls.list,
    { query: { ...caseQuery(search), case: caseId, ...of, ...(isDecided && { decided: 'yes' as const }) } },
    { keepOld: true },
  )
  return (
    <Loaded
      failed={<Trans>Couldn’t load suggested facts</Trans>}
      lines={6}
      query={query}
      safe={<Trans>Your data is safe. Try again in a minute.</Trans>}
    >
      {(list) => <SuggestedList caseId={caseId} isDecided={isDecided} list={list} of={of} search={search} />}
    </Loaded>
  )
}
