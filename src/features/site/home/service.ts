import { createHash } from 'node:crypto'
import { hashOf, receiptOf, secretBytes, wordsOf } from '#domain/receipt/receipt.ts'
import { accept } from '#domain/screening/accept.ts'
import { screen } from '#domain/screening/screen.ts'
import { type About, policyVersion } from '#domain/screening/types.ts'
import type { Handlers, IsOff } from '#http/bind.ts'
import type { Reply } from '#http/contract.ts'
import { insidePages } from '#map/inside.generated.ts'
import { switchOf } from '#map/lines.ts'
import { pagesIn } from '#map/pages.ts'
import type { calls, Sample } from './contract.ts'
import { samples, type Written } from './samples.ts'

/** More than any sample needs; it only keeps a screening that proposes what it finds again from going on for ever. */
const mostAccepted = 20

/** The text after its author has accepted the first proposal of each finding that has one. */
function mend(text: string, about: About): string {
  let mended = text
  for (let n = 0; n < mostAccepted; n++) {
    const next = screen(mended, about).findings.find(({ rewrites }) => rewrites.length > 0)
    if (!next) break
    mended = accept(mended, next, 0)
  }
  return mended
}

function screened({ id, text, about }: Written): Sample {
  const { action, findings } = screen(text, about)
  const mended = mend(text, about)
  return {
    id,
    text,
    action,
    findings: findings.map(({ check, version, action: asked, span: [from, to], rewrites }) => ({
      check,
      version,
      action: asked,
      from,
      to,
      rewrite: rewrites[0]?.text ?? null,
    })),
    mended: mended === text ? null : { text: mended, action: screen(mended, about).action },
  }
}

/** A receipt whose words anybody may see: made of a sentence and not by chance, so it opens nothing. */
function exampleReceipt() {
  const secret = new Uint8Array(createHash('sha256').update('an example receipt').digest().subarray(0, secretBytes))
  return { words: [...wordsOf(secret)], hash: hashOf(receiptOf(secret)) }
}

export interface Deps {
  /** Features that staff switched off. */
  isOff?: IsOff
  /** The case tools are closed by their setting. */
  toolsClosed?: boolean
}

/** The pages of the router's own map that anybody with an account can open. */
function openPaths({ isOff, toolsClosed = false }: Deps): string[] {
  const lines = pagesIn('in', toolsClosed ? [] : insidePages)
  return [...new Set(lines.filter((line) => !line.staff && !isOff?.(switchOf(line))).map(({ path }) => path))]
}

export function service(deps: Deps = {}): Handlers<typeof calls> {
  // The same for everybody and for ever, and five milliseconds of work: made when first asked for.
  let made: Reply<typeof calls.examples> | null = null
  return {
    open: async () => ({ paths: openPaths(deps) }),
    examples: async () => (made ??= { policy: policyVersion, samples: samples.map(screened), receipt: exampleReceipt() }),
  }
}
