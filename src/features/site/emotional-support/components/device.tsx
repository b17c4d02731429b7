import { Trans } from '@lingui/react/macro'

/** What a page cannot hide, and what helps. */
export function Device() {
  return (
    <div className="grid gap-x-10 gap-y-8 lg:grid-cols-2">
      <div className="prose">
        <h3>
          <Trans>“Leave this site”</Trans>
        </h3>
        <p>
          <Trans>
            The button is at the top of every page. Shift three times or Esc three times does the same. The screen goes blank at once and a
            weather page opens.
          </Trans>
        </p>
        <p>
          <Trans>
            It only helps against somebody who looks over your shoulder. The history of the browser still shows that you were here, and a
            program that spies on the phone still sees it.
          </Trans>
        </p>
        <p>
          <Trans>
            To leave less behind, open a private window before you come here. After calling a line, delete the call from the list of calls.
            It may still stand on the bill.
          </Trans>
        </p>
      </div>
      <div className="prose">
        <h3>
          <Trans>When somebody may be watching your phone or computer</Trans>
        </h3>
        <p>
          <Trans>It may be so if they know things that you told nobody, or turn up where you are, or had the phone in their hands.</Trans>
        </p>
        <ul>
          <li>
            <Trans>Use another device: a library, work, a friend who does not know them, a cheap new phone.</Trans>
          </li>
          <li>
            <Trans>
              Do not remove a spying program at once. They will notice, it may become more dangerous, and it may be evidence. Ask the
              hotline first.
            </Trans>
          </li>
          <li>
            <Trans>
              Think of what you share. A family account for phones? A cloud with photos and backups? A car, doorbell or speaker that
              reports? The children’s tablet and game console?
            </Trans>
          </li>
          <li>
            <Trans>From the safe device, make a new e-mail address with a new password, and use it for help and court alone.</Trans>
          </li>
          <li>
            <Trans>Changing all passwords on the watched phone tells them the new ones.</Trans>
          </li>
        </ul>
      </div>
    </div>
  )
}
