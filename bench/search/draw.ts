import type { Random } from '#kernel/random.ts'

/** Draws from a weighted list in a few steps (cumulative weights, binary search). */
export function drawer<T>(weighted: readonly (readonly [T, number])[]): (random: Random) => T {
  const sums: number[] = []
  let sum = 0
  for (const [, weight] of weighted) sums.push((sum += weight))
  return (random) => {
    const at = random.next() * sum
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle]! > at) high = middle
      else low = middle + 1
    }
    return weighted[low]![0]
  }
}

const onsets =
  'b bl br c ch cl cr d dr f fl fr g gl gr h j k kl kr l m n p ph pl pr qu r s sch sh sk sl sm sn sp st str t th tr v w wh y z'.split(' ')
const cores = 'a a a e e e i i o o u ai au ea ee ei ia ie io oa oo ou'.split(' ')
const codas = ' - - - l n r s t m d k ck ll nd ng nn nt rd rk rs rt ss st tz'.split(' ').map((coda) => (coda === '-' ? '' : coda))
const familyEnds = 'son er man berg ez ski ova ini ton ley well field wood is as o i ich enko sen mann ford stein elli ard'.split(' ')
const givenEnds = 'a ie en el ine on ette is o ya an elle ina us'.split(' ')

/** An invented name of one to three syllables with an ending, capital first. */
function invented(random: Random, ends: readonly string[]): string {
  const pick = (list: readonly string[]) => list[Math.floor(random.next() * list.length)]!
  let name = ''
  for (let syllables = 1 + Math.floor(random.next() * 2.2); syllables > 0; syllables -= 1) name += pick(onsets) + pick(cores) + pick(codas)
  name += pick(ends)
  return name[0]!.toUpperCase() + name.slice(1)
}

/**
 * `count` names: the head as given, then invented ones that share the rest of 100 percent by Zipf's law.
 */
export function spread(random: Random, head: readonly (readonly [string, number])[], count: number, kind: 'family' | 'given') {
  const names = new Set(head.map(([name]) => name))
  const tail: [string, number][] = []
  for (let rank = head.length + 1; names.size < count; rank += 1) {
    const name = invented(random, kind === 'family' ? familyEnds : givenEnds)
    if (names.has(name)) continue
    names.add(name)
    tail.push([name, 1 / rank])
  }
  const left = 100 - head.reduce((sum, [, share]) => sum + share, 0)
  const scale = left / tail.reduce((sum, [, weight]) => sum + weight, 0)
  return [...head, ...tail.map(([name, weight]) => [name, weight * scale] as const)]
}
