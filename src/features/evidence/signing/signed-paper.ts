import type { Block, Paper } from '#domain/papers/paper.ts'
import { type Signature as Seal, signatureInWords } from '#domain/papers/signature.ts'
import { kindNames, type PrivateKind } from '#domain/signing/kinds.ts'
import { momentIn } from '#case/records/public.ts'
import { english } from '#kernel/english.ts'
import { msg, type Text } from '#kernel/text.ts'
import { consentWords } from './rules.ts'

export interface Signer {
  /** The name in the case. */
  person: string
  /** As it was typed. */
  name: string
  at: Date
}

interface Signing {
  kind: PrivateKind
  title: string
  pages: number
  /** Of the PDF before this page. */
  bytes: number
  sha256: string
  signers: readonly Signer[]
  /** IANA name of the zone of the case. */
  zone: string
  host: string
  seal: Seal
}

/** The page that follows a signed paper: who signed, when, what they agreed to, and how anyone can see that the pages are the same. */
export function signaturePage({ kind, title, pages, bytes, sha256, signers, zone, host, seal }: Signing): Paper {
  const subject = english(msg`Signature page`)
  const small = (text: Text): Block => ({ kind: 'text', isSmall: true, text: english(text) })
  const size = bytes.toLocaleString('en-US')
  return {
    title: `${subject} · ${title}`,
    prefix: '',
    blocks: [
      { kind: 'heading', level: 1, text: subject },
      {
        kind: 'facts',
        rows: [
          [english(msg`Paper`), title],
          [english(msg`Kind`), english(kindNames[kind])],
          [english(msg`Pages before this one`), String(pages)],
          [english(msg`SHA-256 of those pages`), sha256],
          [
            english(msg`How to compare`),
            english(msg`The first ${{ size }} bytes of this file are the paper as it was shown for signing, and have this hash.`),
          ],
        ],
      },
      ...signers.flatMap(({ person, name, at }): Block[] => {
        return [
          { kind: 'heading', level: 2, text: english(msg`Signed by ${{ person }}`) },
          {
            kind: 'facts',
            rows: [
              [english(msg`Typed name`), `/s/ ${name}`],
              [english(msg`Time, here and in UTC`), momentIn(zone)(at)],
              [
                english(msg`Confirmed by`),
                english(msg`Signed in to the account of ${{ person }} in this case on ${{ host }}, and confirmed once more`),
              ],
            ],
          },
        ]
      }),
      { kind: 'heading', level: 2, text: english(msg`What each person agreed to`) },
      ...consentWords.map((words): Block => ({ kind: 'text', text: english(words), isIndented: true })),
      { kind: 'heading', level: 2, text: english(msg`Seal of this file`) },
      {
        kind: 'text',
        text: signatureInWords(
          seal,
          english(
            msg`This file is not sealed: no certificate is set up on this site. The hash above and the record of the case show whether the pages were changed.`,
          ),
        ),
      },
      small(
        msg`This is a private paper. It changes no court order, and it is not a paper for a court: federal law leaves those and matters of family law to other rules (15 U.S.C. § 7003). The site doesn’t check who sits at the device.`,
      ),
    ],
  }
}
