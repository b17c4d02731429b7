const pairs = [
  // Cyrillic and Greek letters that look like Latin ones
  'аa еe оo рp сc уy хx іi јj ѕs ԁd һh ӏl ԛq ԝw вb кk мm нh тt гr пn',
  'АA ЕE ОO РP СC УY ХX ІI ЈJ ЅS ВB КK МM НH ТT',
  'αa εe ιi οo ρp υu νv κk τt χx γy ηn',
  'ΑA ΕE ΙI ΟO ΡP ΥY ΝN ΚK ΤT ΧX ΒB ΗH ΜM ΖZ',
  // Letters without a decomposition
  'ıi łl øo đd ħh ɑa ɡg ŁL ØO ĐD',
  // Quotation marks, dashes and dots
  "’' ‘' ‛' ʼ' ´' ′' “\" ”\" „\" «\" »\" ‐- ‑- ‒- –- —- ―- −- ﹘- ⁃- ·. ∙. •. 。. ٠0 ⁄/ ∕/",
]

/** What a letter or sign of another script is read as. After Unicode's confusables (UTS 39), those that occur. */
export const lookalikes: Readonly<Record<string, string>> = Object.fromEntries(
  pairs.flatMap((row) => row.split(' ').map((pair) => [pair.slice(0, -1), pair.slice(-1)])),
)
