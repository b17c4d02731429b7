// Fonts without pictures of letters, for text that is not seen: every character of every language has a code, and the font says which.
// A Type 3 font has its glyphs in itself (ISO 32000-1, 9.6.5) and says by a ToUnicode map what each code means (9.10.3).

/** Codes of one font; 0 is left out. */
const perFont = 255

interface Font {
  /** The font as an object, given the numbers of the objects that it names. */
  dict: (of: { glyph: number; unicode: number }) => string
  /** Its map from codes to Unicode. */
  unicode: string
}

export interface Alphabet {
  fonts: readonly Font[]
  /** A text as runs of one font each, with the codes in hex. */
  runs(text: string): { font: number; codes: string }[]
}

const hex = (value: number, digits: number) => value.toString(16).toUpperCase().padStart(digits, '0')
const utf16 = (character: string) => Array.from({ length: character.length }, (_, n) => hex(character.charCodeAt(n), 4)).join('')

/** Blocks of a map have a hundred entries at most. */
const perBlock = 100

function mapOf(characters: readonly string[]): string {
  const lines = characters.map((character, n) => `<${hex(n + 1, 2)}> <${utf16(character)}>`)
  const blocks: string[] = []
  for (let at = 0; at < lines.length; at += perBlock) {
    const block = lines.slice(at, at + perBlock)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<00> <FF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`
}

function fontOf(characters: readonly string[]): Font {
  const codes = characters.map((_, n) => n + 1)
  return {
    dict: ({ glyph, unicode }) =>
      `<</Type/Font/Subtype/Type3/FontBBox[0 0 500 1000]/FontMatrix[0.001 0 0 0.001 0 0]/FirstChar 1/LastChar ${codes.length}` +
      `/Widths[${codes.map(() => '500').join(' ')}]/Encoding<</Type/Encoding/Differences[1 ${codes.map((code) => `/g${code}`).join(' ')}]>>` +
      `/CharProcs<<${codes.map((code) => `/g${code} ${glyph} 0 R`).join('')}>>/Resources<<>>/ToUnicode ${unicode} 0 R>>`,
    unicode: mapOf(characters),
  }
}

/** The fonts for the characters of some texts, and the blank. */
export function alphabetOf(texts: readonly string[]): Alphabet {
  const characters = [...new Set([' ', ...texts.flatMap((text) => [...text])])]
  const places = new Map(characters.map((character, n) => [character, { font: Math.floor(n / perFont), code: (n % perFont) + 1 }]))
  return {
    fonts: Array.from({ length: Math.ceil(characters.length / perFont) }, (_, n) =>
      fontOf(characters.slice(n * perFont, (n + 1) * perFont)),
    ),
    runs(text) {
      const runs: { font: number; codes: string }[] = []
      for (const character of text) {
        const place = places.get(character)
        if (!place) throw new Error('A text has a character that was not there when its fonts were made.')
        const last = runs.at(-1)
        if (last?.font === place.font) last.codes += hex(place.code, 2)
        else runs.push({ font: place.font, codes: hex(place.code, 2) })
      }
      return runs
    },
  }
}
