// Signs that change the direction of what follows, or have no width: on paper they would hide something, or show it in another order
// (Unicode Standard Annex 9, and Unicode Technical Report 36, section 2).
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{VS}]/u

/**
 * A text as a font can print it: each sign that the font has none for, or that nobody would see, stands as its number, `[U+200E]`. So a
 * paper shows that there is something, and a file beside it has the text itself.
 * @param canPrint whether the font has a sign for one character
 */
export function readable(text: string, canPrint: (character: string) => boolean): string {
  let all = ''
  for (const character of text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ')) {
    const isPlain = character === '\n' || (!unseen.test(character) && canPrint(character))
    all += isPlain ? character : `[U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`
  }
  return all
}
