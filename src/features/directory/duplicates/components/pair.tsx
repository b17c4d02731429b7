import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { switchSingleKeys, useAreSingleKeysOn, useSingleKeys } from '#web/single-keys.ts'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, RadioGroup } from '#web/ui/choice.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { calls, type PairSeen } from '../contract.ts'
import { Problem } from '#web/form/problem.tsx'
import { SideBySide } from './side-by-side.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Waterfall } from './waterfall.tsx'
import { barWords, conflictWords, percent, placeOf } from './words.ts'

/** What was done last, so that it can be taken back from where one is. */
export type Last = { is: 'merge'; id: string } | { is: 'kept' | 'not_same'; a: string; b: string }

interface PairProps {
  a: string
  b: string
  onBack: () => void
  /** Decided: on to the next. */
  onDone: (last: Last) => void
  /** Passed over. */
  onNext: (() => void) | null
}

type Side = 'a' | 'b'

function MergeDialog({ of, open, onClose, onDone }: { of: PairSeen; open: boolean; onClose: () => void; onDone: (last: Last) => void }) {
  const { t } = useLingui()
  const [survivor, setSurvivor] = useState<Side>(of.survivor)
  const [name, setName] = useState<Side>(of.survivor)
  const [seat, setSeat] = useState<Side>(of.survivor)
  const act = useMutation(calls.merge, ['/api/staff/duplicates'])
  const faces = { a: of.a, b: of.b }
  const of2 = (say: (side: Side) => { label: string; hint?: string }) =>
    (['a', 'b'] as const).map((side) => Object.assign(say(side), { value: side }))
  const close = () => {
    act.clear()
    onClose()
  }
  const send = async () => {
    const done = await act.send({ params: { a: of.a.id, b: of.b.id }, body: { survivor, name, seat, reason: null } })
    if (done) onDone({ is: 'merge', id: done.merge })
  }
  return (
    <Dialog onClose={close} open={open} title={<Trans>Merge the two profiles</Trans>}>
      <p>
        <Trans>
          The records aren’t changed. The other address leads to the one profile, which shows the ratings and sources of both. It can be
          undone.
        </Trans>
      </p>
      <RadioGroup
        legend={t`Which address stays`}
        name="survivor"
        onChange={setSurvivor}
        options={of2((side) => ({ label: faces[side].name, hint: placeOf(faces[side]) }))}
        value={survivor}
      />
      <RadioGroup
        legend={t`Which name is shown`}
        name="name"
        onChange={setName}
        options={of2((side) => ({ label: faces[side].name }))}
        value={name}
      />
      <RadioGroup
        legend={t`Which position is shown as the present one`}
        name="seat"
        onChange={setSeat}
        options={of2((side) => ({ label: placeOf(faces[side]) || faces[side].name }))}
        value={seat}
      />
      <Problem of={act.problem} />
      <div className="flex flex-wrap gap-3">
        <Button busy={act.busy} onClick={() => void send()}>
          <Trans>Merge</Trans>
        </Button>
        <Button kind="secondary" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Dialog>
  )
}

function Decide({ of, onDone, onNext }: { of: PairSeen } & Pick<PairProps, 'onDone' | 'onNext'>) {
  const { i18n } = useLingui()
  const [isMerging, setMerging] = useState(false)
  const isOn = useAreSingleKeysOn()
  const act = useMutation(calls.decide, ['/api/staff/duplicates'])
  const decide = async (decision: 'kept' | 'not_same') => {
    const done = await act.send({ params: { a: of.a.id, b: of.b.id }, body: { decision, reason: null } })
    if (done) onDone({ is: decision, a: of.a.id, b: of.b.id })
  }
  const press: Readonly<Record<string, () => void>> = {
    ...(of.bar === null && { m: () => setMerging(true) }),
    k: () => void decide('kept'),
    x: () => void decide('not_same'),
    ...(onNext && { n: onNext }),
  }
  useSingleKeys((key) => {
    press[key]?.()
    return key in press
  })
  return (
    <section className="no-print grid gap-3">
      <h2>
        <Trans>Your decision</Trans>
      </h2>
      {of.bar !== null && <Notice tone="attention">{i18n._(barWords[of.bar])}</Notice>}
      <Problem of={act.problem} />
      <div className="flex flex-wrap gap-3">
        {of.bar === null && (
          <Button aria-keyshortcuts="m" onClick={() => setMerging(true)}>
            <Trans>Merge them</Trans>
          </Button>
        )}
        <Button aria-keyshortcuts="k" busy={act.busy} kind="secondary" onClick={() => void decide('kept')}>
          <Trans>Keep both profiles</Trans>
        </Button>
        <Button aria-keyshortcuts="x" busy={act.busy} kind="secondary" onClick={() => void decide('not_same')}>
          <Trans>They are not the same</Trans>
        </Button>
        {onNext && (
          <Button aria-keyshortcuts="n" kind="quiet" onClick={onNext}>
            <Trans>Pass over</Trans>
          </Button>
        )}
      </div>
      <Checkbox
        checked={isOn}
        label={<Trans>Single keys: m merges, k keeps both, x says that they are two people, n passes over</Trans>}
        onChange={(event) => switchSingleKeys(event.target.checked)}
      />
      <MergeDialog of={of} onClose={() => setMerging(false)} onDone={onDone} open={isMerging} />
    </section>
  )
}

/** Two profiles side by side, with what each field says, and what can be decided. */
export function PairView({ a, b, onBack, onDone, onNext }: PairProps) {
  const { t, i18n } = useLingui()
  const asked = useApiQuery(calls.pair, { params: { a, b } })
  return (
    <div className="grid gap-6">
      <p className="no-print">
        <Button kind="quiet" onClick={onBack}>
          <Trans>Back to the list</Trans>
        </Button>
      </p>
      <Loaded query={asked} failed={t`These two cannot be shown`} lines={10}>
        {(of) => (
          <>
            <header className="grid gap-1">
              <h1 id="pair">
                <Trans>
                  {of.a.name} and {of.b.name}
                </Trans>
              </h1>
              <p className="text-lg">
                <Trans>One person with a probability of {percent(i18n, of.probability)}</Trans>
              </p>
              {of.conflict !== null && <p className="text-attention">{i18n._(conflictWords[of.conflict])}</p>}
            </header>
            {of.state === 'open' && <Decide of={of} onDone={onDone} onNext={onNext} />}
            <Waterfall of={of} />
            <SideBySide of={of} />
          </>
        )}
      </Loaded>
    </div>
  )
}
