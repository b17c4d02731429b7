import { Trans, useLingui } from '@lingui/react/macro'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { calls, type RoleAsked } from '../contract.ts'
import { momentInUtc } from './moment.ts'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { roleWords } from './words.ts'

/** A role that waits for a second super admin. */
export function RoleRequest({ of, onChanged }: { of: RoleAsked; onChanged: () => void }) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const deciding = useMutation(calls.roleDecide)
  const { id, email, verb, reason, askedAt, may, why } = of
  const role = i18n._(roleWords[of.role])
  const asker = of.askedBy ?? t`someone whose account is gone`
  const say = async (decision: 'approved' | 'refused' | 'withdrawn') => {
    if (!(await deciding.send({ params: { id }, body: { decision } }))) return
    const titles = { approved: t`You agreed`, refused: t`You refused`, withdrawn: t`Request withdrawn` }
    toast({ title: titles[decision], text: t`${email}: ${role}` })
    onChanged()
  }
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="wrap-anywhere">
          {verb === 'grant' ? (
            <Trans>
              Give {email} the role: {role}
            </Trans>
          ) : (
            <Trans>
              Take from {email} the role: {role}
            </Trans>
          )}
        </h3>
        <Badge tone="attention">
          <Trans>Waits for a second person</Trans>
        </Badge>
      </div>
      <p className="mt-2">{reason}</p>
      <p className="mt-1 text-sm text-soft">
        <Trans>
          Asked by {asker} on {momentInUtc(askedAt, i18n.locale)}. It ends a day later if no one decides.
        </Trans>
      </p>
      {why !== null && <p className="mt-2 text-sm">{why}</p>}
      <div className="no-print mt-3 grid gap-3">
        <Problem of={deciding.problem} />
        {may === 'decide' && (
          <div className="flex flex-wrap gap-3">
            <Button busy={deciding.busy} onClick={() => void say('approved')}>
              {verb === 'grant' ? <Trans>Agree to give role</Trans> : <Trans>Agree to take role away</Trans>}
            </Button>
            <Button busy={deciding.busy} kind="secondary" onClick={() => void say('refused')}>
              <Trans>Refuse request</Trans>
            </Button>
          </div>
        )}
        {may === 'withdraw' && (
          <Button busy={deciding.busy} className="justify-self-start" kind="secondary" onClick={() => void say('withdrawn')}>
            <Trans>Withdraw request</Trans>
          </Button>
        )}
      </div>
    </Card>
  )
}
