import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { type Account, calls, type Import } from '../contract.ts'
import { accountName } from './names.ts'

interface ImportsProps {
  caseId: string
  accounts: readonly Account[]
  imports: readonly Import[]
  profiles: readonly { id: string; name: string }[]
}

/** Earlier imports, which can be undone, and the saved profiles of banks. */
export function Imports({ caseId, accounts, imports, profiles }: ImportsProps) {
  const { t, i18n } = useLingui()
  const undoing = useMutation(calls.undo, ['/api/bank'])
  const removing = useMutation(calls.removeProfile, ['/api/bank'])
  return (
    <Disclosure className="no-print" title={<Trans>Imports and saved columns</Trans>}>
      <div className="grid gap-3">
        <Problem of={undoing.problem ?? removing.problem} />
        <ul className="grid gap-1">
          {imports.map(({ id, account, name, at, added, known, corrected, skipped }) => {
            const of = accounts.find((one) => one.id === account)
            return (
              <li className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line last:border-0" key={id}>
                <div className="min-w-0 flex-[1_1_16rem] py-1">
                  <p className="[overflow-wrap:anywhere]">{name}</p>
                  <p className="text-sm text-soft">
                    {[dayInWords(at, i18n.locale), of && accountName(of)].filter(Boolean).join(' · ')}
                    {' · '}
                    <Trans>
                      {added} new, {known} already there
                    </Trans>
                    {corrected > 0 && (
                      <>
                        {', '}
                        <Plural one="# corrected by the bank" other="# corrected by the bank" value={corrected} />
                      </>
                    )}
                    {skipped > 0 && (
                      <>
                        {', '}
                        <Plural one="# row skipped" other="# rows skipped" value={skipped} />
                      </>
                    )}
                  </p>
                </div>
                <Button
                  aria-label={t`Undo import of ${name}`}
                  busy={undoing.busy}
                  kind="quiet"
                  onClick={() => void undoing.send({ params: { case: caseId, import: id } }, { done: t`Import undone` })}
                >
                  <Trans>Undo</Trans>
                </Button>
              </li>
            )
          })}
          {profiles.map(({ id, name }) => (
            <li className="flex flex-wrap items-center justify-between gap-x-4" key={id}>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                <Trans>Saved columns: {name}</Trans>
              </span>
              <Button
                aria-label={t`Remove saved columns ${name}`}
                busy={removing.busy}
                kind="quiet"
                onClick={() => void removing.send({ params: { case: caseId, profile: id } })}
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  )
}
