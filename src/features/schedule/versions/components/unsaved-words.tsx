import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Confirm } from '#web/ui/confirm.tsx'
import { useBack, useWarning } from '#web/ui/unsaved.ts'

/**
 * Asks before unsaved input in a part of a page is lost: by that part's own button, by "Back", or by a link on the page.
 * @param isChanged whether there is unsaved input
 * @param onClose closes it
 */
export function useUnsavedWords(isChanged: boolean, onClose: () => void) {
  /** What happens if the user discards the input. */
  const [asked, setAsked] = useState<{ go: () => void } | null>(null)
  const isGivenUp = useRef(false)
  const holds = () => isChanged && !isGivenUp.current
  const tryClose = (): boolean => {
    if (holds()) setAsked({ go: onClose })
    else onClose()
    return !holds()
  }
  useWarning(true, holds)
  useBack(true, tryClose)
  useEffect(() => {
    if (!isChanged) return undefined
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      const isHere = link?.origin === location.origin && link.target === '' && !link.getAttribute('href')?.startsWith('#')
      if (!link || !isHere || isGivenUp.current || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      setAsked({ go: () => link.click() })
    }
    document.addEventListener('click', press, true)
    return () => document.removeEventListener('click', press, true)
  }, [isChanged])
  const dialog = (
    <Confirm
      back={<Trans>Keep writing</Trans>}
      isDanger
      onClose={() => setAsked(null)}
      onConfirm={() => {
        isGivenUp.current = true
        setAsked(null)
        asked?.go()
      }}
      open={asked !== null}
      title={<Trans>Discard your changes?</Trans>}
      verb={<Trans>Discard changes</Trans>}
    >
      <p>
        <Trans>Your changes to this schedule aren’t saved. If you discard them, they can’t be restored.</Trans>
      </p>
    </Confirm>
  )
  return { tryClose, dialog }
}
