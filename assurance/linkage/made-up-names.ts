const beginnings =
  'ab al an ar bar bel ben bran bren bur cal car chan cor dal dan del dor el em fair far fen gar gil gold gran hal han har hart hol hut jen kel ken kin lan lar lin lock lun mal mar mel mor nel nor oak pal par pen pres ral ran red ren ros sal san sher sil stan tal tan thorn tur val van wal war wes win wood'.split(
    ' ',
  )
const middles = 'a ber ca da der di e en er ga i in is ka la le li ma me mi na ne ni o ra ri ro sa se ta te ti ton va vi'.split(' ')
const ends =
  'ach ard berg bert burg by court den dez don er es ett ez ford gan ham hart ins ley lin low man mer mont more ner nez nolds od ran ren ring rod row sen sey shaw son stead stein ston ter thal ton tt vale vey ville wald ward well wick win wood worth y yer'.split(
    ' ',
  )

/** Draws from a list so that its first entries come up most, as names do (G. Zipf 1935): the n-th in proportion to 1 / (n + shift). */
export function zipf(size: number, shift: number): (chance: number) => number {
  const sums = new Float64Array(size)
  let total = 0
  for (let at = 0; at < size; at += 1) {
    total += 1 / (at + 1 + shift)
    sums[at] = total
  }
  return (chance) => {
    const wanted = chance * total
    let low = 0
    let high = size - 1
    while (low < high) {
      const middle = (low + high) >>> 1
      if (sums[middle]! < wanted) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** Family names from syllables, none twice: as many as asked for. */
export function madeUpSurnames(surnames: number, next: () => number): string[] {
  const pick = (list: readonly string[]) => list[Math.floor(next() * list.length)]!
  const names = new Set<string>()
  while (names.size < surnames) names.add(pick(beginnings) + (next() < 0.5 ? pick(middles) : '') + pick(ends))
  return [...names]
}
