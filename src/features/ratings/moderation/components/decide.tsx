import { Trans, useLingui } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { needsTwo } from '#domain/moderation/grounds.ts'
import { reportedUnder } from '#domain/moderation/log.ts'
import { type DeskVerb, letterKeys, lettersFor } from '#domain/moderation/letters.ts'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { letterNames, letterWords } from '#ratings/reviews/public.tsx'
import { type Case, type LetterId, longestWords } from '../contract.ts'
import { Key } from './keys.tsx'
import { verbWords } from './words.ts'

/**
 * Why a letter cannot be chosen here: on its ground, or on that of a report, two people decide, and the first of them was nobody
 * yet, or oneself.
 */
export function closed(of: Pick<Case, 'proposed' | 'log'>, verb: DeskVerb, rule: string | null): 'propose' | 'other' | null {
  if (verb !== 'removed' || rule === null || !needsTwo(rule, reportedUnder(of.log))) return null
  return of.proposed === null ? 'propose' : of.proposed === 'you' ? 'other' : null
}

interface DecideProps {
  of: Case
  verb: DeskVerb | null
  words: string
  busy: boolean
  field: RefObject<HTMLTextAreaElement | null>
  onVerb: (verb: DeskVerb | null) => void
  onWords: (words: string) => void
  onLetter: (letter: LetterId) => void
}

/** What can be decided: first what, then with which letter. */
export function Decide({ of, verb, words, busy, field, onVerb, onWords, onLetter }: DecideProps) {
  const { t, i18n } = useLingui()
  return (
    <section aria-label={t`Your decision`} className="no-print mt-6 border-t-2 border-edge pt-4">
      {of.proposed === 'other' && (
        <Notice tone="attention" title={<Trans>Proposed by somebody else; you decide</Trans>}>
          <p>
            <Trans>Somebody proposed to take this down. On some grounds two people have to agree.</Trans>
          </p>
        </Notice>
      )}
      {of.proposed === 'you' && (
        <Notice title={<Trans>You proposed to take this down</Trans>}>
          <p>
            <Trans>On that ground somebody else decides.</Trans>
          </p>
        </Notice>
      )}
      {of.verbs.length === 0 ? (
        <p className="text-soft">
          <Trans>There is nothing here for you to decide: it waits for its author, for counsel, or for a colleague.</Trans>
        </p>
      ) : verb === null ? (
        <ul className="mt-3 flex flex-wrap gap-2">
          {of.verbs.map((one) => (
            <li key={one}>
              <Button busy={busy} kind={one === 'removed' || one === 'refused' ? 'danger' : 'secondary'} onClick={() => onVerb(one)}>
                {i18n._(verbWords[one].name)}
                <Key>{verbWords[one].key}</Key>
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <>
          <h3 className="mt-3">{i18n._(verbWords[verb].name)}</h3>
          <p className="mt-1 max-w-prose text-sm text-soft">{i18n._(verbWords[verb].follows)}</p>
          <ol aria-label={t`Letters`} className="mt-3 grid gap-2">
            {lettersFor(verb).map(({ id, rule }, index) => {
              const why = closed(of, verb, rule)
              return (
                <li className="rounded-sm border border-line px-3 py-2" key={id}>
                  <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
                    {why === null ? (
                      <Button busy={busy} kind="secondary" onClick={() => onLetter(id)}>
                        {i18n._(letterNames[id])}
                        <Key>{letterKeys[index]!}</Key>
                      </Button>
                    ) : (
                      <span className="font-semibold">{i18n._(letterNames[id])}</span>
                    )}
                    {rule && <span className="figures text-sm text-soft">{rule}</span>}
                    {why === 'propose' && (
                      <span className="text-sm text-soft">
                        <Trans>Two people decide this: propose it.</Trans>
                      </span>
                    )}
                    {why === 'other' && (
                      <span className="text-sm text-soft">
                        <Trans>You proposed it: somebody else decides.</Trans>
                      </span>
                    )}
                  </div>
                  <p className="mt-1 max-w-prose text-sm text-soft">{i18n._(letterWords[id])}</p>
                </li>
              )
            })}
          </ol>
          <div className="mt-3">
            <Button kind="quiet" onClick={() => onVerb(null)}>
              <Trans>Something else</Trans>
              <Key>⌫</Key>
            </Button>
          </div>
        </>
      )}
      {of.verbs.length > 0 && (
        <div className="mt-4 max-w-prose">
          <TextArea
            counter={{ max: longestWords }}
            hint={
              verb === 'removal_proposed'
                ? t`For the colleague who decides.`
                : of.canSeal
                  ? t`Besides the letter. Only the author can open them; afterwards not even you.`
                  : t`Besides the letter. The author reads them with the receipt.`
            }
            id="words"
            label={t`Words of your own (not needed)`}
            maxLength={longestWords}
            onChange={(event) => onWords(event.target.value)}
            onKeyDown={(event) => {
              // Back to the single keys.
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.blur()
            }}
            ref={field}
            rows={2}
            value={words}
          />
        </div>
      )}
    </section>
  )
}
