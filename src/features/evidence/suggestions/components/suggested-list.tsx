import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { ProposedFact } from '#evidence/facts/public.tsx'
import type { Reply } from '#http/contract.ts'
import { Button } from '#web/ui/button.tsx'
import { calls, type Source, type Suggestion } from '../contract.ts'
import { Head } from './head.tsx'
import { groupsOf } from './groups.ts'
import { ReadingLine } from './reading-line.tsx'
import { Sources } from './sources.tsx'
import { SuggestionRow } from './suggestion-row.tsx'
import { useDecisions } from './use-decisions.ts'
import { useDraft } from './use-draft.ts'
import { focusRow, useRowKeys, type Verb } from './use-row-keys.ts'

interface Props {
  caseId: string
  search: URLSearchParams
  of: { source: Source; id: string } | null
  isDecided: boolean
  list: Reply<typeof calls.list>
}

/** What was found, by issue, with the buttons and keys that decide it. */
export function SuggestedList({ caseId, search, of, isDecided, list }: Props) {
  const { t } = useLingui()
  const draftOf = useDraft()
  const decisions = useDecisions(caseId)
  const [editing, setEditing] = useState<Suggestion | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const groups = groupsOf(list.suggestions, list.issues)
  const canDecide = list.can.add && !isDecided
  const decide = async (verb: Verb, one: Suggestion, at: number) => {
    if (decisions.isBusy) return
    if (verb === 'edit') {
      setEditing(one)
      return
    }
    const reply = await (verb === 'accept' ? decisions.accept(one, draftOf(one)) : decisions.dismiss(one))
    // The row that is next now has the place of this one.
    if (reply) setTimeout(() => focusRow(root.current, at))
  }
  const placeOf = (id: string) =>
    [...(root.current?.querySelectorAll<HTMLElement>('[data-suggestion]') ?? [])].findIndex((row) => row.dataset['suggestion'] === id)
  const { news } = decisions
  useRowKeys(
    root,
    (verb, id, at) => {
      const one = list.suggestions.find((each) => each.id === id)
      if (one && canDecide) void decide(verb, one, at)
    },
    news && (() => void decisions.undo(news.id)),
  )
  const open = list.found - list.looked
  const more = isDecided ? 0 : open - list.suggestions.length
  const [reading] = list.readings
  return (
    <div className="grid min-w-0 gap-3" ref={root}>
      <Head isDecided={isDecided} list={list} of={of} search={search} />
      {of && reading && <ReadingLine canAsk={list.can.add} caseId={caseId} reading={reading} />}
      {news && (
        <output className="no-print flex min-h-11 flex-wrap items-center gap-x-3 rounded-sm border border-line bg-surface px-3">
          {news.what === 'accepted' ? <Trans>Added to your facts.</Trans> : <Trans>Dismissed.</Trans>}
          <Button aria-keyshortcuts="u" busy={decisions.isBusy} kind="quiet" onClick={() => void decisions.undo(news.id)}>
            <Trans>Undo</Trans>
          </Button>
        </output>
      )}
      {decisions.problem && (
        <p className="text-danger" role="alert">
          {decisions.problem}
        </p>
      )}
      {groups.map(({ issue, of: rows }) => (
        <section aria-label={issue?.name ?? t`No issue`} className="grid gap-1" key={issue?.id ?? 'none'}>
          <h3 className="text-base">{issue ? issue.name : <Trans>No issue</Trans>}</h3>
          <ul className="border-t border-line">
            {rows.map((one) => (
              <li className="border-b border-line" key={one.id}>
                <SuggestionRow
                  isBusy={decisions.isBusy}
                  onDecide={canDecide ? (verb) => void decide(verb, one, placeOf(one.id)) : null}
                  onUndo={() => void decisions.undo(one.id)}
                  search={search}
                  suggestion={one}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {more > 0 && (
        <p className="text-soft">
          <Trans>{more} more appear once you decide these.</Trans>
        </p>
      )}
      {of === null && list.readings.length > 0 && <Sources readings={list.readings} search={search} />}
      <p className="max-w-prose text-sm text-soft">
        <Trans>
          A program looks for sentences with a date. It can miss some and get others wrong, so check each against its page. Only you see
          these suggestions, and nothing becomes a fact unless you accept it.
        </Trans>
      </p>
      {editing && (
        <ProposedFact
          caseId={caseId}
          onDone={() => setEditing(null)}
          proposed={{
            fact: draftOf(editing),
            mutation: decisions.accepting,
            send: (fact) => decisions.accept(editing, fact),
          }}
          search={search}
        />
      )}
    </div>
  )
}
