import { papersByLibpdf } from '#ports/papers/libpdf.ts'
import type { Block, Paper } from '#domain/papers/paper.ts'
import type { Figure } from './results.ts'
import { spreadOf } from './stats.ts'

/** Issue 28: a record of 500 pages is drawn in ten seconds. */
const goal = { sense: 'at most', value: 10 } as const
const pages = 500

const sentence = 'Could we move the exchange on Friday from six to seven, at the library, because practice ends late that day?'

/** A message as a record prints it: its head, who and when, and a text of some length. No two texts are the same. */
const message = (n: number): Block[] => [
  { kind: 'heading', level: 2, text: `Message ${n}: The exchange on Friday, number ${n}` },
  {
    kind: 'facts',
    rows: [
      ['From', 'Ana Moreno'],
      ['To', `Ben Harlow: first viewed Sat, Nov 28, 2026, 3:05:${String(n % 60).padStart(2, '0')} PM EST (2026-11-28T20:05:09.123Z)`],
      ['Sent', 'Sat, Nov 28, 2026, 3:04:59 PM EST (2026-11-28T20:04:59.123Z)'],
      ['Delivered', 'Sat, Nov 28, 2026, 3:05:09 PM EST (2026-11-28T20:05:09.123Z)'],
      ['Kind', 'Message'],
      ['Entry', `No. ${n} of the shared ledger, ${n.toString(16).padStart(64, 'a')}`],
    ],
  },
  { kind: 'text', text: Array.from({ length: 8 }, (_, at) => `${sentence} (${n}.${at})`).join(' ') },
  { kind: 'rule' },
]

/** How long the paper of a long record takes, from the call to its bytes, the thread's start included. */
export async function measurePapers(
  { rounds }: { rounds: number },
  say: (text: string) => void,
): Promise<{ figures: Figure[]; notes: string[] }> {
  const paper: Paper = {
    title: 'All messages',
    prefix: 'BENCH-',
    blocks: Array.from({ length: 3 * pages }, (_, n) => message(n + 1)).flat(),
  }
  const seconds: number[] = []
  let drawn = 0
  for (let round = 0; round < rounds; round += 1) {
    const begun = performance.now()
    drawn = (await papersByLibpdf().draw(paper)).pages
    if (drawn < pages) throw new Error(`The paper has ${drawn} pages only.`)
    seconds.push(((performance.now() - begun) / 1_000) * (pages / drawn))
    say(`  ${seconds.at(-1)!.toFixed(2)} s for ${pages} of ${drawn} pages.`)
  }
  return {
    figures: [{ name: 'A record of 500 pages, drawn', unit: 's', goal, ...spreadOf(seconds) }],
    notes: [
      `A paper of ${3 * pages} messages on ${drawn} pages in Noto Sans, drawn ${rounds} times, each time by a new thread; the time is for ${pages} of them. Not signed: a signature takes some tenths of a second more.`,
    ],
  }
}
