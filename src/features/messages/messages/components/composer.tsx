import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Seat } from '#case/cases/contract.ts'
import { caseQuery } from '#case/cases/public.tsx'
import type { Attached } from '#case/files/public.tsx'
import type { Reply } from '#http/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls } from '../contract.ts'
import { addresses } from './addresses.ts'
import { Fields } from './composer-fields.tsx'
import { OtherTab } from './other-tab.tsx'
import { linkFrom, linkIn, type Writing } from './place.ts'
import { useKeyboard } from './use-keyboard.ts'
import { type DraftBody, isWritten, useSavedDraft } from './use-saved-draft.ts'

type Check = Reply<typeof calls.check>
type Thread = Reply<typeof calls.thread>
type Draft = Reply<typeof calls.drafts>['drafts'][number]

interface ComposerProps {
  of: Writing
  /** The thread that is answered, where it is open around this. */
  thread?: Thread
  seat: Seat
  search: URLSearchParams
  /** Where it leads when it is closed. */
  onClosed: string
  /** A new message was saved as a draft with this id. */
  onNew?: (draft: string) => void
}

/** What is written: a new message, an answer, an addition, or a draft that is taken up again. */
export function Composer({ of: now, thread, seat, search, onClosed, onNew }: ComposerProps) {
  // A new message gets the address of its draft while it is written.
  const [of] = useState(now)
  const query = caseQuery(search)
  const asked = useApiQuery(calls.check, { query })
  const drafts = useApiQuery(calls.drafts, { query })
  // Drafts are read once, as they are now: a save that comes back must not begin the form again.
  const [known, setKnown] = useState<Reply<typeof calls.drafts> | null>(null)
  if (known === null && drafts.data && !drafts.isFetching) setKnown(drafts.data)
  /** The draft whose newer text is shown, and how often one was: the form begins again with it. */
  const [newer, setNewer] = useState({ id: null as string | null, round: 0 })
  return (
    <Loaded failed={<Trans>Writing is not possible right now</Trans>} lines={6} query={asked}>
      {(check) => {
        if (check.refusal !== null && check.recipients.length === 0) return <Notice tone="attention">{check.refusal}</Notice>
        if (known === null) return <Skeleton lines={6} />
        const draft =
          known.drafts.find(({ id, refersTo }) =>
            newer.id !== null ? id === newer.id : of.is === 'draft' ? id === of.id : of.is !== 'new' && refersTo === of.to,
          ) ?? null
        if (of.is === 'draft' && draft === null)
          return (
            <Empty title={<Trans>This draft isn’t here anymore</Trans>}>
              <p>
                <Trans>It was sent or deleted.</Trans>
              </p>
            </Empty>
          )
        return (
          <Sheet
            check={check}
            draft={draft}
            drafts={(drafts.data ?? known).drafts}
            key={newer.round}
            of={of}
            onClosed={onClosed}
            onNew={onNew}
            onNewer={(id) => {
              setKnown(drafts.data ?? known)
              setNewer({ id, round: newer.round + 1 })
            }}
            search={search}
            seat={seat}
            thread={thread}
          />
        )
      }}
    </Loaded>
  )
}

/** Whom an answer goes to at first: those of the message that it answers, with its author in place of oneself. */
function answered(thread: Thread | undefined, to: string | null, me: string): readonly string[] {
  const message = thread?.messages.find(({ id }) => id === to)
  return message ? [message.from.memberId, ...message.to.map(({ memberId }) => memberId)].filter((id) => id !== me) : []
}

type SheetProps = Omit<ComposerProps, 'thread' | 'onNew'> & {
  thread: Thread | undefined
  onNew: ComposerProps['onNew'] | undefined
  check: Check
  draft: Draft | null
  /** The drafts as they are now. */
  drafts: readonly Draft[]
  /** Begins again with the text that another tab saved. */
  onNewer: (draft: string) => void
}

function Sheet({ of, thread, check, draft, drafts, seat, search, onClosed, onNew, onNewer }: SheetProps) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const target = of.is === 'reply' || of.is === 'addendum' ? of.to : (draft?.refersTo ?? null)
  const isAddendum = of.is === 'addendum'
  const [content, setContent] = useState<DraftBody>(() => {
    if (draft) {
      const { subject, kind, body, recipients, children, links, files, refersTo, needsAnswer, answerBy, isEmergency } = draft
      return {
        subject,
        kind,
        body,
        recipients,
        children,
        links: [...links],
        files: [...files],
        refersTo,
        needsAnswer,
        answerBy,
        isEmergency,
      }
    }
    const can = check.recipients.map(({ memberId }) => memberId)
    // The other parent, where they can be written to: professionals are added by a press.
    const first = check.recipients.find(({ role }) => role === 'parent') ?? (can.length === 1 ? check.recipients[0] : undefined)
    const wanted = answered(thread, target, seat.memberId).filter((id) => can.includes(id))
    return {
      subject: '',
      kind: 'message',
      body: '',
      recipients: wanted.length > 0 ? [...wanted] : first ? [first.memberId] : [],
      children: [],
      links: of.is === 'new' ? linkIn(search) : [],
      files: [],
      refersTo: target,
      needsAnswer: false,
      answerBy: null,
      isEmergency: false,
    }
  })
  const [attached, setAttached] = useState<readonly Attached[]>(draft?.attached ?? [])
  const [isArriving, setArriving] = useState(false)
  const [sendAt, setSendAt] = useState<string | null>(null)
  // An addition goes to whom its message went: it is no draft of its own kind, and is sent as it is written.
  const saved = useSavedDraft(seat.caseId, draft, content, drafts, (id) => onNew?.(id))
  const sending = useMutation(calls.send, addresses)
  const replying = useMutation(calls.reply, addresses)
  const discarding = useMutation(calls.discard, addresses)
  const mutation = target === null ? sending : replying
  const lost = mutation.problem !== null && mutation.problem.is !== 'refused'
  const [isWaiting, setWaiting] = useState(false)
  if (lost && !isWaiting) setWaiting(true)
  // The server answered, and said no: the page says why, and nothing waits for a connection.
  if (isWaiting && mutation.problem?.is === 'refused') setWaiting(false)
  /** The draft that the attempt named, `null` for none. A repeat names the same, or it would be another message to the server. */
  const named = useRef<string | null>(null)
  const base = useRef<string>(undefined)

  const close = (to = onClosed) => go(to, { replace: true })
  const send = async () => {
    if (!isWaiting) {
      await saved.save()
      if (saved.heldBy()) return null
      named.current = saved.idNow()
      base.current = saved.revisionNow()
    } else if (named.current !== null && saved.isUnsaved()) {
      // What was typed without a connection is saved first: the draft says it then, or something that another tab saved meanwhile.
      await saved.save()
      if (saved.heldBy() === 'changed') {
        mutation.clear()
        setWaiting(false)
        return null
      }
      base.current = saved.revisionNow()
    }
    const { subject, refersTo, ...written } = content
    const id = named.current
    const body = { ...written, sendAt, ...(id !== null && { draft: id, ...(base.current && { base: base.current }) }) }
    const params = { case: seat.caseId }
    const sent =
      refersTo === null
        ? await sending.send({ params, body: { ...body, subject } })
        : await replying.send({ params: { ...params, message: refersTo }, body: { ...body, isAddendum } })
    if (sent === null) return null
    saved.end()
    // A save that began after the attempt may be under way. The message is out, and its words are no draft.
    await saved.save()
    const extra = saved.idNow()
    if (extra !== null && extra !== id) await discarding.send({ params: { ...params, message: extra } })
    setWaiting(false)
    close(linkFrom(search, { thread: sent.thread, message: sent.id }))
    return sent
  }
  const resend = useRef(send)
  useEffect(() => {
    resend.current = send
  })
  useEffect(() => {
    if (!isWaiting) return undefined
    const again = () => void resend.current()
    const timer = setInterval(again, 10_000)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [isWaiting])

  const isEmpty = !isWritten(content)
  const giveUp = async () => {
    const id = saved.idNow()
    if (isEmpty && id !== null) await discarding.send({ params: { case: seat.caseId, message: id } })
    saved.end()
    close()
  }
  useKeyboard()
  const toast = useToast()
  const [isChoosing, setChoosing] = useState(false)
  const choose = (act: () => Promise<unknown>) => {
    setChoosing(true)
    void act().finally(() => setChoosing(false))
  }
  /** What is written here stays, as a draft of its own; the form shows what the other tab saved. */
  const showNewer = async () => {
    const id = saved.idNow()
    if (id === null) return
    if (saved.isUnsaved()) {
      if (!(await saved.part(false))) return
      toast({ title: t`Your text was saved as another draft` })
    }
    saved.end()
    onNewer(id)
  }
  const missing = () => ({
    ...(saved.heldBy() && { body: t`Choose which text to use first.` }),
    ...(content.recipients.length === 0 && !isAddendum && { recipients: t`Choose who it goes to.` }),
    ...(content.refersTo === null && content.subject.trim() === '' && { subject: t`Write a subject.` }),
    ...(content.body.trim() === '' && { body: t`Write the message first.` }),
    ...(isArriving && { files: t`A file is still on its way. Wait for it, or remove it.` }),
  })
  return (
    <section aria-labelledby="compose-title" className="no-print grid gap-3 rounded-md border border-edge bg-surface p-3 sm:p-4">
      <h2 className="text-lg" id="compose-title">
        {isAddendum ? <Trans>Add to your message</Trans> : target === null ? <Trans>New message</Trans> : <Trans>Reply</Trans>}
      </h2>
      {check.refusal !== null && <Notice tone="attention">{check.refusal}</Notice>}
      <Form
        check={missing}
        isChanged={saved.state !== 'saved' && !isEmpty}
        isControlled
        isLong
        kind="primary"
        more={
          isWaiting ? (
            <Button
              kind="secondary"
              onClick={() => {
                mutation.clear()
                setWaiting(false)
              }}
            >
              <Trans>Don’t send it</Trans>
            </Button>
          ) : undefined
        }
        mutation={isWaiting ? { busy: false, problem: null } : mutation}
        onClose={() => {
          // A form closes after it was sent, too: then the thread is open already.
          if (!saved.isEnded()) void saved.save().then(giveUp)
        }}
        read={() => null}
        send={send}
        submit={isAddendum ? <Trans>Send addition</Trans> : <Trans>Send message</Trans>}
      >
        {(errorAt) => (
          <>
            <Fields
              attached={attached}
              caseId={seat.caseId}
              check={check}
              content={content}
              errorAt={errorAt}
              isAddendum={isAddendum}
              isLocked={isWaiting}
              onAttached={(now) => {
                setAttached(now)
                setContent((before) => ({ ...before, files: now.map(({ file }) => file) }))
              }}
              onBusy={setArriving}
              onChange={(more) => setContent((before) => ({ ...before, ...more }))}
              onSendAt={setSendAt}
              search={search}
              sendAt={sendAt}
            />
            <div aria-live="polite">
              {(saved.state === 'changed' || saved.state === 'gone') && (
                <OtherTab
                  busy={isChoosing}
                  is={saved.state}
                  isUnsaved={saved.isUnsaved()}
                  onClose={() => {
                    saved.end()
                    close()
                  }}
                  onMine={() => choose(() => saved.part(true))}
                  onNewer={() => choose(showNewer)}
                />
              )}
            </div>
            <output className="text-sm text-soft">
              {isWaiting ? (
                <Trans>Not sent yet: there is no connection. It goes out once when you are connected again.</Trans>
              ) : saved.state === 'failed' ? (
                <Trans>Not saved: there is no connection. Your text is still here.</Trans>
              ) : saved.state === 'changed' || saved.state === 'gone' ? null : saved.state === 'waiting' ? (
                <Trans>Saving the draft…</Trans>
              ) : saved.idNow() !== null ? (
                <Trans>Draft saved. Only you see it.</Trans>
              ) : null}
            </output>
          </>
        )}
      </Form>
    </section>
  )
}
