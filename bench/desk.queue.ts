import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { newReceipt, proofOf, ratingOf, tokenBy } from '#test/support/ratings.ts'

interface Labelled {
  text: string
  kind: string
  language: string
  about: { role: string } | null
}

const corpus = readFileSync(new URL('../corpora/screening/tuned.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as Labelled)
  .filter(({ language, about }) => language === 'en' && about?.role === 'judge')
const of = (kind: string) => corpus.filter((each) => each.kind === kind).map(({ text }) => text)

/** So many sentences that anybody may write stand around the one that a check holds: short ratings and long ones. */
const around = [1, 2, 3, 2, 5, 3, 1, 4, 2, 3] as const

/** Texts of the project's labelled corpus, each with one accusation in its middle, none twice. */
export function heldTexts(count: number): string[] {
  const [usual, accusing] = [of('publishable').filter((text) => text.split(' ').length > 9), of('accusation')]
  let used = 0
  return Array.from({ length: count }, (_, at) => {
    const some = usual.slice(used, (used += around[at % around.length]!))
    const middle = Math.ceil(some.length / 2)
    return [...some.slice(0, middle), accusing[at % accusing.length]!, ...some.slice(middle)].join(' ')
  })
}

/** A network of their own, where the server trusts a proxy: so many ratings come from one in an hour. */
const from = { 'x-forwarded-for': '10.77.0.1' }

async function ask(url: string, body?: object, headers: Record<string, string> = {}) {
  const reply = await fetch(url, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...from, ...headers, ...(body && { 'content-type': 'application/json' }) },
  })
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}

/** Invented judges that have reviews, those first that were rated last. */
async function judges(origin: string, count: number): Promise<string[]> {
  const found = new Set<string>()
  let cursor: string | null = ''
  while (found.size < count && cursor !== null) {
    const { body } = await ask(`${origin}/api/reviews?role=judge${cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`}`)
    const { items, next } = body as unknown as { items: { professionalId: string }[]; next: string | null }
    for (const { professionalId } of items) found.add(professionalId)
    cursor = next
  }
  return [...found]
}

/**
 * Files ratings as the page does, each with its proof of work, token and receipt, until so many are held for a person.
 * @param skip so many of the latest rated judges are left to others
 * @returns their texts
 */
export async function fillQueue(origin: string, count: number, skip = 0): Promise<string[]> {
  const texts = heldTexts(count + 10)
  const held: string[] = []
  for (const professional of (await judges(origin, count + skip + 10)).slice(skip)) {
    if (held.length === count) break
    const challenge = (await ask(`${origin}/api/reviews/challenge?professional=${professional}`)).body['challenge']
    // A person who cannot be rated (an appellate judge, one who left long ago) has no puzzle either: the next one, then.
    if (challenge === undefined) continue
    const token = await tokenBy((path, body) => ask(`${origin}${path}`, body))
    const saw = texts[held.length]!
    const rating = {
      ...ratingOf(professional, { answer: 2, eventMonth: '2024-03', saw }),
      ...newReceipt(),
      proof: await proofOf(challenge),
      token,
    }
    const { receipt: _, ...sent } = rating
    const { status, body } = await ask(`${origin}/api/reviews`, sent, { 'idempotency-key': randomUUID() })
    if (status === 200 && body['status'] === 'queued_human') held.push(saw)
    // A magistrate is asked other questions, and some texts are someone's name on this page: the next one, then.
    else if (![400, 422, 200].includes(status)) throw new Error(`A rating could not be filed: ${status} ${JSON.stringify(body)}`)
    else if (status !== 400) texts.splice(held.length, 1)
  }
  if (held.length < count) throw new Error(`Only ${held.length} of ${count} ratings are held.`)
  return held
}
