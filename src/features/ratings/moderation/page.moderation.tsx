import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { type DeskVerb, letterKeys, lettersFor } from '#domain/moderation/letters.ts'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { switchSingleKeys, useAreSingleKeysOn, useSingleKeys } from '#web/single-keys.ts'
import { apiQuery, type Page } from '#web/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { RequireRecentSignIn } from '#accounts/security/public.tsx'
import { Desks } from '#shell/desk-tabs.tsx'
import { PoolsLow } from '#ratings/takedown/public.tsx'
import { calls, type DeskState } from './contract.ts'
import { closed } from './components/decide.tsx'
import { Key, KeysDialog } from './components/keys.tsx'
import { OneCase } from './components/one.tsx'
import { Counts, HowMany, Queue } from './components/queue.tsx'
import { useDesk } from './components/use-desk.ts'
import { verbWords } from './components/words.ts'

const blank: { of: string | null; verb: DeskVerb | null; words: string } = { of: null, verb: null, words: '' }

const toggle = (panel: HTMLDetailsElement) => panel.toggleAttribute('open')

function Parts() {
  const { t: text, i18n } = useLingui()
  const [state, setState] = useState<DeskState | undefined>(undefined)
  const asked = useApiQuery(calls.queue, { query: state ? { state } : {} }, { keepOld: true })
  const desk = useDesk(state)
  const [draft, setDraft] = useState(blank)
  const [showsKeys, setShowsKeys] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const [latest, why] = [useRef<HTMLDetailsElement>(null), useRef<HTMLDetailsElement>(null)]
  const { open, last, problem } = desk
  // What is chosen and written is of this rating and no other: the next one that comes up begins without, from its first moment.
  const { verb, words } = open && draft.of === open.id ? draft : blank
  const setVerb = (to: DeskVerb | null) => setDraft({ of: open?.id ?? null, verb: to, words })
  const setWords = (to: string) => setDraft({ of: open?.id ?? null, verb, words: to })

  const decide = async (what: DeskVerb, letter: Parameters<typeof desk.decide>[1]) => {
    if (await desk.decide(what, letter, words)) setDraft((now) => (now.of === open?.id ? blank : now))
  }
  const go = (way: () => Promise<void>) => {
    setDraft(blank)
    void way()
  }
  const pressInCase = (key: string): boolean => {
    if (!open) return false
    if (verb !== null) {
      const letter = key.length === 1 ? lettersFor(verb)[letterKeys.indexOf(key)] : undefined
      if (letterKeys.includes(key) && letter && closed(open, verb, letter.rule) === null) {
        void decide(verb, letter.id)
        return true
      }
    }
    // Not Esc: three of those leave the site (web/leave.ts).
    if (key === 'Backspace') {
      if (verb === null) go(desk.leave)
      else setVerb(null)
      return true
    }
    if (key === 'w') {
      field.current?.focus()
      return true
    }
    const panel = key === 'h' ? latest.current : key === 'f' ? why.current : null
    if (panel) {
      toggle(panel)
      return true
    }
    const pressed = open.verbs.find((one) => verbWords[one].key === key)
    if (pressed) setVerb(pressed)
    return pressed !== undefined
  }
  const isOn = useAreSingleKeysOn()
  useSingleKeys((key) => {
    if (desk.busy) return false
    if (key === '?') setShowsKeys(true)
    else if (key === 'n') go(open ? desk.pass : desk.next)
    else if (key === 'z' && last) go(desk.undo)
    else return pressInCase(key)
    return true
  })

  return (
    <main className="page" id="content" tabIndex={-1}>
      <Desks here="/moderation" />
      <h1>
        <Trans>Moderation</Trans>
      </h1>
      <p className="mt-2 max-w-prose text-soft">
        <Trans>
          A text is never changed, and none goes because it is harsh or kind. The same rule holds for everybody, also for who pays us.
        </Trans>
      </p>
      <div className="no-print mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <Checkbox checked={isOn} id="keys-on" label={text`Single keys`} onChange={(event) => switchSingleKeys(event.target.checked)} />
        <Button kind="quiet" onClick={() => setShowsKeys(true)}>
          <Trans>Show the keys</Trans>
          <Key>?</Key>
        </Button>
      </div>
      <KeysDialog onClose={() => setShowsKeys(false)} open={showsKeys} />
      <div aria-live="polite" className="no-print">
        {last && (
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-s-4 border-action bg-action-wash px-4 py-2">
            <span>
              <Trans>Done: {i18n._(verbWords[last.verb].name)}.</Trans>
            </span>
            <Button busy={desk.busy} kind="quiet" onClick={() => go(desk.undo)}>
              <Trans>Take it back</Trans>
              <Key>z</Key>
            </Button>
          </div>
        )}
        {problem && (
          <div className="mt-3">
            <Notice tone="danger" title={<Trans>This was not done</Trans>}>
              <p>{problem.sentence}</p>
            </Notice>
          </div>
        )}
      </div>
      {open ? (
        <OneCase
          busy={desk.busy}
          field={field}
          key={open.id}
          panels={{ latest, why }}
          of={open}
          onLeave={() => go(desk.leave)}
          onOpen={(id) => go(() => desk.look(id))}
          onLetter={(letter) => verb !== null && void decide(verb, letter)}
          onPass={() => go(desk.pass)}
          onVerb={setVerb}
          onWords={setWords}
          verb={verb}
          words={words}
        />
      ) : (
        <Loaded query={asked} failed={text`The queue cannot be shown`} lines={6}>
          {({ counts, waiting, low }) => (
            <>
              <PoolsLow low={low} />
              {waiting.length > 0 && <HowMany n={counts.reduce((sum, { n }) => sum + n, 0)} />}
              <Counts chosen={state} counts={counts} onChoose={setState} />
              {waiting.length > 0 && (
                <div className="mt-4 flex flex-wrap items-center gap-4">
                  <Button busy={desk.busy} onClick={() => go(desk.next)}>
                    <Trans>Take the next one</Trans>
                    <Key>n</Key>
                  </Button>
                  {desk.isDone && (
                    <span className="text-soft">
                      <Trans>Nothing is left here that you can decide now.</Trans>
                    </span>
                  )}
                </div>
              )}
              <Queue onOpen={(id) => go(() => desk.look(id))} waiting={waiting} />
            </>
          )}
        </Loaded>
      )}
    </main>
  )
}

function View() {
  return (
    <RequireRecentSignIn why={<Trans>Taking a rating down asks for your password, if you gave it more than ten minutes ago.</Trans>}>
      <Parts />
    </RequireRecentSignIn>
  )
}

export const page: Page = {
  queries: () => [apiQuery(calls.queue, { query: {} })],
  title: (_at, i18n) => t(i18n)`Moderation`,
  View,
  noIndex: () => true,
}
