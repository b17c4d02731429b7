import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/notice.tsx'

/** A square code of the words, for another device's camera: black on white in any color scheme. */
function Code({ rows }: { rows: readonly (readonly boolean[])[] }) {
  const { t } = useLingui()
  const size = rows.length
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg
      aria-label={t`The 12 words as a square code`}
      className="mt-3 size-48 bg-[#fff]"
      role="img"
      viewBox={`-4 -4 ${size + 8} ${size + 8}`}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}

/** The receipt: twelve words that only the author has, to write down, print or photograph. */
export function ReceiptCard({ words, byServer }: { words: readonly string[]; byServer: boolean }) {
  const { t } = useLingui()
  const numbered = words.map((word, index) => ({ word, number: index + 1 }))
  const [code, setCode] = useState<readonly (readonly boolean[])[] | null>(null)
  return (
    <Card>
      <h2>
        <Trans>Your receipt: keep these 12 words</Trans>
      </h2>
      <ol aria-label={t`The 12 words`} className="mt-4 grid list-none grid-cols-2 gap-2 sm:grid-cols-3">
        {numbered.map(({ word, number }) => (
          <li className="rounded-sm border border-line bg-paper px-3 py-2" key={number}>
            <span className="figures me-2 text-sm text-soft">{number}</span>
            <span className="font-mono font-semibold">{word}</span>
          </li>
        ))}
      </ol>
      <div className="prose mt-4">
        <p>
          <Trans>
            With them you can read what became of your rating, change it, withdraw it, and answer a question. Write them down in a place
            that only you can see. They are shown once.
          </Trans>
        </p>
        <p>
          <strong>
            <Trans>Lost is lost:</Trans>
          </strong>{' '}
          <Trans>without the words nobody can find your rating for you, and neither can we.</Trans>
        </p>
        {byServer && (
          <p>
            <Trans>These words were made by our server, because your browser ran no JavaScript. It has forgotten them.</Trans>
          </p>
        )}
      </div>
      {!byServer && (
        <div className="no-print mt-4 flex flex-wrap gap-3">
          <Button kind="secondary" onClick={() => window.print()}>
            <Trans>Print the words</Trans>
          </Button>
          {!code && (
            <Button kind="quiet" onClick={() => void import('uqr').then(({ encode }) => setCode(encode(words.join(' ')).data))}>
              <Trans>Show a square code</Trans>
            </Button>
          )}
        </div>
      )}
      {code && <Code rows={code} />}
    </Card>
  )
}
