import { Plural, Trans } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { Button } from '#web/ui/button.tsx'
import type { calls } from '../contract.ts'

/** What an import brought. */
export function Done({ done, onDone }: { done: Reply<typeof calls.takeIn>; onDone: () => void }) {
  const sum = (of: 'added' | 'known' | 'corrected' | 'skipped') => done.imports.reduce((total, one) => total + one[of], 0)
  const [corrected, skipped] = [sum('corrected'), sum('skipped')]
  return (
    <div className="grid gap-3">
      <output className="font-semibold">
        <Plural _0="No new lines" one="# new line imported" other="# new lines imported" value={sum('added')} />
      </output>
      <ul>
        <li>
          <Plural one="# line was already there" other="# lines were already there" value={sum('known')} />
        </li>
        {corrected > 0 && (
          <li>
            <Plural one="# earlier line was corrected by the bank" other="# earlier lines were corrected by the bank" value={corrected} />
          </li>
        )}
        {skipped > 0 && (
          <li>
            <Plural one="# row was skipped" other="# rows were skipped" value={skipped} />
          </li>
        )}
      </ul>
      <Button className="justify-self-start" onClick={onDone}>
        <Trans>Done</Trans>
      </Button>
    </div>
  )
}
